import { MEDIA_FILE_TYPE } from "@awning/domain/media/media";
import { ref, uploadBytesResumable } from "firebase/storage";
import { storage } from "../core/storage.ts";

/** Uploads the files of one picture in parallel. `onProgress` gets 0 to 1 of the total. */
export async function sendPictures(
  files: { path: string; blob: Blob }[],
  onProgress: ((share: number) => void) | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  const total = files.reduce((sum, file) => sum + file.blob.size, 0);
  const sent = files.map(() => 0);
  await Promise.all(
    files.map(async ({ path, blob }, index) => {
      const task = uploadBytesResumable(ref(storage(), path), blob, {
        contentType: MEDIA_FILE_TYPE,
        cacheControl: "public, max-age=31536000, immutable",
      });
      const cancel = () => task.cancel();
      signal?.addEventListener("abort", cancel, { once: true });
      task.on("state_changed", (snapshot) => {
        sent[index] = snapshot.bytesTransferred;
        onProgress?.(sent.reduce((sum, bytes) => sum + bytes, 0) / total);
      });
      try {
        await task;
      } finally {
        signal?.removeEventListener("abort", cancel);
      }
    }),
  );
}
