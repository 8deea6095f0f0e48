import { isReported } from "./report.ts";
import { causesOf, digestOf } from "./unexpected.ts";

const given = new WeakMap<object, string>();

/**
 * The digest of an error: the server's, if it gave one, else one of our own, the same for an error and what it caused.
 * Ten hexadecimal digits, as the server's.
 */
export function digestFor(error: unknown): string {
  const objects = causesOf(error).filter((one) => typeof one === "object" && one !== null);
  const known = digestOf(error) ?? objects.map((one) => given.get(one)).find((one) => one !== undefined) ?? randomDigest();
  for (const one of objects) given.set(one, known);
  return known;
}

/** The digest that a person can quote: it stands in the server's log or in the report. `null` when it would find nothing. */
export function quotableDigest(error: unknown): string | null {
  return isReported(error) ? digestFor(error) : digestOf(error);
}

function randomDigest(): string {
  return [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
