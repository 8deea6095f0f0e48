// Without I, O, 0 and 1, which look alike. 32 of them: each byte falls on one as often as on any other.
const SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 8;

/** A discount code that nobody finds by trying. */
export function randomCode(random: (count: number) => Uint8Array): string {
  return Array.from(random(LENGTH), (byte) => SIGNS.charAt(byte % SIGNS.length)).join("");
}
