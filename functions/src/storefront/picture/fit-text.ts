import { charactersOf, withinUnits } from "@awning/domain/values/characters";

/** A text's width at a size, in pixels. */
export type Measure = (text: string, size: number) => number;
export type Fitted = { lines: string[]; size: number };

const CHARACTERS_MAX = 160;
// A character with many combining marks still counts as one.
const UNITS_MAX = 600;
const ELLIPSIS = "…";
const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** One line of drawable text: no control characters, bidi overrides or lone surrogates. */
export function drawable(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(/[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return charactersOf(withinUnits(clean, UNITS_MAX)).slice(0, CHARACTERS_MAX).join("");
}

/**
 * The largest size at which a text fits a width and number of lines. Breaks between words, and within a word only if it is wider than a
 * line. What does not fit at the smallest size ends in "…".
 * @param sizes in pixels, the largest first
 */
export function fitText(
  text: string,
  sizes: readonly number[],
  width: number,
  linesAt: (size: number) => number,
  measure: Measure,
): Fitted {
  let last: Fitted = { lines: [], size: sizes[0] ?? 0 };
  for (const size of sizes) {
    const breaksWord = wordsOf(text).some((word) => measure(word.trim(), size) > width);
    last = { lines: wrap(text, width, (line) => measure(line, size)), size };
    if (!breaksWord && last.lines.length <= linesAt(size)) return last;
  }
  const most = Math.max(1, linesAt(last.size));
  if (last.lines.length <= most) return last;
  const kept = last.lines.slice(0, most);
  const end = kept.pop() ?? "";
  return { ...last, lines: [...kept, shortened(end, width, (line) => measure(line, last.size))] };
}

function shortened(line: string, width: number, measure: (text: string) => number): string {
  const signs = charactersOf(line);
  while (signs.length > 0 && measure(signs.join("").trimEnd() + ELLIPSIS) > width) signs.pop();
  return signs.join("").replace(/[\s,;.]+$/, "") + ELLIPSIS;
}

function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  const add = (piece: string) => {
    if (line !== "" && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += line === "" ? piece.trimStart() : piece;
  };
  for (const word of wordsOf(text)) for (const piece of measure(word.trim()) > width ? charactersOf(word) : [word]) add(piece);
  return line.trim() === "" ? lines : [...lines, line.trimEnd()];
}

/** Words with their trailing punctuation, which must not begin a line. */
function wordsOf(text: string): string[] {
  const found: string[] = [];
  for (const { segment, isWordLike } of words.segment(text)) {
    const last = found.at(-1);
    if (last === undefined || (isWordLike && /\s$/.test(last)) || (isWordLike && isDense(segment))) found.push(segment);
    else found[found.length - 1] = last + segment;
  }
  return found;
}

/** Scripts without spaces between words. */
function isDense(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(text);
}

/** A text's direction, by its first letter. */
export function isRightToLeft(text: string): boolean {
  const [first = ""] = /\p{L}/u.exec(text) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first);
}
