/** Longest stored prefix in code points; longer input is filtered afterwards. */
export const SEARCH_TERM_MAX = 24;
/** Prefixes per document; each is an index entry. */
export const SEARCH_TERMS_MAX = 240;

/** Every prefix of the words in the texts, lower case without accents. Earlier texts come first, so that only the last ones can be cut. */
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

/** The most selective typed word as {@link beginningsOf} stores it: with digits first, then the longest. `null` for nothing. */
export function termOf(typed: string): string | null {
  const hasDigit = (word: string) => Number(/\d/.test(word));
  const [rarest] = wordsOf(typed).toSorted((a, b) => hasDigit(b) - hasDigit(a) || b.length - a.length);
  return rarest === undefined ? null : [...rarest].slice(0, SEARCH_TERM_MAX).join("");
}

export function beginWords(texts: readonly string[], typed: string): boolean {
  const known = texts.flatMap(wordsOf).flatMap(withParts);
  return wordsOf(typed).every((word) => known.some((one) => one.startsWith(word)));
}

/** `bud-vase` is found as a whole and by each part, an address also by its domain. */
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

/** A name as lists are sorted by it: lower case, without accents, as long as a term. */
export function toSortName(name: string): string {
  return [...wordsOf(name).join(" ")].slice(0, SEARCH_TERM_MAX).join("");
}
