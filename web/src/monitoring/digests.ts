import { causesOf, digestOf } from "./unexpected.ts";

const given = new WeakMap<object, string>();

/**
 * The digest of an error: the server's, or else our own, the same for an error and its causes. Ten hexadecimal digits, like
 * the server's.
 */
export function digestFor(error: unknown): string {
  const objects = causesOf(error).filter((one) => typeof one === "object" && one !== null);
  const known = digestOf(error) ?? objects.map((one) => given.get(one)).find((one) => one !== undefined) ?? randomDigest();
  for (const one of objects) given.set(one, known);
  return known;
}

function randomDigest(): string {
  return [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
