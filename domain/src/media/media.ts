import type { Media } from "./media-schema.ts";
import { MEDIA_ALT_MAX, MEDIA_WIDTHS } from "./media-sides.ts";

export type { Media };
export { MEDIA_ALT_MAX, MEDIA_WIDTHS };

/** What an owner may choose from their device: what its best camera takes. It is made smaller before it is sent. */
export const MEDIA_INPUT_MAX_BYTES = 40 * 1024 * 1024;
export const MEDIA_INPUT_MAX_PIXELS = 65_000_000;
export const MEDIA_INPUT_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"] as const;
/** What Storage takes: one resized WebP file. The same number stands in `storage.rules`. */
export const MEDIA_FILE_MAX_BYTES = 1024 * 1024;
export const MEDIA_FILE_TYPE = "image/webp";

/** Storage path of one file of a picture. */
export function mediaPath(siteId: string, mediaId: string, width: number): string {
  return `media/${siteId}/${mediaId}/${mediaFileName(width)}`;
}

/** Name of one file of a picture, without its folder. */
export function mediaFileName(width: number): string {
  return `${width}.webp`;
}

/**
 * Address of the stored file nearest to the wanted width (the first that is at least as wide, else the widest).
 * @param base where Storage serves objects, ending in `/o/`
 */
export function mediaUrl(base: string, media: Media, wantedWidth: number): string {
  const sorted = media.widths.toSorted((a, b) => a - b);
  const width = sorted.find((candidate) => candidate >= wantedWidth) ?? sorted.at(-1) ?? media.width;
  return `${folderUrl(base, media)}${width}.webp?alt=media`;
}

/** Value of `srcset` with every stored width. */
export function mediaSrcSet(base: string, media: Media): string {
  const folder = folderUrl(base, media);
  const sorted = media.widths.toSorted((a, b) => a - b);
  return sorted.map((width) => `${folder}${width}.webp?alt=media ${width}w`).join(", ");
}

/** Where the files of a picture stand, up to their names; in an address of Storage a path is one segment. */
function folderUrl(base: string, { siteId, id }: Media): string {
  return `${base}media%2F${encodeURIComponent(siteId)}%2F${encodeURIComponent(id)}%2F`;
}
