import { pathsOf, type Upload } from "@awning/domain/upload/upload";
import { writeTogether } from "../core/writes.ts";
import { deleteStoredFile } from "./stored-files.ts";
import { changeUpload, deleteUpload, getGuardedUpload } from "./uploads.ts";

/**
 * Removes an upload and its Storage objects and frees its quota once. Uploads are blocked first and the quota is freed last, so that the
 * cleanup job finishes an interrupted removal.
 * @returns the removed upload, or `null`
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
