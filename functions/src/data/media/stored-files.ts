import type { Readable } from "node:stream";
import { config } from "#platform/config.ts";
import { adminApp } from "../core/admin.ts";

/** An object's metadata. `hash` is its MD5 in base64. */
export type StoredFile = { size: number; hash: string; type: string };

export async function readStoredFile(path: string): Promise<StoredFile | null> {
  try {
    const [{ size, md5Hash, contentType }] = await (await file(path)).getMetadata();
    return { size: Number(size), hash: md5Hash ?? "", type: contentType ?? "" };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Revokes the permanent download URL that Storage creates for each upload. @returns `false` when there is no such object */
export async function endLastingAddress(path: string): Promise<boolean> {
  try {
    await (await file(path)).setMetadata({ metadata: { firebaseStorageDownloadTokens: null } });
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

export async function deleteStoredFile(path: string): Promise<void> {
  await (await file(path)).delete({ ignoreNotFound: true });
}

/** Sizes in bytes. */
export async function listStoredFiles(folder: string): Promise<{ path: string; size: number }[]> {
  const { getStorage } = await import("firebase-admin/storage");
  const [found] = await getStorage(adminApp()).bucket(config().bucket).getFiles({ prefix: folder });
  return found.map(({ name, metadata }) => ({ path: name, size: Number(metadata.size ?? 0) }));
}

/** A signed Storage URL, valid until `expires` (ms since 1970). */
export async function signedAddress(
  path: string,
  expires: number,
  disposition: string,
  type = "application/octet-stream",
): Promise<string> {
  const [address] = await (await file(path)).getSignedUrl({
    version: "v4",
    action: "read",
    expires,
    responseDisposition: disposition,
    responseType: type,
  });
  return address;
}

/** The first bytes of an object, at most `count`; `null` when there is none. */
export async function readStart(path: string, count: number): Promise<Buffer | null> {
  try {
    const [bytes] = await (await file(path)).download({ start: 0, end: count - 1 });
    return bytes.subarray(0, count);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export async function streamStoredFile(path: string): Promise<Readable> {
  return (await file(path)).createReadStream();
}

// Imported lazily: the Storage client is large and most functions never need it.
async function file(path: string) {
  const { getStorage } = await import("firebase-admin/storage");
  return getStorage(adminApp()).bucket(config().bucket).file(path);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === 404;
}
