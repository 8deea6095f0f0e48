// Text is cut and counted in graphemes, not UTF-16 units: a cut within one leaves a lone surrogate, which databases and mails refuse. For
// external limits in units, `withinUnits` cuts between graphemes.

const segmentsOf = (text: string) => new Intl.Segmenter().segment(text);

export function charactersOf(text: string): string[] {
  return Array.from(segmentsOf(text), ({ segment }) => segment);
}

export function firstCharacter(name: string): string {
  const [first] = segmentsOf(name.trim());
  return first?.segment ?? "";
}

/** Replaces lone surrogates with U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, "\uFFFD");
}

/** The longest prefix of whole characters within `units` UTF-16 units; for a character that does not fit, whole code points. */
export function withinUnits(text: string, units: number): string {
  if (text.length <= units) return wellFormed(text);
  let end = 0;
  for (const { index, segment } of segmentsOf(text)) {
    if (index + segment.length > units) break;
    end = index + segment.length;
  }
  return end > 0 ? wellFormed(text.slice(0, end)) : wholeCodePoints(text, units);
}

/** The same by code points, for text that no one reads to its end. */
export function wholeCodePoints(text: string, units: number): string {
  return text.slice(0, Math.max(0, units)).replace(/[\uD800-\uDBFF]$/, "");
}

/** At most `most` characters, with "…" if truncated. */
export function shortened(text: string, most: number): string {
  const characters = charactersOf(text);
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}
