import { linesOf, parseRichText, RICH_LINES_MAX, type RichRun, type RichText, tidyRichText } from "../rich-text/rich-text.ts";
import { cleanText } from "../values/text.ts";
import { PRODUCT_DESCRIPTION_MAX } from "./product.ts";

/**
 * Most that a formatted description weighs, about the bytes that Firestore counts of it where letters are ASCII: a page of the
 * public copy holds as many products with the longest descriptions as one without shapes does.
 */
export const DESCRIPTION_WEIGHT_MAX = 18_000;
/** What a line, a run and a mark weigh beside their letters: names of fields and the values of them that are not letters. */
const LINE_WEIGHT = 22;
const RUN_WEIGHT = 6;

/**
 * A description as it is stored: `description` is what one reads in it, `richDescription` the same words with their shapes. Where
 * there is nothing but paragraphs there are no shapes.
 */
export type Described = { description: string; richDescription?: readonly unknown[] | undefined };

/** A description of the public copy. */
export type PublicDescription = { description: string; richDescription?: RichText | undefined };

/** What is stored of a text that somebody wrote. */
export function toDescribed(text: RichText): Required<PublicDescription> {
  const tidy = tidyRichText(text);
  const description = wordsIn(tidy);
  return { description, richDescription: isSame(tidy, paragraphsOf(description)) ? [] : tidy };
}

/** The text that a stored description is. */
export function describedText(described: Described): RichText {
  return shapesOf(described) ?? paragraphsOf(described.description);
}

/**
 * The shapes of a stored description; `null` where there are none, where they are heavier than any that can be written, or where
 * they say other words: whatever wrote those words knew of no shapes, and the words are what counts.
 */
export function shapesOf({ description, richDescription = [] }: Described): RichText | null {
  const text = parseRichText(richDescription);
  if (text.length === 0 || weightOf(text) > DESCRIPTION_WEIGHT_MAX) return null;
  return wordsIn(text) === description ? text : null;
}

/** What one reads in a description of the public copy, which holds its words or its shapes. */
export function publicDescription({ description, richDescription = [] }: PublicDescription): string {
  return richDescription.length > 0 ? wordsIn(richDescription) : description;
}

/** Whether a text can be a description: its words and its shapes are within their limits. */
export function fitsDescription(text: RichText): boolean {
  return wordsIn(text).length <= PRODUCT_DESCRIPTION_MAX && weightOf(text) <= DESCRIPTION_WEIGHT_MAX;
}

/** What one reads in a text: an empty line between its parts, a line for each item of a list. */
export function wordsIn(text: RichText): string {
  const lines = (runs: readonly RichRun[]) => runs.map((run) => run.text).join("");
  const parts = text.map((node) => ("items" in node ? node.items.map((item) => lines(item.children)).join("\n") : lines(node.children)));
  return cleanText(parts.join("\n\n"));
}

/** Words as paragraphs. None is lost: those that are too many stand in the last one. */
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
