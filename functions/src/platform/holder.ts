import { keyedHash } from "./access-keys.ts";
import { countedAs } from "./rate-limits.ts";

const WIDE_LENGTH = 12;

/**
 * A keyed hash of the client's network, so that it stays secret and shops cannot compare. It begins with the hash of the /48 of an IPv6
 * client, so one field says both.
 */
export function holderOf(siteId: string, clientAddress: string): string {
  const [own, wide = own] = countedAs(clientAddress).map(({ who }) => keyedHash(`holder:${siteId}:${who}`).slice(0, WIDE_LENGTH));
  return `${wide}${own}`;
}

/** All holders of the same /48, this one among them, as stored strings from the first to before the second. */
export function nearHolder(holder: string): [from: string, before: string] {
  const wide = holder.slice(0, WIDE_LENGTH);
  return [wide, `${wide}~`];
}
