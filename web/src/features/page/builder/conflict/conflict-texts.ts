import { walkBlocks } from "@awning/domain/page/blocks";
import type { PageDraft } from "@awning/domain/page/page";
import { charactersOf } from "@awning/domain/values/characters";
import { type Change, changesBetween } from "./changes.ts";

/** A difference between two drafts with its text on both sides; `null` without text, or when only the design differs. */
export type Both = { change: Change; mine: string | null; theirs: string | null };

const SHOWN = 140;
/** How many characters are shown before the difference. */
const LEAD = 24;

/** The differences between two versions of the same page, side by side. */
export function bothTexts(theirs: PageDraft, mine: PageDraft): Both[] {
  return changesBetween(theirs, mine).map((change) => {
    const [his, own] = [wordsOf(theirs, change.of), wordsOf(mine, change.of)];
    if (his === own) return { change, mine: null, theirs: null };
    const from = partingOf(own, his);
    return { change, mine: excerpt(own, from), theirs: excerpt(his, from) };
  });
}

function wordsOf(draft: PageDraft, of: string): string {
  if (of === "title") return draft.title;
  if (of === "slug") return `/${draft.slug}`;
  if (of === "seo") return joined([draft.seo.title, draft.seo.description]);
  const block = [...walkBlocks(draft.blocks)].find((one) => one.block.id === of)?.block;
  return block ? joined(wordsIn(block.props)) : "";
}

/** The block props that contain text; others contain ids, picture addresses and style names. */
const WORDY = new Set([
  "title",
  "text",
  "question",
  "label",
  "caption",
  "author",
  "role",
  "button",
  "done",
  "consent",
  "after",
  "address",
  "url",
  "link",
  "alt",
]);

function wordsIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") return WORDY.has(key) ? [value] : [];
  if (Array.isArray(value))
    return key === "children" ? [value.flatMap((one) => wordsIn(one)).join("")] : value.flatMap((one) => wordsIn(one, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => wordsIn(inner, name));
}

function joined(words: readonly string[]): string {
  return words
    .map((one) => one.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join(" · ");
}

/** The index of the first difference between two texts. */
function partingOf(one: string, other: string): number {
  const [a, b] = [charactersOf(one), charactersOf(other)];
  const at = a.findIndex((character, place) => character !== b[place]);
  return at < 0 ? a.length : at;
}

function excerpt(text: string, from: number): string | null {
  if (text === "") return null;
  const characters = charactersOf(text);
  const start = characters.length <= SHOWN || from <= LEAD ? 0 : from - LEAD;
  const shown = characters
    .slice(start, start + SHOWN)
    .join("")
    .trim();
  return `${start > 0 ? "…" : ""}${shown}${start + SHOWN < characters.length ? "…" : ""}`;
}
