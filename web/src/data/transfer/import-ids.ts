import { IMPORTED_ID_LENGTH } from "@awning/domain/transfer/import-record";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** The document id of what a source calls `key`: always the same, so importing a file twice makes nothing twice. */
export async function importedId(source: string, key: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${source}\n${key}`)));
  return Array.from(hash.slice(0, IMPORTED_ID_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

/** Each with its id. */
export function withIds<Named extends { key: string }>(source: string, all: readonly Named[]): Promise<(Named & { id: string })[]> {
  return Promise.all(all.map(async (one) => ({ ...one, id: await importedId(source, one.key) })));
}
