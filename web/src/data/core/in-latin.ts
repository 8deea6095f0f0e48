/** Letters and digits of non-Latin scripts after accents are removed; every slug handles `ß`. */
const OTHER = /(?![a-zß])\p{L}|(?![0-9])\p{N}/iu;

/**
 * Transliterates a name to Latin letters for an address: "Чайная чашка" becomes "Chaynaya chashka". The table is 200 KB, so it
 * loads only when needed; offline the name stays as it is.
 */
export async function inLatin(name: string): Promise<string> {
  if (!OTHER.test(name.normalize("NFKD").replace(/\p{M}/gu, ""))) return name;
  try {
    const { default: anyAscii } = await import("any-ascii");
    // Accents are removed first, as in other names; emoji and other non-letters are dropped.
    return anyAscii(name.normalize("NFKC").replace(/[^\p{L}\p{M}\p{N}]+/gu, " "));
  } catch {
    return name;
  }
}
