/** The part of a text that a search found, for marking it. */
export type Found = { start: number; end: number } | null;

/**
 * Looks for what was typed, without regard to case or accents: first as it stands, at the start of a word before
 * anywhere, then as the first letters of words ("np" finds "New product").
 * @returns how good the match is (0 is best) and where it lies; `null` when it does not match
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

// Only letters whose plain form is as long as they are, so that places in the plain text are places in the shown one.
function plain(text: string): string {
  return [...text].map(plainLetter).join("");
}

function plainLetter(letter: string): string {
  const [base = letter] = letter.toLowerCase().normalize("NFD");
  return base.length === letter.length ? base : letter;
}
