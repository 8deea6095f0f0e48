import { mediaUrl } from "@awning/domain/media/media";
import type { BlockProps } from "@awning/domain/page/block";
import { parseLinkUrl } from "@awning/domain/rich-text/link-url";
import { Icon } from "../parts/icon.tsx";
import { Picture } from "../parts/picture.tsx";
import * as labels from "./labels.ts";
import type { BlockContext } from "./signup-block.tsx";

/** A picture with its caption, as a link when it has an address. */
export function ImageBlock({ image, caption, url, shape, context }: BlockProps<"image"> & { context: BlockContext }) {
  if (!image) return null;
  const isSmall = shape === "round";
  const picture = (
    <Picture
      media={image}
      base={context.mediaBase}
      width={isSmall ? 240 : 640}
      sizes={isSmall ? 240 : "(min-width:680px) 640px,94vw"}
      alt={image.alt || caption}
      square={shape === "square" || isSmall}
    />
  );
  const target = url ? parseLinkUrl(url) : null;
  return (
    <figure className={`pic pic--${shape}`}>
      {target && "url" in target ? (
        <a href={target.url} rel="ugc nofollow noopener" aria-label={image.alt || caption || labels.openLink}>
          {picture}
        </a>
      ) : (
        picture
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Pictures in a grid or a snapping row; each opens at full size. */
export function GalleryBlock({ images, layout, context }: BlockProps<"gallery"> & { context: BlockContext }) {
  return (
    <ul className={`pics pics--${layout}`}>
      {images.map((media, index) => (
        <li key={media.id}>
          <a
            href={mediaUrl(context.mediaBase, media, 1920)}
            aria-label={media.alt ? labels.enlarge(media.alt) : labels.enlargePictureNumber(index + 1)}
          >
            <Picture
              media={media}
              base={context.mediaBase}
              width={layout === "row" ? 420 : 210}
              sizes={layout === "row" ? "(min-width:680px) 420px,80vw" : "(min-width:680px) 210px,31vw"}
              square
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** An address on an illustrated map. Nothing loads from a map service before the visitor follows the link. */
export function MapBlock({ title, address }: BlockProps<"map">) {
  const url = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.replace(/\s+/g, " "))}`;
  return (
    <div className="map">
      <svg className="map__art" viewBox="0 0 640 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M-20 60 180 40 400 90 680 30M-20 170 220 150 420 190 680 150M90-10 120 240M260-10 240 240M420-10 400 240M560-10 590 240" />
        <path className="map__way" d="M-20 120C120 90 220 130 320 110S520 90 680 100" />
      </svg>
      <span className="map__pin">
        <Icon name="map-pin" size={28} />
      </span>
      <div className="map__text">
        {title && <h3>{title}</h3>}
        <p className="lines">{address}</p>
        <a href={url} rel="noopener">
          {labels.openInMaps}
        </a>
      </div>
    </div>
  );
}
