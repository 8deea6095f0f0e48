/** The worker keeps a picture that was shared with the installed app here until the form of a new product takes it. */
export const SHARED_CACHE = "awning-shared";
export const SHARED_PHOTO = "/shared-photo";

/** Takes the picture out; `null` when none was shared. */
export async function takeSharedPhoto(): Promise<File | null> {
  if (!("caches" in globalThis)) return null;
  const cache = await caches.open(SHARED_CACHE).catch(() => null);
  const response = await cache?.match(SHARED_PHOTO);
  if (!response) return null;
  await cache?.delete(SHARED_PHOTO);
  const type = response.headers.get("content-type") ?? "";
  return new File([await response.blob()], "shared", { type });
}
