import type { MEDIA_INPUT_TYPES } from "./media.ts";

export type PictureType = (typeof MEDIA_INPUT_TYPES)[number];
/** Enough leading bytes to detect a picture type. */
export const PICTURE_TYPE_BYTES = 12;

/** The picture type by its first bytes; `null` for unsupported types such as SVG. Only some browsers can decode HEIC. */
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
