/** A record of a table; `line` counts records from 1, the header included, as spreadsheets do. */
export type TableRow = { line: number; cells: readonly string[] };
export type Table = { head: readonly string[]; rows: readonly TableRow[] };

/** A header without what differs between exports: case, spaces, byte order mark and `(…)`, which holds units. */
export function foldHeader(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\([^)]*\)/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/**
 * The columns that a folded name means, in file order. A name that ends with `*` means all that begin with it, because some headers carry
 * a number, or the name of the seller's place.
 */
export function columnsNamed(folded: readonly string[], name: string): number[] {
  const isMeant = name.endsWith("*") ? (one: string) => one.startsWith(name.slice(0, -1)) : (one: string) => one === name;
  return folded.flatMap((one, at) => (isMeant(one) ? [at] : []));
}

/** Records without the empty ones and the sums that some exports end with. `records` begin with the header. */
export function toTable(records: readonly (readonly string[])[]): Table {
  const [head = [], ...rest] = records;
  const rows = rest.flatMap((cells, at) => {
    const first = cells.find((cell) => cell.trim() !== "");
    return first === undefined || TOTAL.test(first.trim()) ? [] : [{ line: at + 2, cells: cells.map(unguarded) }];
  });
  return { head: head.map((name) => name.replace(/^\uFEFF/, "").trim()), rows };
}

const TOTAL = /^(?:grand )?totals?:?$/i;

/** Spreadsheets and careful exports put an apostrophe before what would be a formula or lose its zeros. */
function unguarded(cell: string): string {
  return /^'[=+\-@\d\t\r]/.test(cell) ? cell.slice(1) : cell;
}
