import { sharePicturePath } from "@awning/domain/link/share-path";
import { shareWords } from "@awning/domain/link/share-words";
import type { Seo } from "@awning/domain/site/seo";
import { isSiteOpen } from "@awning/domain/site/site";
import { firstCharacter } from "@awning/domain/values/characters";
import { useState } from "react";
import { mediaAddress } from "#data/media/media.ts";
import type { OwnSite } from "#data/site/sites.ts";
import { useSettled } from "./use-settled.ts";

/** Longer than an edit takes to reach the public copy, out of which the picture is drawn. */
const DRAWN_MS = 2500;

/** The card as networks draw it: words with every edit at once, the picture as soon as it is drawn. */
export function ShareCard({ site, seo }: { site: OwnSite; seo: Seo }) {
  const { title, description } = shareWords(site, seo);
  return (
    <figure className="share-card" aria-label="Share card">
      {seo.image ? (
        <img src={mediaAddress(seo.image, 640)} alt="" width={seo.image.width} height={seo.image.height} />
      ) : (
        <DrawnPicture site={site} />
      )}
      <figcaption>
        <small className="faint">{window.location.host}</small>
        <b>{title}</b>
        <p className="soft">{description}</p>
      </figcaption>
    </figure>
  );
}

/** The very picture that others will see; what stands in for it while the page is not public. */
function DrawnPicture({ site }: { site: OwnSite }) {
  const stamp = useSettled(site.updatedAt, DRAWN_MS);
  const [missing, setMissing] = useState<number | null>(null);
  if (isSiteOpen(site) && missing !== stamp) {
    const address = `${sharePicturePath(site.username, null, "now")}?${stamp}`;
    return <img src={address} alt="Preview of your share card" width={1200} height={630} onError={() => setMissing(stamp)} />;
  }
  const picture = site.cover ?? site.avatar;
  if (picture) return <img src={mediaAddress(picture, 640)} alt="" width={picture.width} height={picture.height} />;
  return (
    <span className="share-card__letter" aria-hidden="true">
      {firstCharacter(site.displayName)}
    </span>
  );
}
