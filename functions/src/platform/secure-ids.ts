import { createHash, randomBytes, randomInt } from "node:crypto";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** An unguessable id of letters and digits; 32 of them carry 190 bits. */
export function randomId(length = 32): string {
  let id = "";
  while (id.length < length) {
    for (const byte of randomBytes(length)) {
      // 248 is the largest multiple of 62 in a byte: above it some letters would be likelier than others.
      if (byte < 248 && id.length < length) id += ALPHABET[byte % 62];
    }
  }
  return id;
}

/** SHA-256 in lower-case hex. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The same letters and digits for the same text: 24 of them carry 142 bits of its SHA-256. */
export function derivedId(text: string, length = 24): string {
  let rest = BigInt(`0x${sha256(text)}`);
  let id = "";
  for (; id.length < length; rest /= 62n) id += ALPHABET[Number(rest % 62n)];
  return id;
}

// Without what is mistaken for something else when it is read out: 0 O 1 I L.
const SPOKEN = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A code of four letters and digits that somebody says at a counter. It opens nothing; it only tells one order from another. */
export function pickupCode(): string {
  return Array.from({ length: 4 }, () => SPOKEN[randomInt(SPOKEN.length)]).join("");
}
