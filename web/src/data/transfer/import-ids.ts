import { IMPORTED_ID_LENGTH } from "@awning/domain/transfer/import-record";
import type { ProfileId } from "@awning/domain/transfer/profile";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** The document id of what a source calls `key`: always the same, so importing a file twice makes nothing twice. */
export async function importedId(source: string, key: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${source}\n${key}`)));
  return Array.from(hash.slice(0, IMPORTED_ID_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

/** Each with its id. What an archive took from the same shop, and is still `there`, has the id that it had. */
export function withIds<Named extends { key: string }>(
  source: ProfileId,
  all: readonly Named[],
  there: ReadonlySet<string>,
): Promise<(Named & { id: string })[]> {
  const isSame = (key: string) => source === "archive" && there.has(key);
  return Promise.all(all.map(async (one) => ({ ...one, id: isSame(one.key) ? one.key : await importedId(source, one.key) })));
}
