import { PRODUCT_DESCRIPTION_MAX } from "../account/limits.ts";
import { linesOf, parseRichText, RICH_LINES_MAX, type RichRun, type RichText, tidyRichText } from "../rich-text/rich-text.ts";
import { cleanText } from "../values/text.ts";

/**
 * Size limit of a formatted description, about its Firestore bytes for ASCII text. A page of the public copy then holds as many long
 * formatted descriptions as plain ones.
 */
export const DESCRIPTION_WEIGHT_MAX = 18_000;
/** Overhead of a line, run and mark: field names and values. */
const LINE_WEIGHT = 22;
const RUN_WEIGHT = 6;

/** A stored description: `description` is plain text, `richDescription` the same text formatted. Plain paragraphs have no formatting. */
export type Described = { description: string; richDescription?: readonly unknown[] | undefined };

export type PublicDescription = { description: string; richDescription?: RichText | undefined };

export function toDescribed(text: RichText): Required<PublicDescription> {
  const tidy = tidyRichText(text);
  const description = wordsIn(tidy);
  return { description, richDescription: isSame(tidy, paragraphsOf(description)) ? [] : tidy };
}

export function describedText(described: Described): RichText {
  return shapesOf(described) ?? paragraphsOf(described.description);
}

/**
 * The formatting of a stored description; `null` if there is none, it is too large, or it does not match the plain text: then a writer
 * without formatting support changed the text.
 */
export function shapesOf({ description, richDescription = [] }: Described): RichText | null {
  const text = parseRichText(richDescription);
  if (text.length === 0 || weightOf(text) > DESCRIPTION_WEIGHT_MAX) return null;
  return wordsIn(text) === description ? text : null;
}

export function publicDescription({ description, richDescription = [] }: PublicDescription): string {
  return richDescription.length > 0 ? wordsIn(richDescription) : description;
}

export function fitsDescription(text: RichText): boolean {
  return wordsIn(text).length <= PRODUCT_DESCRIPTION_MAX && weightOf(text) <= DESCRIPTION_WEIGHT_MAX;
}

export function wordsIn(text: RichText): string {
  const lines = (runs: readonly RichRun[]) => runs.map((run) => run.text).join("");
  const parts = text.map((node) => ("items" in node ? node.items.map((item) => lines(item.children)).join("\n") : lines(node.children)));
  return cleanText(parts.join("\n\n"));
}

/** Paragraphs of plain text. Excess paragraphs are joined into the last one. */
function paragraphsOf(words: string): RichText {
  const all = words.split(/\n{2,}/).filter(Boolean);
  const kept = all.length > RICH_LINES_MAX ? [...all.slice(0, RICH_LINES_MAX - 1), all.slice(RICH_LINES_MAX - 1).join("\n\n")] : all;
  return parseRichText(kept.map((part) => ({ type: "p", children: [{ text: part }] })));
}

function weightOf(text: RichText): number {
  const lines = linesOf(text);
  const runs = lines.flat();
  const marks = (run: RichRun) => Number(run.bold ?? false) + Number(run.italic ?? false) + Number(run.link !== undefined);
  return runs.reduce(
    (sum, run) => sum + run.text.length + (run.link?.length ?? 0) + RUN_WEIGHT * (1 + marks(run)),
    lines.length * LINE_WEIGHT,
  );
}

function isSame(one: RichText, other: RichText): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
