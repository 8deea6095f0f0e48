import type { Seo } from "@awning/domain/seo";
import { shareWords } from "@awning/domain/share-words";
import { mediaAddress } from "#data/media.ts";
import type { OwnSite } from "#data/sites.ts";

/** The card as networks draw it, with every edit at once. */
export function ShareCard({ site, seo }: { site: OwnSite; seo: Seo }) {
  const { title, description } = shareWords(site, seo);
  const picture = seo.image ?? site.cover ?? site.avatar;
  return (
    <figure className="share-card" aria-label="Share card">
      {picture ? (
        <img src={mediaAddress(picture, 640)} alt="" width={picture.width} height={picture.height} />
      ) : (
        <span className="share-card__letter" aria-hidden="true">
          {[...site.displayName][0]}
        </span>
      )}
      <figcaption>
        <small className="faint">{window.location.host}</small>
        <b>{title}</b>
        <p className="soft">{description}</p>
      </figcaption>
    </figure>
  );
}
