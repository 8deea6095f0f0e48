import { FONT_FACTS, FONTS, fontStack } from "@awning/domain/design/font";
import type { Theme } from "@awning/domain/design/theme";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Choices } from "./choices.tsx";
import * as labels from "./labels.ts";
import type { Look } from "./use-design-trial.ts";

const PREFIX = "Choice ";

/** The fonts to choose from, each in itself. `faceOf` returns the address of a theme's font. */
export function FontFields({ look, faceOf, sample }: { look: Look; faceOf: (theme: Theme) => string; sample: string }) {
  return (
    <Choices
      label={labels.fonts}
      isQuiet
      current={look.tried.design.font}
      onPick={(font) => look.change({ font })}
      items={[
        { key: "theme", label: labels.themeDefault, sample: <i className="letters faint">{labels.aa}</i> },
        ...FONTS.map((font) => ({
          key: font,
          label: FONT_FACTS[font].name,
          sample: (
            <WhenSeen>
              <Letters font={font} faceOf={faceOf} sample={sample} />
            </WhenSeen>
          ),
        })),
      ]}
    />
  );
}

function Letters({ font, faceOf, sample }: { font: (typeof FONTS)[number]; faceOf: (theme: Theme) => string; sample: string }) {
  const { theme, headWeight } = FONT_FACTS[font];
  const family = PREFIX + font;
  useEffect(() => {
    if (!theme || [...document.fonts].some((face) => face.family.includes(family))) return;
    const face = new FontFace(family, `url(${faceOf(theme)}) format("woff2")`, { weight: "100 900", display: "swap" });
    document.fonts.add(face);
    // If it fails, the sample stays in the fallback font.
    face.load().catch(() => document.fonts.delete(face));
  }, [theme, family, faceOf]);
  return (
    <i className="letters" style={{ fontFamily: `"${family}",${fontStack(font)}`, fontWeight: headWeight }}>
      {sample}
    </i>
  );
}

/** Renders expensive content shortly before it scrolls into view. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || isSeen) return;
    const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true), {
      rootMargin: "200px",
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isSeen]);
  return (
    <span className="seen" ref={place}>
      {isSeen ? children : null}
    </span>
  );
}
