import { PhoneFrame } from "#ui/layout/phone-frame.tsx";
import { ownPage } from "./own-page-part.ts";
import "./preview.css";
import { LateNote } from "#ui/feedback/late-note.tsx";

/** The owner's real page in a phone. */
export function LivePreview() {
  const OwnPage = ownPage.usePart();
  return (
    <PhoneFrame>
      {OwnPage ? (
        <OwnPage />
      ) : (
        <div className="preview__wait" aria-busy="true">
          <LateNote />
        </div>
      )}
    </PhoneFrame>
  );
}
