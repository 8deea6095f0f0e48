import { columnsNamed, foldHeader, type Table, type TableRow } from "./table.ts";

/** What a column can say of a product or link. */
const FIELDS = [
  "key",
  "title",
  "html",
  "text",
  "vendor",
  "category",
  "tags",
  "published",
  "status",
  "visibility",
  "archived",
  "sellable",
  "type",
  "parent",
  "shipped",
  "option1Name",
  "option2Name",
  "option3Name",
  "option1",
  "option2",
  "option3",
  "price",
  "salePrice",
  "saleStart",
  "saleEnd",
  "compareAt",
  "currency",
  "sku",
  "stock",
  "inStock",
  "tracked",
  "backorder",
  "weight",
  "picture",
  "url",
] as const;
export type Field = (typeof FIELDS)[number];

/** The fields that an owner assigns by hand where no profile fits. */
export const CHOSEN_FIELDS = ["title", "price", "text", "sku", "stock", "tags", "weight", "picture"] as const;
export type ChosenField = (typeof CHOSEN_FIELDS)[number];
/** Column numbers by field; a missing field has no column. */
export type ChosenColumns = Partial<Record<ChosenField, number>>;

export type ProfileId =
  | ("shopify" | "woocommerce" | "etsy" | "square" | "gumroad" | "payhip" | "awning" | "csv" | "links" | "page" | "archive")
  | ("shopify-customers" | "orders" | "people" | "calendly");

/** A known export, as data. Header names are folded ({@link foldHeader}). */
export type Profile = {
  id: ProfileId;
  /** What its owner calls the file. */
  name: string;
  /** `nothing` for lists that have no place here. */
  makes: "products" | "links" | "nothing";
  /** Headers that all must be there, of which each adds to its likelihood, and of which none may be. */
  required: readonly string[];
  strong: readonly string[];
  excluding: readonly string[];
  /** The headers of each field, the preferred first. */
  columns: Partial<Record<Field, readonly string[]>>;
  /** `rows`: each row is a product; `grouped`: rows share a key; `parents`: variations name theirs; `lists`: values are lists in a cell. */
  layout: "rows" | "grouped" | "parents" | "lists";
  /** The currency of all prices, where the format fixes one. */
  currency?: string;
  /** A list of sales, from which only what was sold is taken: digital drafts. */
  isSales?: boolean;
};

/** How many strong headers a profile needs. */
const STRONG_MIN = 2;

/** The profile that fits a header best; `null` if none does. */
export function takenFor(profiles: readonly Profile[], head: readonly string[]): Profile | null {
  const folded = head.map(foldHeader);
  const has = (name: string) => columnsNamed(folded, name).length > 0;
  const scored = profiles.flatMap((profile) => {
    const { required, strong, excluding } = profile;
    const score = strong.filter(has).length;
    return required.every(has) && score >= STRONG_MIN && !excluding.some(has) ? [{ profile, score: score + required.length }] : [];
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.profile ?? null;
}

/** The text of a row by field. Several pictures stand on lines of their own. */
export type Cells = Partial<Record<Field, string>>;
export type Columns = ReadonlyMap<Field, readonly number[]>;

/** Fields whose other columns speak where the preferred one is empty, row by row. */
const PER_CELL: ReadonlySet<Field> = new Set(["title", "option1"]);

/** The columns of each field that a table has; those `chosen` by its owner come before those of the profile. */
export function columnsOf({ columns }: Profile, { head }: Pick<Table, "head">, chosen: ChosenColumns = {}): Columns {
  const folded = head.map(foldHeader);
  const found = new Map<Field, readonly number[]>();
  for (const field of FIELDS) {
    const some = (columns[field] ?? []).map((name) => columnsNamed(folded, name)).filter(({ length }) => length > 0);
    const named = PER_CELL.has(field) ? [...new Set(some.flat())] : some[0];
    const own = CHOSEN_FIELDS.find((one) => one === field);
    const at = own === undefined ? undefined : chosen[own];
    const all = at === undefined ? named : at < 0 ? undefined : [at];
    if (all && all.length > 0) found.set(field, all);
  }
  return found;
}

export function cellsOf({ cells }: TableRow, columns: Columns): Cells {
  const found: Cells = {};
  for (const [field, places] of columns) {
    const texts = places.map((at) => cells[at]?.trim() ?? "").filter((text) => text !== "");
    if (texts.length > 0) found[field] = field === "picture" || field === "stock" ? texts.join("\n") : texts[0];
  }
  return found;
}

/** Columns that no field reads: named on the screen, because they stay behind. */
export function unreadColumns({ head, rows }: Table, columns: Columns): string[] {
  const read = new Set([...columns.values()].flat());
  return head.filter((name, at) => name !== "" && !read.has(at) && rows.some(({ cells }) => (cells[at] ?? "").trim() !== ""));
}
