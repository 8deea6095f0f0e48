import { keyedHash } from "./access-keys.ts";

/** A keyed hash, so that the client's network stays secret and shops cannot compare. */
export function holderOf(siteId: string, clientAddress: string): string {
  return keyedHash(`holder:${siteId}:${clientAddress}`).slice(0, 24);
}
