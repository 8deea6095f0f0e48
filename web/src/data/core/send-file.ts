import { ref, type UploadMetadata, uploadBytesResumable } from "firebase/storage";
import { toFailure } from "./failures.ts";
import { storage } from "./storage.ts";

/** Upload options: `onProgress` is called with 0 to 1. */
export type Sending = { onProgress: (share: number) => void; signal: AbortSignal };

/** Uploads a file to Storage in chunks. @throws Failure, or an AbortError */
export async function sendFile(file: Blob, path: string, metadata: UploadMetadata, { onProgress, signal }: Sending): Promise<void> {
  const task = uploadBytesResumable(ref(storage(), path), file, metadata);
  const cancel = () => task.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  task.on("state_changed", (snapshot) => onProgress(snapshot.bytesTransferred / snapshot.totalBytes));
  try {
    await task;
  } catch (error) {
    signal.throwIfAborted();
    throw toFailure(error);
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}
