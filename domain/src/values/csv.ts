/** What spreadsheets read as the start of a formula. */
const FORMULA = /^[\s]*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

/** A number (never a formula) or text. */
export type CsvCell = string | number;

/**
 * CSV for spreadsheets (RFC 4180, CRLF), without a byte order mark. Text that could run as a formula gets a leading apostrophe; commas,
 * quotes and line breaks stay inside their cell.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: CsvCell): string {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Right-to-left languages by primary subtag. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(["ar", "arc", "ckb", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"]);

export function directionOf(language: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(language.split("-")[0] ?? "") || /-(?:Arab|Hebr)\b/.test(language) ? "rtl" : "ltr";
}
