import { mediaUrl } from "@awning/domain/media/media";
import type { BlockProps } from "@awning/domain/page/block";
import { Picture } from "../parts/picture.tsx";
import type { BlockContext } from "./block-context.ts";

/** Pictures in a grid or in a row that snaps; each opens as large as it is. */
export function GalleryBlock({ images, layout, context }: BlockProps<"gallery"> & { context: BlockContext }) {
  return (
    <ul className={`pics pics--${layout}`}>
      {images.map((media, index) => (
        <li key={media.id}>
          <a href={mediaUrl(context.mediaBase, media, 1920)} aria-label={`Enlarge: ${media.alt || `picture ${index + 1}`}`}>
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
