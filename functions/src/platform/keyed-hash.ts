import { createHmac, timingSafeEqual } from "node:crypto";
import { config } from "./config.ts";

/**
 * A hash that nobody makes without our secret, and from which nobody finds its text: the key of a link, or what stands for an address
 * that is not to be kept. Each use begins its text in a way of its own, so that none makes what another takes.
 * @returns 43 letters, digits, `-` and `_`
 */
export function keyedHash(text: string): string {
  return createHmac("sha256", config().orderLinkSecret).update(text).digest("base64url");
}

/** Whether a key is the one that is wanted. Takes the same time for every wrong one of its length. */
export function isSameKey(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
