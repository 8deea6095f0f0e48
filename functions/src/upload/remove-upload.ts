import { storedFilePath } from "@awning/domain/product/product-file";
import { pathsOf, type Upload } from "@awning/domain/upload/upload";
import { deleteStoredFile } from "#data/stored-files.ts";
import { changeUpload, deleteUpload, getGuardedUpload } from "#data/uploads.ts";
import { writeTogether } from "#data/writes.ts";

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

/** Removes the contents of a file that was sold, also of one from before uploads were counted. */
export async function removeSoldFile(siteId: string, object: string): Promise<void> {
  await removeUpload(siteId, object);
  await deleteStoredFile(storedFilePath(siteId, object));
}
