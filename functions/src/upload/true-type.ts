import { pictureType } from "@awning/domain/media/picture-type";

export const HEAD_BYTES = 4096;

const ZIPPED = /^application\/(zip|epub\+zip|vnd\.)/;
/** WebP header flags for EXIF and XMP metadata. */
const WEBP_EXIF_OR_XMP = 0x08 | 0x04;

/** Whether a file's first bytes match its stored type. Content a browser would treat as HTML is never text. */
export function isWhatItSays(type: string, head: Buffer): boolean {
  const starts = (...texts: string[]) => texts.some((text) => head.toString("latin1", 0, text.length) === text);
  if (type.startsWith("image/")) return pictureType(head) === type;
  if (type === "application/pdf") return starts("%PDF-");
  if (ZIPPED.test(type)) return starts("PK\x03\x04", "PK\x05\x06");
  if (type === "audio/mpeg") return starts("ID3") || (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0);
  if (type === "audio/mp4") return head.toString("latin1", 4, 8) === "ftyp";
  if (type.startsWith("text/")) return !head.includes(0) && !/^\s*<(!doctype|html|script|svg|\?xml|body|head)/i.test(head.toString("utf8"));
  return false;
}

/** Whether a WebP picture carries metadata such as its location; our own app sends none. */
export function hasNotes(head: Buffer): boolean {
  return head.toString("latin1", 12, 16) === "VP8X" && ((head[20] ?? 0) & WEBP_EXIF_OR_XMP) !== 0;
}
