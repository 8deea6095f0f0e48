import { useSite } from "#data/sites.ts";
import "./preview.css";

/** Whether what the phone shows is what visitors see right now. */
export function PreviewNote() {
  const site = useSite();
  if (site.state !== "ready") return null;
  return (
    <p className="preview__note">
      <span className={`preview__dot ${site.data.published ? "" : "preview__dot--off"}`} />
      {site.data.published ? "Live, as visitors see it" : "Not open yet, only you see it"}
    </p>
  );
}
