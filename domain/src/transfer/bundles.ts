import { combinations } from "../product/option.ts";
import { cleanLine } from "../values/text.ts";
import { readFlag } from "./cells.ts";
import { type Cells, type Columns, cellsOf, type Profile } from "./profile.ts";
import type { Table } from "./table.ts";

/** A row that becomes a variant: its cells, with the value of each option. */
export type VariantRow = { line: number; cells: Cells; values: string[] };

/** What becomes one product. `first` has the facts of the product, `rows` one entry for each variant. */
export type Bundle = { key: string; line: number; first: Cells; optionNames: string[]; rows: VariantRow[]; pictures: string[] };

/** A row that becomes nothing, or something that was changed on the way. */
export type ProblemCode =
  | ("no_title" | "no_price" | "bad_price" | "variants" | "no_parent" | "not_sold_here" | "other_currency" | "invalid" | "no_address")
  | ("not_taken" | "bad_address" | "twice" | "shortened" | "stock_shared" | "bad_sku" | "no_picture")
  | ("sale_dates" | "unpublished" | "too_many");
/** `line` counts from 1 with the header; `value` is the cell that is meant. `isLeft` if nothing is made of the row. */
export type Problem = { line: number; code: ProblemCode; isLeft: boolean; value?: string };

export function left(line: number, code: ProblemCode, value?: string): Problem {
  return { line, code, isLeft: true, ...(value ? { value } : {}) };
}

/** The products of a table, their rows still as text. */
export function bundlesOf(table: Table, profile: Profile, columns: Columns): { bundles: Bundle[]; problems: Problem[] } {
  const rows = table.rows.map((row) => ({ line: row.line, cells: cellsOf(row, columns) }));
  if (profile.layout === "parents") return withParents(rows);
  const bundles = profile.layout === "grouped" ? grouped(rows, profile.isSales === true) : single(rows, profile.layout === "lists");
  return { bundles, problems: [] };
}

type Row = { line: number; cells: Cells };

/** Rows of one key; a row without a key continues the one above. */
function grouped(rows: readonly Row[], isSales: boolean): Bundle[] {
  const byKey = new Map<string, Bundle>();
  let last: Bundle | null = null;
  for (const { line, cells } of rows) {
    const key = cells.key ?? (cells.title !== undefined || last === null ? (cells.title ?? "") : last.key);
    const known: Bundle | undefined = byKey.get(key);
    const bundle: Bundle = known ?? newBundle(key, line, cells);
    if (!known) byKey.set(key, bundle);
    last = bundle;
    if (known && isSales) continue;
    addPictures(bundle, cells);
    // A row with only a picture is no variant.
    if ([cells.option1, cells.price, cells.sku].some((cell) => cell !== undefined)) bundle.rows.push(rowOf(line, cells));
  }
  return [...byKey.values()];
}

/** A product a row. Repeated keys are told apart by their number, so that importing the same file again finds them. */
function single(rows: readonly Row[], hasLists: boolean): Bundle[] {
  const seen = new Map<string, number>();
  return rows.map(({ line, cells }) => {
    const name = cells.key ?? (hasLists ? cells.title : (cells.sku ?? cells.title)) ?? "";
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const bundle = newBundle(count === 1 ? name : `${name}#${count}`, line, cells);
    addPictures(bundle, cells);
    bundle.rows = hasLists ? listedRows(line, cells) : [{ line, cells, values: [] }];
    return bundle;
  });
}

/** Values as lists in a cell: a variant for each combination, its SKU at the same place of another list. */
function listedRows(line: number, cells: Cells): VariantRow[] {
  const lists = [cells.option1, cells.option2, cells.option3].map(listOf).filter((list) => list.length > 0);
  if (lists.length === 0) return [{ line, cells, values: [] }];
  if (lists.reduce((count, list) => count * list.length, 1) > COMBINATIONS_READ) return [];
  const skus = listOf(cells.sku);
  const { stock: _, sku: __, ...rest } = cells;
  return combinations(lists).map((values, at) => {
    const sku = skus[at];
    return { line, cells: sku ? { ...rest, sku } : rest, values };
  });
}

/** More are refused anyway, and a product of long lists would fill the memory. */
const COMBINATIONS_READ = 2000;

