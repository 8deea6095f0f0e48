import { keyedHash } from "./access-keys.ts";

/**
 * Stands for a network at one shop as long as it holds what is not paid, or times whose guests nobody knows. Without our secret nobody finds out which network it was,
 * and two shops do not see that it was the same.
 */
export function holderOf(siteId: string, clientAddress: string): string {
  return keyedHash(`holder:${siteId}:${clientAddress}`).slice(0, 24);
}
