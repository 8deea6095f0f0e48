import type { MEDIA_INPUT_TYPES } from "./media.ts";

export type PictureType = (typeof MEDIA_INPUT_TYPES)[number];
/** How many bytes from the start tell what a picture is. */
export const PICTURE_TYPE_BYTES = 12;

/**
 * What a picture is by its first bytes, whatever its name or header says; `null` for what we do not take, SVG among it. HEIC, as
 * phones write it, can only be read by some browsers.
 */
export function pictureType(bytes: Uint8Array): PictureType | "image/heic" | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === "\xff\xd8\xff") return "image/jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
  if (/^GIF8[79]a$/.test(text(0, 6))) return "image/gif";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "image/webp";
  if (text(4, 8) !== "ftyp") return null;
  if (/^avi[fs]$/.test(text(8, 12))) return "image/avif";
  return /^(?:hei[cxms]|hev[cx]|mif1|msf1)$/.test(text(8, 12)) ? "image/heic" : null;
}
