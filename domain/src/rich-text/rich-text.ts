import * as z from "zod/mini";
import { wholeCodePoints } from "../values/characters.ts";
import { cleanRun } from "../values/text.ts";
import { parseLinkUrl } from "./link-url.ts";

/** Limits: paragraphs, headings and list items; runs of each; UTF-16 units in total. */
export const RICH_LINES_MAX = 200;
export const RICH_RUNS_MAX = 100;
export const RICH_TEXT_MAX = 10_000;

/** Text with its marks. `text` may contain `\n` (a line break inside a paragraph); `link` is a URL that `parseLinkUrl` accepted. */
export type RichRun = { text: string; bold?: true; italic?: true; link?: string };
export type RichLine = { children: RichRun[] };
export type RichNode =
  | { type: "p" | "h2" | "h3" | "h4"; children: RichRun[] }
  // Items are objects because Firestore does not support nested arrays.
  | { type: "ul" | "ol"; items: RichLine[] };
/** Formatted text as plain JSON, never HTML. */
export type RichText = RichNode[];

export const RICH_LINE_TYPES = ["p", "h2", "h3", "h4"] as const;
export const RICH_LIST_TYPES = ["ul", "ol"] as const;

type Room = { lines: number; units: number };

/** Parses any value as allowed text: drops what is unknown or refused, and truncates at the limits. Never throws. Idempotent. */
export function parseRichText(value: unknown): RichText {
  const room: Room = { lines: RICH_LINES_MAX, units: RICH_TEXT_MAX };
  const nodes: RichText = [];
  for (const one of listOf(value)) {
    if (room.lines <= 0) break;
    const node = parseNode(one, room);
    if (node) nodes.push(node);
  }
  return nodes;
}

/** Whether {@link parseRichText} would truncate nothing. */
export function fitsRichText(text: RichText): boolean {
  const lines = linesOf(text);
  const units = lines.flat().reduce((sum, run) => sum + run.text.length, 0);
  return lines.length <= RICH_LINES_MAX && units <= RICH_TEXT_MAX && lines.every((runs) => runs.length <= RICH_RUNS_MAX);
}

/** A schema that never refuses and keeps what is allowed. */
export const richTextSchema = z._default(z.pipe(z.unknown(), z.transform(parseRichText)), () => []);

export function richTextOf(text: string): RichText {
  return parseRichText(text.split(/\n{2,}/).map((part) => ({ type: "p", children: [{ text: part }] })));
}

export function plainTextOf(text: RichText): string {
  return linesOf(text)
    .map((runs) => runs.map((run) => run.text).join(""))
    .join("\n");
}

export function tidyRichText(text: RichText): RichText {
  return text.flatMap((node): RichNode[] => {
    if (!("items" in node)) {
      const children = trimRuns(node.children);
      return children.length > 0 ? [{ ...node, children }] : [];
    }
    const items = node.items.map((item) => ({ children: trimRuns(item.children) })).filter((item) => item.children.length > 0);
    return items.length > 0 ? [{ ...node, items }] : [];
  });
}

export function isBlank(text: RichText): boolean {
  return plainTextOf(text).trim() === "";
}

function trimRuns(runs: readonly RichRun[]): RichRun[] {
  const first = runs.findIndex((run) => run.text.trim() !== "");
  const last = runs.findLastIndex((run) => run.text.trim() !== "");
  if (first < 0) return [];
  return runs.slice(first, last + 1).map((run, at, kept) => {
    const text = at === 0 ? run.text.trimStart() : run.text;
    return { ...run, text: at === kept.length - 1 ? text.trimEnd() : text };
  });
}

export function linesOf(text: RichText): RichRun[][] {
  return text.flatMap((node) => ("items" in node ? node.items.map((item) => item.children) : [node.children]));
}

function parseNode(value: unknown, room: Room): RichNode | null {
  if (!isRecord(value)) return null;
  const line = RICH_LINE_TYPES.find((type) => type === value.type);
  if (line) return { type: line, children: parseRuns(value.children, room) };
  const list = RICH_LIST_TYPES.find((type) => type === value.type);
  if (!list) return null;
  const items: RichLine[] = [];
  for (const item of listOf(value.items)) {
    if (room.lines <= 0) break;
    if (isRecord(item)) items.push({ children: parseRuns(item.children, room) });
  }
  return items.length > 0 ? { type: list, items } : null;
}

function parseRuns(value: unknown, room: Room): RichRun[] {
  room.lines--;
  const runs: RichRun[] = [];
  for (const one of listOf(value).slice(0, RICH_RUNS_MAX)) {
    if (!isRecord(one) || typeof one.text !== "string") continue;
    const text = wholeCodePoints(cleanRun(one.text.slice(0, RICH_TEXT_MAX)), room.units);
    if (text === "") continue;
    room.units -= text.length;
    const link = typeof one.link === "string" ? parseLinkUrl(one.link) : null;
    const run: RichRun = { text };
    if (one.bold === true) run.bold = true;
    if (one.italic === true) run.italic = true;
    if (link && "url" in link) run.link = link.url;
    runs.push(run);
  }
  return runs;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, RICH_LINES_MAX * 2) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
