import { isSiteOpen } from "@awning/domain/site";
import { useSite } from "#data/sites.ts";
import { laterPart } from "#ui/later-part.ts";
import "./preview.css";

const liveNote = laterPart(async () => (await import("./live-note.tsx")).LiveNote);

/** Whether what the phone shows is what visitors see right now. `ofHome` where it shows the home page. */
export function PreviewNote({ ofHome = false }: { ofHome?: boolean }) {
  const site = useSite();
  const isLive = site.state === "ready" && isSiteOpen(site.data);
  const LiveNote = liveNote.usePart(ofHome && isLive);
  if (site.state !== "ready") return null;
  const liveWords = ofHome && LiveNote ? <LiveNote siteId={site.data.id} /> : "Live, as visitors see it";
  return (
    <p className="preview__note">
      <span className={`preview__dot ${isLive ? "" : "preview__dot--off"}`} />
      {isLive ? liveWords : "Not open yet, only you see it"}
    </p>
  );
}