/** Variations name their parent by its number or SKU. */
function withParents(rows: readonly Row[]): { bundles: Bundle[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const found = new Map<string, Bundle>();
  const bundles: Bundle[] = [];
  const isVariation = ({ cells }: Row) => /\bvariation\b/i.test(cells.type ?? "");
  for (const row of rows.filter((one) => !isVariation(one))) {
    const { line, cells } = row;
    if (/\b(?:grouped|external)\b/i.test(cells.type ?? "")) {
      problems.push(left(line, "not_sold_here", cells.type));
      continue;
    }
    const bundle = newBundle(nameOf(cells), line, cells);
    addPictures(bundle, cells);
    if (!/\bvariable\b/i.test(cells.type ?? "")) bundle.rows.push({ line, cells, values: [] });
    bundles.push(bundle);
    for (const name of [cells.key && `id:${cells.key}`, cells.sku]) if (name) found.set(name, bundle);
  }
  for (const row of rows.filter(isVariation)) {
    const parent = found.get(row.cells.parent ?? "");
    // A variation of a draft says -1.
    if (row.cells.published === "0") problems.push(left(row.line, "unpublished", row.cells.sku));
    else if (parent) parent.rows.push(...variationsOf(row, parent));
    else problems.push(left(row.line, "no_parent", row.cells.parent));
  }
  return { bundles, problems };
}

/** Every shop counts from 1, so a number alone would be another shop's product too. */
function nameOf({ key, sku, title = "" }: Cells): string {
  return key === undefined ? (sku ?? title) : `${key} ${cleanLine(title).toLowerCase()}`;
}

/** An empty value of a variation means any of the parent's. */
function variationsOf({ line, cells }: Row, { first }: Bundle): VariantRow[] {
  const offered = [first.option1, first.option2, first.option3].map(listOf);
  const lists = [cells.option1, cells.option2, cells.option3].map((value, at) => (value === undefined ? (offered[at] ?? []) : [value]));
  const used = lists.filter((list) => list.length > 0);
  return used.reduce((count, list) => count * list.length, 1) > COMBINATIONS_READ
    ? []
    : combinations(used).map((values) => ({ line, cells, values }));
}

function newBundle(key: string, line: number, first: Cells): Bundle {
  const names = [first.option1Name, first.option2Name, first.option3Name].map((name) => name ?? "");
  return { key, line, first, optionNames: names, rows: [], pictures: [] };
}

function rowOf(line: number, cells: Cells): VariantRow {
  const values = [cells.option1, cells.option2, cells.option3].filter((value) => value !== undefined);
  return { line, cells, values: values.length === 1 && NO_OPTION.test(values[0] ?? "") ? [] : values };
}

/** What exports write for a product without options. */
const NO_OPTION = /^(?:default title|regular)$/i;

function addPictures(bundle: Bundle, { picture }: Cells): void {
  if (picture !== undefined) bundle.pictures.push(picture);
}

function listOf(text: string | undefined): string[] {
  const parts = (text ?? "").includes("|") ? (text ?? "").split("|") : (text ?? "").split(/(?<!\\),/);
  return [...new Set(parts.map((part) => part.replaceAll("\\,", ",").trim()))].filter((part) => part !== "");
}

/** The price of a sale; not that of one that begins or ends on a day, because prices have no days here. */
export function salePriceIn({ salePrice, saleStart, saleEnd }: Cells): string | undefined {
  return saleStart === undefined && saleEnd === undefined ? salePrice : undefined;
}

/** The state that a file gives a product. Where columns or rows disagree, what hides it wins; without any it is on sale. */
export function stateIn({ first, rows }: Bundle): "draft" | "active" | "archived" {
  const word = (first.status ?? "").toLowerCase();
  if (word === "archived") return "archived";
  if (word === "draft" || first.published === "-1" || readFlag(first.published) === false) return "draft";
  return [first, ...rows.map(({ cells }) => cells)].some(isHidden) ? "draft" : "active";
}

function isHidden({ visibility, archived, sellable }: Cells): boolean {
  return /^(?:hidden|unavailable)$/i.test(visibility ?? "") || readFlag(archived) === true || readFlag(sellable) === false;
}
