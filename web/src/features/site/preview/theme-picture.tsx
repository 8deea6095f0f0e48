import type { DesignTrial } from "@awning/domain/design/design";
import { lazyPart } from "#ui/lazy-part.ts";
import "./theme-picture.css";
import "./scaled-phone.css";

const smallPage = lazyPart(async () => (await import("./small-page.tsx")).SmallPage);

/** The top of the owner's page in a design, small: rendered live, not an image. */
export function ThemePicture({ tried }: { tried: DesignTrial }) {
  const SmallPage = smallPage.usePart();
  return <span className="scaled-phone theme-pic">{SmallPage ? <SmallPage tried={tried} /> : null}</span>;
}
