/** The matched range of a text, for highlighting. */
export type Found = { start: number; end: number } | null;

/**
 * Matches a query, ignoring case and accents: as typed, at a word start before anywhere, then as initials ("np" finds "New
 * product").
 * @returns the rank of the match (0 is best) and its range; `null` without a match
 */
export function matchText(text: string, typed: string): { rank: number; found: Found } | null {
  const wanted = plain(typed.trim());
  if (wanted === "") return { rank: 0, found: null };
  const inside = plain(text);
  const at = inside.indexOf(wanted);
  if (at === 0) return { rank: 0, found: { start: 0, end: wanted.length } };
  if (at > 0) return { rank: /\s/.test(inside[at - 1] ?? "") ? 1 : 2, found: { start: at, end: at + wanted.length } };
  const initials = inside
    .split(/\s+/)
    .map((word) => [...word][0] ?? "")
    .join("");
  return initials.startsWith(wanted) ? { rank: 3, found: null } : null;
}

// Replaces only letters with a base form of the same length, so positions match the displayed text.
function plain(text: string): string {
  return [...text].map(plainLetter).join("");
}

function plainLetter(letter: string): string {
  const [base = letter] = letter.toLowerCase().normalize("NFD");
  return base.length === letter.length ? base : letter;
}
