import { type Media, mediaSrcSet, mediaUrl } from "@awning/domain/media/media";

type Props = {
  media: Media;
  /** Where Storage serves objects, ending in `/o/`. */
  base: string;
  /** Pixels it takes at a density of one; the file nearest above twice of it is the fallback. */
  width: number;
  /** A number is CSS pixels: files that no screen shows at that size are not offered. */
  sizes?: string | number;
  /** Empty where the text beside says the same. */
  alt?: string;
  /** Whether it stands in the first screen. */
  first?: boolean;
  /** Reserves a square where the theme crops to one. */
  square?: boolean;
};

/** One picture with its size, its colour until it is there and every stored width to choose from. */
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

/** Screens show three pixels for one at most. */
const DENSEST = 3;

function useful(media: Media, size: number): Media {
  const enough = Math.min(...media.widths.filter((width) => width >= size * DENSEST));
  return { ...media, widths: media.widths.filter((width) => width <= enough) };
}
