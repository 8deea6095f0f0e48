const FORMULA = /^[\s]*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

/** A number (never a formula) or text. */
export type CsvCell = string | number;

/** RFC 4180 CSV (CRLF, no byte order mark). Text that could run as a formula gets a leading apostrophe. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: CsvCell): string {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(["ar", "arc", "ckb", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"]);

export function directionOf(language: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(language.split("-")[0] ?? "") || /-(?:Arab|Hebr)\b/.test(language) ? "rtl" : "ltr";
}
