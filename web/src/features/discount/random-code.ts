// Without I, O, 0 and 1, which look alike. 32 characters, so every byte value is equally likely.
const SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 8;

/** A discount code that is hard to guess. */
export function randomCode(random: (count: number) => Uint8Array): string {
  return Array.from(random(LENGTH), (byte) => SIGNS.charAt(byte % SIGNS.length)).join("");
}
