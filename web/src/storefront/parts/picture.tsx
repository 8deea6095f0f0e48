import { type Media, mediaSrcSet, mediaUrl } from "@awning/domain/media";

type Props = {
  media: Media;
  /** Where Storage serves objects, ending in `/o/`. */
  base: string;
  /** Pixels it takes at a density of one; the file nearest above twice of it is the fallback. */
  width: number;
  sizes?: string;
  /** Empty where the text beside says the same. */
  alt?: string;
  /** Whether it stands in the first screen. */
  first?: boolean;
  /** Reserves a square where the theme crops to one. */
  square?: boolean;
};

/** One picture with its size, its colour until it is there and every stored width to choose from. */
export function Picture({ media, base, width, sizes = `${width}px`, alt = media.alt, first = false, square = false }: Props) {
  return (
    <img
      src={mediaUrl(base, media, width * 2)}
      srcSet={media.widths.length > 1 ? mediaSrcSet(base, media) : undefined}
      sizes={media.widths.length > 1 ? sizes : undefined}
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
