import { isSiteOpen } from "@awning/domain/site/site";
import { useSite } from "#data/site/sites.ts";
import { laterPart } from "#ui/later-part.ts";
import "./preview.css";

const liveNote = laterPart(async () => (await import("./live-note.tsx")).LiveNote);

/** Whether what the phone shows is what visitors see right now. `ofHome` where it shows the home page. */
export function PreviewNote({ ofHome = false }: { ofHome?: boolean }) {
  const site = useSite();
  const isLive = site.state === "ready" && isSiteOpen(site.data);
  const LiveNote = liveNote.usePart(ofHome && isLive);
  if (site.state !== "ready") return null;
  const liveWords = ofHome && LiveNote ? <LiveNote siteId={site.data.id} /> : "Live view";
  return (
    <p className="preview__note">
      <span className={`preview__dot ${isLive ? "" : "preview__dot--off"}`} />
      {isLive ? liveWords : "Not published, only visible to you"}
    </p>
  );
}
