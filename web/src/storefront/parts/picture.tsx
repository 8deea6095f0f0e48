import { type Media, mediaSrcSet, mediaUrl } from "@awning/domain/media/media";

type Props = {
  media: Media;
  /** Where Storage serves objects, ending in `/o/`. */
  base: string;
  /** Its width at a pixel ratio of one; the fallback is the smallest file at least twice as wide. */
  width: number;
  /** A number is CSS pixels; files no screen needs at that size are omitted. */
  sizes?: string | number;
  /** Empty when the text beside it says the same. */
  alt?: string;
  /** Whether it is above the fold. */
  first?: boolean;
  /** Reserves a square when the theme crops to one. */
  square?: boolean;
};

/** A picture with its size, its placeholder color and every stored width. */
export function Picture({ media, base, width, sizes = width, alt = media.alt, first = false, square = false }: Props) {
  const offered = typeof sizes === "number" ? useful(media, sizes) : media;
  return (
    <img
      src={mediaUrl(base, media, width * 2)}
      srcSet={offered.widths.length > 1 ? mediaSrcSet(base, offered) : undefined}
      sizes={offered.widths.length < 2 ? undefined : typeof sizes === "number" ? `${sizes}px` : sizes}
      alt={alt}
      width={media.width}
      height={square ? media.width : media.height}
      style={{ backgroundColor: media.color }}
      loading={first ? undefined : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding="async"
    />
  );
}

/** Screens have a pixel ratio of three at most. */
const DENSEST = 3;

function useful(media: Media, size: number): Media {
  const enough = Math.min(...media.widths.filter((width) => width >= size * DENSEST));
  return { ...media, widths: media.widths.filter((width) => width <= enough) };
}
