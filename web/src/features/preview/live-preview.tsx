import { laterPart } from "#ui/later-part.ts";
import { PhoneFrame } from "#ui/phone-frame.tsx";
import "./preview.css";

/** What draws the preview: the public pages in all their themes are a tenth of the dashboard. */
export const ownPage = laterPart(async () => (await import("./own-page.tsx")).OwnPage);

/** The owner's real page in a phone. */
export function LivePreview() {
  const OwnPage = ownPage.usePart();
  return <PhoneFrame>{OwnPage ? <OwnPage /> : <div className="preview__wait" aria-busy="true" />}</PhoneFrame>;
}
