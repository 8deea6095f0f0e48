import "./preview.css";
import type { Scheme } from "@awning/domain/design/color-roles";
import type { DesignTrial } from "@awning/domain/design/design";
import { isSiteOpen } from "@awning/domain/site/site";
import { useState } from "react";
import { useSite } from "#data/site/sites.ts";
import { LateNote } from "#ui/feedback/late-note.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { PhoneFrame } from "#ui/layout/phone-frame.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import * as labels from "./labels.ts";
import type { ShownPage } from "./theme-css.ts";

const liveNote = lazyPart(async () => (await import("./live-note.tsx")).LiveNote);

/** Whether the preview equals what visitors see now. `ofHome` for the home page. */
export function PreviewNote({ ofHome = false }: { ofHome?: boolean }) {
  const site = useSite();
  const isLive = site.state === "ready" && isSiteOpen(site.data);
  const LiveNote = liveNote.usePart(ofHome && isLive);
  if (site.state !== "ready") return null;
  const liveWords = ofHome && LiveNote ? <LiveNote siteId={site.data.id} /> : labels.liveView;
  return (
    <p className="preview__note">
      <span className={`dot ${isLive ? "" : "preview__dot--off"}`} />
      {isLive ? liveWords : labels.unpublishedHint}
    </p>
  );
}

const PAGES: readonly { key: ShownPage; label: string }[] = [
  { key: "home", label: labels.page },
  { key: "shop", label: labels.shop },
  { key: "checkout", label: labels.checkout },
];
const SCHEMES: readonly { key: Scheme; label: string }[] = [
  { key: "light", label: labels.light },
  { key: "dark", label: labels.dark },
];
const lookPages = lazyPart(async () => (await import("./theme-pages.tsx")).ThemePages);

/** The owner's real pages in the design being tried, in light and dark. */
export function ThemePreview({ tried }: { tried: DesignTrial | null }) {
  const ThemePages = lookPages.usePart();
  const [page, setPage] = useState<ShownPage>("home");
  const [scheme, setScheme] = useState<Scheme>(() => (window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
  const canTurn = tried === null || tried.design.mode === "auto";
  return (
    <>
      <div className="preview__bar">
        <Segment label={labels.preview} items={PAGES} current={page} onChange={setPage} />
        {canTurn ? <Segment label={labels.colorMode} items={SCHEMES} current={scheme} onChange={setScheme} /> : null}
      </div>
      <PhoneFrame>
        {ThemePages && tried ? (
          <ThemePages tried={tried} page={page} scheme={scheme} />
        ) : (
          <div className="preview__wait" aria-busy="true">
            <LateNote />
          </div>
        )}
      </PhoneFrame>
    </>
  );
}

/** Whether the preview equals what visitors see. */
export function ThemePreviewNote({ isTried }: { isTried: boolean }) {
  if (!isTried) return <PreviewNote ofHome />;
  return (
    <p className="preview__note">
      <span className="dot preview__dot--tried" /> {labels.previewHint}
    </p>
  );
}
