import { pictureType } from "@awning/domain/media/picture-type";
import { uploadAt } from "@awning/domain/upload/upload";
import { onObjectFinalized } from "firebase-functions/v2/storage";
import { removeUpload } from "#data/media/remove-upload.ts";
import { deleteStoredFile, readStart } from "#data/media/stored-files.ts";
import { REGION } from "#platform/config.ts";
import { log, withErrorsLogged } from "#platform/log.ts";

/** Checks each stored file. Retried until it succeeds, because nothing else checks the bytes. */
export const onStored = onObjectFinalized({ region: REGION, retry: true, memory: "512MiB", maxInstances: 20 }, async (event) => {
  const { name, contentType = "" } = event.data;
  await withErrorsLogged("files/check-stored", async () => {
    await checkStored(name, contentType);
  });
});

/** Removes a file whose bytes do not match its served type, or a picture with metadata. Sold files are never rendered. */
async function checkStored(path: string, type: string): Promise<void> {
  const place = uploadAt(path);
  const [, siteId = ""] = path.split("/");
  if (!place || place.kind === "soldFile" || siteId === "") return;
  const head = await readStart(path, HEAD_BYTES);
  if (head === null || (isWhatItSays(type, head) && !(place.kind === "picture" && hasNotes(head)))) return;
  log.uploadRefused(siteId, place.kind, type);
  await removeUpload(siteId, place.id);
  // Removed even without an upload document.
  await deleteStoredFile(path);
}

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
