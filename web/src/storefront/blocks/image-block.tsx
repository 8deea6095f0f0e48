import type { BlockProps } from "@awning/domain/page/block";
import { parseLinkUrl } from "@awning/domain/rich-text/link-url";
import { Picture } from "../parts/picture.tsx";
import type { BlockContext } from "./block-context.ts";

/** One picture with its caption; with an address it is a link. */
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
        <a href={target.url} rel="ugc nofollow noopener" aria-label={image.alt || caption || "Open link"}>
          {picture}
        </a>
      ) : (
        picture
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
