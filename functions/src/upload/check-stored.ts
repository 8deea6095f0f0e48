import { uploadAt } from "@awning/domain/upload/upload";
import { deleteStoredFile, readStart } from "#data/stored-files.ts";
import { log } from "#platform/log.ts";
import { removeUpload } from "./remove-upload.ts";
import { HEAD_BYTES, hasNotes, isWhatItSays } from "./true-type.ts";

/**
 * Looks at the bytes of what was just stored, and removes it with its upload when they are not of the type it is answered as, or when
 * a picture tells more than it shows. What is sold is stored as plain bytes, whatever it is, and shown by no browser.
 * @param path where it lies, as Storage names it
 */
export async function checkStored(path: string, type: string): Promise<void> {
  const place = uploadAt(path);
  const [, siteId = ""] = path.split("/");
  if (!place || place.kind === "soldFile" || siteId === "") return;
  const head = await readStart(path, HEAD_BYTES);
  if (head === null || (isWhatItSays(type, head) && !(place.kind === "picture" && hasNotes(head)))) return;
  log.uploadRefused(siteId, place.kind, type);
  await removeUpload(siteId, place.id);
  // Nothing counted it: it goes all the same.
  await deleteStoredFile(path);
}
