/** Letters and digits of another alphabet than ours, once accents are taken off; `ß` every slug knows. */
const OTHER = /(?![a-zß])\p{L}|(?![0-9])\p{N}/iu;

/**
 * A name in Latin letters, to make an address from: "Чайная чашка" is "Chaynaya chashka". The table of all scripts is two hundred
 * kilobytes, so it is fetched when a name needs it; without a connection the name stays as it is.
 */
export async function inLatin(name: string): Promise<string> {
  if (!OTHER.test(name.normalize("NFKD").replace(/\p{M}/gu, ""))) return name;
  try {
    const { default: anyAscii } = await import("any-ascii");
    // Accents go first, as in every other name; what is no letter, as an emoji, is not spelled out.
    return anyAscii(name.normalize("NFKC").replace(/[^\p{L}\p{M}\p{N}]+/gu, " "));
  } catch {
    return name;
  }
}
