/**
 * Longest beginning of a word that is kept to be searched for, in code points: of a letter that is half typed, as many are, there
 * is a beginning too. What is typed beyond it is compared afterwards.
 */
export const SEARCH_TERM_MAX = 24;
/** Beginnings kept of one document: each is an entry of the index. */
export const SEARCH_TERMS_MAX = 240;

/**
 * What texts are found by: every beginning of their words, without accents, in lower case. The first texts come first, so
 * that words of the last ones are lost at most.
 */
export function beginningsOf(texts: readonly string[]): string[] {
  const terms = new Set<string>();
  for (const word of texts.flatMap(wordsOf).flatMap(withParts)) {
    let term = "";
    for (const codePoint of [...word].slice(0, SEARCH_TERM_MAX)) {
      if (terms.size >= SEARCH_TERMS_MAX) return [...terms];
      term += codePoint;
      terms.add(term);
    }
  }
  return [...terms];
}

/**
 * The one term a database is asked for, as {@link beginningsOf} keeps it: of what was typed the word that fewest have, which
 * is one with a digit before one without, and the longest of these. `null` of nothing.
 */
export function termOf(typed: string): string | null {
  const hasDigit = (word: string) => Number(/\d/.test(word));
  const [rarest] = wordsOf(typed).toSorted((a, b) => hasDigit(b) - hasDigit(a) || b.length - a.length);
  return rarest === undefined ? null : [...rarest].slice(0, SEARCH_TERM_MAX).join("");
}

/** Whether each typed word begins a word of these texts. */
export function beginWords(texts: readonly string[], typed: string): boolean {
  const known = texts.flatMap(wordsOf).flatMap(withParts);
  return wordsOf(typed).every((word) => known.some((one) => one.startsWith(word)));
}

/** `bud-vase` is found as a whole and by each of its parts, an address by its domain too. */
function withParts(word: string): string[] {
  return [...new Set([word, ...word.split("@"), ...word.split(/[^\p{L}\p{N}]+/u)])].filter(Boolean);
}

function wordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cs}]/gu, "")
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
}
