import { uploadAt } from "@awning/domain/upload/upload";
import { onObjectFinalized } from "firebase-functions/v2/storage";
import { removeUpload } from "#data/media/remove-upload.ts";
import { deleteStoredFile, readStart } from "#data/media/stored-files.ts";
import { ceilingOf } from "#platform/ceilings.ts";
import { REGION } from "#platform/config.ts";
import { log, withErrorsLogged } from "#platform/log.ts";
import { HEAD_BYTES, hasNotes, isWhatItSays } from "./true-type.ts";

/** Checks each stored file. Retried until it succeeds, because nothing else checks the bytes. */
export const onStored = onObjectFinalized({ region: REGION, retry: true, ...ceilingOf("checkstored") }, async (event) => {
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
