/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[\s]*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

/** A cell as a number is written (it is never a formula) or as text. */
export type CsvCell = string | number;

/**
 * A table for spreadsheets (RFC 4180, lines end in CRLF), without the mark that a file of it begins with. Every text that a
 * spreadsheet could run as a formula gets an apostrophe before it; commas, quotes and line breaks stay inside their cell.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: CsvCell): string {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Languages that are written from right to left, by the first part of their tag. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(["ar", "arc", "ckb", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"]);

/** Which way a language is written. */
export function directionOf(language: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(language.split("-")[0] ?? "") || /-(?:Arab|Hebr)\b/.test(language) ? "rtl" : "ltr";
}
