import type { TriedDesign } from "@awning/domain/design/design";
import { THEMES } from "@awning/domain/design/theme";
import { type ReactNode, useId } from "react";
import { THEME_WORDS } from "./theme-words.ts";
import type { Look } from "./use-look.ts";
import { WhenSeen } from "./when-seen.tsx";

/** The twelve themes, each as the owner's own page in it. `picture` draws that page. */
export function ThemeCards({ look, picture }: { look: Look; picture: (tried: TriedDesign) => ReactNode }) {
  const name = useId();
  const { applied, tried } = look;
  return (
    <div className="themes" role="radiogroup" aria-label="Theme">
      {THEMES.map((theme) => {
        const { name: title, words } = THEME_WORDS[theme];
        const isTried = theme === tried.theme && (tried.theme !== applied.theme || look.changes > 0);
        const state = theme === applied.theme ? "Live" : isTried ? "Preview" : words;
        return (
          <label className={`theme ${isTried ? "theme--tried" : ""}`} key={theme}>
            <input type="radio" name={name} value={theme} checked={theme === tried.theme} onChange={() => look.pickTheme(theme)} />
            <span className="theme__pic" aria-hidden="true">
              <WhenSeen>{picture({ theme, design: tried.design })}</WhenSeen>
            </span>
            <span className="theme__name">
              <b>{title}</b> <span className={theme === applied.theme ? "theme__live" : "faint"}>{state}</span>
            </span>
          </label>
        );
      })}
    </div>
  );
}
