import type { TriedDesign } from "@awning/domain/design/design";
import { laterPart } from "#ui/later-part.ts";
import "./theme-picture.css";
import "./scaled-phone.css";

const smallPage = laterPart(async () => (await import("./small-page.tsx")).SmallPage);

/** The top of the owner's page in a look, drawn small: the real page, never a picture of one. */
export function ThemePicture({ tried }: { tried: TriedDesign }) {
  const SmallPage = smallPage.usePart();
  return <span className="scaled-phone theme-pic">{SmallPage ? <SmallPage tried={tried} /> : null}</span>;
}
