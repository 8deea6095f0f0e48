import { isSiteOpen } from "@awning/domain/site";
import { useSite } from "#data/sites.ts";
import "./preview.css";

/** Whether what the phone shows is what visitors see right now. */
export function PreviewNote() {
  const site = useSite();
  if (site.state !== "ready") return null;
  const isLive = isSiteOpen(site.data);
  return (
    <p className="preview__note">
      <span className={`preview__dot ${isLive ? "" : "preview__dot--off"}`} />
      {isLive ? "Live, as visitors see it" : "Not open yet, only you see it"}
    </p>
  );
}
