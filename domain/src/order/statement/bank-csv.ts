import type { Currency } from "../../money/money.ts";
import { type BankPayment, realDay, toMinorUnits } from "./bank-payment.ts";

const ROWS_MAX = 20_000;

/** A file of rows: the first with enough cells is the header, what is above it and shorter rows are left out. */
export type BankTable = { header: string[]; rows: string[][] };
/** Which columns say what, by index; `null` where none does. */
export type BankColumns = { day: number | null; amount: number | null; payer: number | null; text: number | null };

/** Reads rows that are separated by semicolons, commas or tabs, whichever splits most of them. `null` if it is no table. */
export function readTable(source: string): BankTable | null {
  const [best] = [";", ",", "\t"]
    .map((separator) => tableOf(source.replace(/^\uFEFF/, ""), separator))
    .toSorted((a, b) => cells(b) - cells(a));
  return best && best.header.length > 1 && best.rows.length > 0 ? best : null;
}

const cells = ({ header, rows }: BankTable) => header.length * rows.length;

function tableOf(source: string, separator: string): BankTable {
  const rows = rowsOf(source, separator);
  const widths = new Map<number, number>();
  for (const { length } of rows) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
  const [width = 0] = [...widths].toSorted((a, b) => b[0] * b[1] - a[0] * a[1])[0] ?? [];
  const [header = [], ...body] = rows.filter(({ length }) => length === width);
  return { header, rows: body };
}

function rowsOf(source: string, separator: string): string[][] {
  const rows: string[][] = [[""]];
  let isQuoted = false;
  for (let at = 0; at < source.length && rows.length <= ROWS_MAX; at++) {
    const letter = source[at] ?? "";
    const row = rows.at(-1) ?? [];
    const cell = row.length - 1;
    if (isQuoted && letter === '"' && source[at + 1] === '"') {
      row[cell] += '"';
      at++;
    } else if (letter === '"' && (isQuoted || row[cell] === "")) isQuoted = !isQuoted;
    else if (isQuoted) row[cell] += letter;
    else if (letter === separator) row.push("");
    else if (letter === "\n") rows.push([""]);
    else if (letter !== "\r") row[cell] += letter;
  }
  return rows.map((row) => row.map((one) => one.trim()));
}

/** Heads of the columns in the languages of the banks that sellers use most. */
const HEADS: Readonly<Record<keyof BankColumns, RegExp>> = {
  day: /date|datum|tag|fecha|data|dato|päivä/i,
  amount: /amount|betrag|montant|importe|importo|bedrag|beløb|belopp|summa|valor|kwota|credit|crédit|gutschrift|umsatz/i,
  payer: /payer|sender|from|name|auftraggeber|zahlungspflicht|beguenst|begünst|counterparty|débiteur|ordenante|nadawca|partner|merchant/i,
  text: /reference|purpose|verwendung|zweck|description|details|libell|concepto|causale|omschrijving|beskrivelse|te[kx]st|memo|communication|mededeling|tytu/i,
};

/** What the heads say, to be corrected by the owner. */
export function guessColumns({ header, rows }: BankTable): BankColumns {
  const find = (key: keyof BankColumns, fits: (cell: string) => boolean = () => true) => {
    const found = header.findIndex((head, at) => HEADS[key].test(head) && rows.some((row) => fits(row[at] ?? "")));
    return found < 0 ? null : found;
  };
  return { day: find("day", (cell) => dayOf(cell) !== ""), amount: find("amount", isAmount), payer: find("payer"), text: find("text") };
}

/** What came in by the rows, in `currency` for all. Rows without a readable positive amount are left out. */
export function readRows({ rows }: BankTable, columns: BankColumns, currency: Currency): BankPayment[] {
  return rows.flatMap((row) => {
    const cell = (column: number | null) => (column === null ? "" : (row[column] ?? ""));
    const amount = amountOf(cell(columns.amount), currency);
    return amount ? [{ day: dayOf(cell(columns.day)), amount, currency, payer: cell(columns.payer), text: cell(columns.text) }] : [];
  });
}

/** `1.234,56`, `1,234.56 EUR`, `+12.3`: the last separator is the decimal one, unless three digits follow it. */
function amountOf(written: string, currency: Currency): number | null {
  const number = written.replace(/[\s'’\u00A0\u202F+]|[A-Z]{3}|[€$£]/g, "");
  if (!/^\d[\d.,]*$/.test(number)) return null;
  const [, fraction] = /[.,](\d{1,2})$/.exec(number) ?? [];
  const whole = (fraction === undefined ? number : number.slice(0, -fraction.length - 1)).replace(/[.,]/g, "");
  return toMinorUnits(fraction === undefined ? whole : `${whole}.${fraction}`, currency);
}

const isAmount = (cell: string) => /^[+-]?[\s]*\d[\d.,'’\s]*\D{0,4}$/.test(cell);

/** Days as `2026-11-28`, `28.11.2026`, `28/11/26`; with slashes the day comes first unless that is impossible. */
function dayOf(written: string): string {
  const iso = realDay(written);
  if (iso) return iso;
  const [, first, second, year = ""] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})\b/.exec(written) ?? [];
  if (first === undefined || second === undefined) return "";
  const [day, month] = Number(second) > 12 ? [second, first] : [first, second];
  return realDay(`${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}
