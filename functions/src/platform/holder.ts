import { keyedHash } from "./access-keys.ts";

/**
 * A keyed hash of a network at one shop, stored while it holds unpaid stock or unconfirmed times. Keyed, so that the network stays secret
 * and shops cannot compare.
 */
export function holderOf(siteId: string, clientAddress: string): string {
  return keyedHash(`holder:${siteId}:${clientAddress}`).slice(0, 24);
}
