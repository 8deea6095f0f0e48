import type { TriedDesign } from "@awning/domain/design/design";
import type { Scheme } from "@awning/domain/design/theme-colors";
import { useState } from "react";
import { laterPart } from "#ui/later-part.ts";
import { PhoneFrame } from "#ui/phone-frame.tsx";
import { Segment } from "#ui/segment.tsx";
import type { ShownPage } from "./look-css.ts";
import { PreviewNote } from "./preview-note.tsx";
import "./preview.css";
import { LateNote } from "#ui/late-note.tsx";

const PAGES: readonly { key: ShownPage; label: string }[] = [
  { key: "home", label: "Page" },
  { key: "shop", label: "Shop" },
  { key: "checkout", label: "Checkout" },
];
const SCHEMES: readonly { key: Scheme; label: string }[] = [
  { key: "light", label: "Light" },
  { key: "dark", label: "Dark" },
];
const lookPages = laterPart(async () => (await import("./look-pages.tsx")).LookPages);

/** The owner's real pages in the look that is tried, by day and by night. */
export function LookPreview({ tried }: { tried: TriedDesign | null }) {
  const LookPages = lookPages.usePart();
  const [page, setPage] = useState<ShownPage>("home");
  const [scheme, setScheme] = useState<Scheme>(() => (window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
  const canTurn = tried === null || tried.design.mode === "auto";
  return (
    <>
      <div className="preview__bar">
        <Segment label="Preview" items={PAGES} current={page} onChange={setPage} />
        {canTurn ? <Segment label="Color mode" items={SCHEMES} current={scheme} onChange={setScheme} /> : null}
      </div>
      <PhoneFrame>
        {LookPages && tried ? (
          <LookPages tried={tried} page={page} scheme={scheme} />
        ) : (
          <div className="preview__wait" aria-busy="true">
            <LateNote />
          </div>
        )}
      </PhoneFrame>
    </>
  );
}

/** Whether what the phone shows is what visitors see. */
export function LookPreviewNote({ isTried }: { isTried: boolean }) {
  if (!isTried) return <PreviewNote ofHome />;
  return (
    <p className="preview__note">
      <span className="preview__dot preview__dot--tried" /> Preview, only visible to you
    </p>
  );
}
