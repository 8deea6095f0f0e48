// Text is cut and counted by characters as people see them (graphemes), never by UTF-16 units: a cut through one leaves half a
// surrogate pair, which no database and no mail takes. Where something outside sets the limit it counts units, so that
// `withinUnits` cuts there, still between characters.

// Its default granularity is the grapheme.
const segmentsOf = (text: string) => new Intl.Segmenter().segment(text);

/** The characters of a text as people see them: a letter with its marks, a flag, a whole family. */
export function charactersOf(text: string): string[] {
  return Array.from(segmentsOf(text), ({ segment }) => segment);
}

/** The first character of a name; empty for no name. */
export function firstCharacter(name: string): string {
  const [first] = segmentsOf(name.trim());
  return first?.segment ?? "";
}

/** A text with a replacement character for each half of a surrogate pair that lost the other. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, "\uFFFD");
}

/** As many whole characters from the beginning of a text as fit in so many UTF-16 units; of one that never fits, whole code points. */
export function withinUnits(text: string, units: number): string {
  if (text.length <= units) return wellFormed(text);
  let end = 0;
  for (const { index, segment } of segmentsOf(text)) {
    if (index + segment.length > units) break;
    end = index + segment.length;
  }
  return end > 0 ? wellFormed(text.slice(0, end)) : wholeCodePoints(text, units);
}

/** The same between code points: for what no person reads, and for what is so long that nobody sees where it ends. */
export function wholeCodePoints(text: string, units: number): string {
  return text.slice(0, Math.max(0, units)).replace(/[\uD800-\uDBFF]$/, "");
}

/** A text of at most so many characters: of a longer one its beginning, with "…". */
export function shortened(text: string, most: number): string {
  const characters = charactersOf(text);
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}
