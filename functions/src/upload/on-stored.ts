import { uploadAt } from "@awning/domain/upload/upload";
import { onObjectFinalized } from "firebase-functions/v2/storage";
import { removeUpload } from "#data/media/remove-upload.ts";
import { deleteStoredFile, readStart } from "#data/media/stored-files.ts";
import { REGION } from "#platform/config.ts";
import { log, withErrorsLogged } from "#platform/log.ts";
import { HEAD_BYTES, hasNotes, isWhatItSays } from "./true-type.ts";

/** Looks at each file that was stored. Tried again for as long as it fails: nothing else looks at bytes. */
export const onStored = onObjectFinalized({ region: REGION, retry: true, memory: "512MiB", maxInstances: 20 }, async (event) => {
  const { name, contentType = "" } = event.data;
  await withErrorsLogged("files/check-stored", async () => {
    await checkStored(name, contentType);
  });
});

/**
 * Looks at the bytes of what was just stored, and removes it with its upload when they are not of the type it is answered as, or when
 * a picture tells more than it shows. What is sold is stored as plain bytes, whatever it is, and shown by no browser.
 * @param path where it lies, as Storage names it
 */
async function checkStored(path: string, type: string): Promise<void> {
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
