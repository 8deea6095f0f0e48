import { attachmentAt, CONVERSATION_FILES_MAX } from "@awning/domain/chat/attachment";
import { uploadAt } from "@awning/domain/upload/upload";
import { onObjectFinalized } from "firebase-functions/v2/storage";
import { countFile } from "#data/chat/conversations.ts";
import { deleteStoredFile, readStart } from "#data/media/stored-files.ts";
import { REGION } from "#platform/config.ts";
import { log, withErrorsLogged } from "#platform/log.ts";
import { removeUpload } from "./reserve-upload.ts";
import { HEAD_BYTES, hasNotes, isWhatItSays } from "./true-type.ts";

/** Looks at each file that was stored. Tried again for as long as it fails: nothing else looks at bytes. */
export const onStored = onObjectFinalized({ region: REGION, retry: true, memory: "512MiB", maxInstances: 20 }, async (event) => {
  const { name, contentType = "" } = event.data;
  await withErrorsLogged("files/check-stored", async () => {
    if (!(await checkAttachment(name, contentType))) await checkStored(name, contentType);
  });
});

/**
 * Counts a file that was sent into a conversation, and removes it when its bytes are not of the type it is answered as, when the
 * conversation has too many, or when there is no conversation.
 * @returns whether the path is one of a conversation at all
 */
async function checkAttachment(path: string, type: string): Promise<boolean> {
  const ref = attachmentAt(path);
  if (!ref) return false;
  const head = await readStart(path, HEAD_BYTES);
  if (head === null) return true;
  const count = isWhatItSays(type, head) ? await countFile(ref) : 0;
  if (count === 0 || count > CONVERSATION_FILES_MAX) await deleteStoredFile(path);
  return true;
}

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
