import { CHALLENGE_MS } from "@awning/domain/account/passkey";
import { isSameKey, keyedHash } from "./access-keys.ts";
import { randomId } from "./secure-ids.ts";

const NONCE = 20;

/** A challenge for a purpose, which names its account if it has one, in base64url. Signed, so that asking for one writes nothing. */
export function makeChallenge(purpose: string, now: number): string {
  return Buffer.from(signed(purpose, String(now), randomId(NONCE))).toString("base64url");
}

/**
 * Reads a challenge as a browser returns it, in base64url.
 * @returns `null` if it is not ours, for another purpose or too old. `nonce` is to be used up once, in the time window of `madeAt`.
 */
export function readChallenge(purpose: string, returned: string, now: number): { nonce: string; madeAt: number } | null {
  const text = Buffer.from(returned, "base64url").toString();
  const [, at, nonce] = /^(\d{1,15})\.([A-Za-z0-9]{20})\./.exec(text) ?? [];
  if (!at || !nonce || !isSameKey(text, signed(purpose, at, nonce))) return null;
  const madeAt = Number(at);
  return now < madeAt + CHALLENGE_MS ? { nonce, madeAt } : null;
}

function signed(purpose: string, at: string, nonce: string): string {
  return `${at}.${nonce}.${keyedHash(`challenge:${purpose}:${at}:${nonce}`)}`;
}
