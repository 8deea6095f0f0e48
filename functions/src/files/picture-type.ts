import type { MEDIA_INPUT_TYPES } from "@awning/domain/media";

export type PictureType = (typeof MEDIA_INPUT_TYPES)[number];

/** What a picture is by its first bytes, whatever its name or header says; `null` for what we do not take, SVG among it. */
export function pictureType(bytes: Buffer): PictureType | null {
  const text = (from: number, to: number) => bytes.toString("latin1", from, to);
  if (text(0, 3) === "\xff\xd8\xff") return "image/jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
  if (/^GIF8[79]a$/.test(text(0, 6))) return "image/gif";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "image/webp";
  if (text(4, 8) === "ftyp" && /^avi[fs]$/.test(text(8, 12))) return "image/avif";
  return null;
}
