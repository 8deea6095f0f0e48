import { createHash, randomBytes, randomInt, scrypt } from "node:crypto";
import { promisify } from "node:util";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A random id of letters and digits; 32 characters carry 190 bits. */
export function randomId(length = 32): string {
  let id = "";
  while (id.length < length) {
    for (const byte of randomBytes(length)) {
      // 248 is the largest multiple of 62 in a byte; using more would favor some letters.
      if (byte < 248 && id.length < length) id += ALPHABET[byte % 62];
    }
  }
  return id;
}

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Derives a fixed id from a text; 24 characters carry 142 bits of its SHA-256. */
export function derivedId(text: string, length = 24): string {
  let rest = BigInt(`0x${sha256(text)}`);
  let id = "";
  for (; id.length < length; rest /= 62n) id += ALPHABET[Number(rest % 62n)];
  return id;
}

// Without characters that are confused when read aloud: 0 O 1 I L.
const SPOKEN = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A random code to read aloud or copy by hand; 12 characters carry 59 bits. */
export function spokenCode(length: number): string {
  return Array.from({ length }, () => SPOKEN[randomInt(SPOKEN.length)]).join("");
}

/** A four-character code to say at the counter. It identifies an order but grants no access. */
export function pickupCode(): string {
  return spokenCode(4);
}

const hashSlowly: (secret: string, salt: string, bytes: number) => Promise<Buffer> = promisify(scrypt);

/** A hash of a secret that is too short for a fast one, in hex: 16 MB and some 40 ms of a core, beside the event loop. */
export async function slowHash(secret: string, salt: string): Promise<string> {
  return (await hashSlowly(secret, salt, 32)).toString("hex");
}
