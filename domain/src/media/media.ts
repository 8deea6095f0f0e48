import type { Media } from "./media-schema.ts";
import { MEDIA_ALT_MAX, MEDIA_WIDTHS } from "./media-sides.ts";

export type { Media };
export { MEDIA_ALT_MAX, MEDIA_WIDTHS };

export const MEDIA_INPUT_MAX_BYTES = 40 * 1024 * 1024;
export const MEDIA_INPUT_MAX_PIXELS = 65_000_000;
export const MEDIA_INPUT_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"] as const;
/** The Storage limit of one resized WebP file, repeated in `storage.rules`. */
export const MEDIA_FILE_MAX_BYTES = 1024 * 1024;
export const MEDIA_FILE_TYPE = "image/webp";

export function mediaPath(siteId: string, mediaId: string, width: number): string {
  return `media/${siteId}/${mediaId}/${mediaFileName(width)}`;
}

export function mediaFileName(width: number): string {
  return `${width}.webp`;
}

/**
 * The URL of the stored file for a width (the first at least as wide, otherwise the widest).
 * @param base where Storage serves objects, ending in `/o/`
 */
export function mediaUrl(base: string, media: Media, wantedWidth: number): string {
  const sorted = media.widths.toSorted((a, b) => a - b);
  const width = sorted.find((candidate) => candidate >= wantedWidth) ?? sorted.at(-1) ?? media.width;
  return `${folderUrl(base, media)}${width}.webp?alt=media`;
}

export function mediaSrcSet(base: string, media: Media): string {
  const folder = folderUrl(base, media);
  const sorted = media.widths.toSorted((a, b) => a - b);
  return sorted.map((width) => `${folder}${width}.webp?alt=media ${width}w`).join(", ");
}

/** The folder URL of a picture; Storage encodes a path as one segment. */
function folderUrl(base: string, { siteId, id }: Media): string {
  return `${base}media%2F${encodeURIComponent(siteId)}%2F${encodeURIComponent(id)}%2F`;
}
