import { IMPORT_ROWS_MAX } from "@awning/domain/transfer/read-products";
import { type Table, toTable } from "@awning/domain/transfer/table";
import Papa from "papaparse";
import { importRefused } from "./import-refusals.ts";

/** More than any export has; a file with more is none, and its rows would fill the memory. */
const COLUMNS_MAX = 500;
/** With empty lines between. */
const RECORDS_MAX = 4 * IMPORT_ROWS_MAX;

/** Text of a file: UTF-8 with or without a byte order mark, UTF-16 with one, otherwise Windows-1252. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/**
 * The table of a CSV file, whatever separates its columns. Reading stops at the first row that is too many.
 * @throws Failure `bad_request` with an ImportRefusal
 */
export function readCsv(text: string): Table {
  // Zeros are in no text, but in every other kind of file.
  if (text.slice(0, 4096).includes("\u0000")) throw importRefused("not_text");
  const records: string[][] = [];
  let filled = 0;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    skipEmptyLines: false,
    // Every record in turn, so that a hostile file ends early.
    step: ({ data }, parser) => {
      records.push(data.slice(0, COLUMNS_MAX));
      if (data.some((cell) => cell !== "")) filled += 1;
      if (filled > IMPORT_ROWS_MAX + 1 || records.length > RECORDS_MAX || data.length > COLUMNS_MAX) parser.abort();
    },
  });
  if (filled > IMPORT_ROWS_MAX + 1 || records.length > RECORDS_MAX) throw importRefused("rows");
  const table = toTable(records);
  if (table.rows.length === 0) throw importRefused("empty");
  return table;
}

/** The separator that the first line, outside of quotes, holds most of. */
function delimiterOf(text: string): string {
  const head = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.slice(0, 65_536))?.[0].replace(/"(?:[^"]|"")*"/g, "") ?? "";
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ",";
}
