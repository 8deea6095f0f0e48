import { pathsOf, type Upload } from "@awning/domain/upload/upload";
import { writeTogether } from "../core/writes.ts";
import { deleteStoredFile } from "./stored-files.ts";
import { changeUpload, deleteUpload, getGuardedUpload } from "./uploads.ts";

/**
 * Removes an upload with everything of it in Storage, and gives its room back, once. First nothing more may be sent, then the
 * objects go, then the room comes back: whoever dies in between leaves an upload that the sweep removes.
 * @returns what was removed; `null` when there is no such upload
 */
export async function removeUpload(siteId: string, id: string): Promise<Upload | null> {
  const closed = await writeTogether("close-upload", async (writes) => {
    const found = await getGuardedUpload(siteId, id);
    if (found?.upload.isOpen) changeUpload(writes, siteId, found, { isOpen: false });
    return found?.upload ?? null;
  });
  if (!closed) return null;
  await Promise.all(pathsOf(siteId, id, closed).map(deleteStoredFile));
  return writeTogether("remove-upload", async (writes) => {
    const found = await getGuardedUpload(siteId, id);
    if (found) deleteUpload(writes, siteId, found);
    return found?.upload ?? null;
  });
}
