import { paths } from "@awning/domain/routes/paths";
import { isSameKey, keyedHash } from "./access-keys.ts";
import { config } from "./config.ts";

/** A file behind a short-lived address. `expires` in ms since 1970. */
export type SignedFile = { path: string; name: string; expires: number };

/**
 * What a signed address of Storage is in a real project, for the emulators, which sign nothing: it names the file and its
 * end, and our own signature stands for both.
 */
export function signedUrl(file: SignedFile): string {
  const query = new URLSearchParams({ path: file.path, name: file.name, expires: String(file.expires), signature: sign(file) });
  return `${config().siteUrl}${paths.api("held-file")}?${query}`;
}

/** The file an address was made for; `expired` after its end, `null` when it is not one of ours. */
export function readSignedUrl(query: URLSearchParams, now: number): SignedFile | "expired" | null {
  const file = { path: query.get("path") ?? "", name: query.get("name") ?? "", expires: Number(query.get("expires")) };
  if (!isSameKey(query.get("signature") ?? "", sign(file))) return null;
  return file.expires > now ? file : "expired";
}

function sign({ path, name, expires }: SignedFile): string {
  return keyedHash(JSON.stringify(["held-file", path, name, expires]));
}
