import { MEDIA_FILE_TYPE, MEDIA_INPUT_MAX_BYTES } from "@awning/domain/media/media";
import type { Media } from "@awning/domain/media/media-schema";
import { pictureFile } from "@awning/domain/transfer/archive";
import { uploadImage } from "../media/media-upload.ts";
import { openArchive, readEntry } from "./zip-entries.ts";

/** Uploads pictures of an archive. The result has the new picture of each old id; one that fails is missing. */
export type ArchivedPictures = { upload: (pictures: readonly Media[]) => Promise<Map<string, Media>> };

export async function picturesIn(blob: Blob, siteId: string, signal: AbortSignal): Promise<ArchivedPictures> {
  const archive = await openArchive(blob);
  const upload = async (pictures: readonly Media[]) => {
    const found = new Map<string, Media>();
    for (const { id, alt } of pictures) {
      signal.throwIfAborted();
      try {
        const bytes = await readEntry(archive, pictureFile(id), MEDIA_INPUT_MAX_BYTES);
        if (bytes) found.set(id, await uploadImage(new File([bytes], id, { type: MEDIA_FILE_TYPE }), { siteId, alt, signal }));
      } catch {
        // A picture that cannot be kept keeps nothing else from being made.
        signal.throwIfAborted();
      }
    }
    return found;
  };
  return { upload };
}
