import { apiPath } from "@awning/domain/routes/paths";
import { isSameKey, keyedHash } from "./access-keys.ts";
import { config } from "./config.ts";

/** `expires` in ms since 1970. */
export type SignedFile = { path: string; name: string; expires: number };

/** Replaces Storage's signed URLs on the emulators, which sign nothing: it names the file and expiry, signed with our own key. */
export function signedUrl(file: SignedFile): string {
  const query = new URLSearchParams({ path: file.path, name: file.name, expires: String(file.expires), signature: sign(file) });
  return `${config().siteUrl}${apiPath("held-file")}?${query}`;
}

/** The file of a signed URL; `expired` after its end, `null` if the signature is wrong. */
export function readSignedUrl(query: URLSearchParams, now: number): SignedFile | "expired" | null {
  const file = { path: query.get("path") ?? "", name: query.get("name") ?? "", expires: Number(query.get("expires")) };
  if (!isSameKey(query.get("signature") ?? "", sign(file))) return null;
  return file.expires > now ? file : "expired";
}

function sign({ path, name, expires }: SignedFile): string {
  return keyedHash(JSON.stringify(["held-file", path, name, expires]));
}
