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
  amount: /amount|betrag|montant|importe|importo|bedrag|beløb|belopp|summa|valor|kwota|umsatz/i,
  payer: /payer|sender|from|name|auftraggeber|zahlungspflicht|beguenst|begünst|counterparty|débiteur|ordenante|nadawca|partner|merchant/i,
  text: /reference|purpose|verwendung|zweck|description|details|libell|concepto|causale|omschrijving|beskrivelse|memo|communication|mededeling|tytu/i,
};

/** Of two columns of sums, one has what came in and the other what went out. */
const CAME_IN = /credit(?!or|[ -]?card)|crédit|gutschrift|\bhaben\b|\bavere\b|paid in|money in|\babono|accredit|\bbij\b/i;
const WENT_OUT =
  /debit(?!or|eur)|débit(?!eur)|debet|lastschrift|belastung|\bsoll\b|\bdare\b|paid out|money out|withdraw|\bcargo|addebit|\baf\b/i;
/** What was paid before the bank exchanged it has columns of its own for sum and currency. */
const BEFORE_EXCHANGE = /^(?:orig|foreign|ursprung|instructed)/i;
/** Banks with a column for the purpose write the kind of the payment here. */
const ANY_TEXT = /te(?:ks|x)t/i;

/** What the heads say, to be corrected by the owner. */
export function guessColumns({ header, rows }: BankTable): BankColumns {
  const find = (isMeant: (head: string) => boolean, fits: (cell: string) => boolean = () => true) => {
    const found = header.findIndex((head, at) => isMeant(head) && rows.some((row) => fits(row[at] ?? "")));
    return found < 0 ? null : found;
  };
  const isIncoming = (head: string) => CAME_IN.test(head) && !WENT_OUT.test(head);
  const isAnySum = (head: string) => HEADS.amount.test(head) && !BEFORE_EXCHANGE.test(head) && (CAME_IN.test(head) || !WENT_OUT.test(head));
  return {
    day: find(
      (head) => HEADS.day.test(head),
      (cell) => dayOf(cell) !== "",
    ),
    amount: find(isIncoming, isAmount) ?? find(isAnySum, isAmount),
    payer: find((head) => HEADS.payer.test(head)),
    text: find((head) => HEADS.text.test(head)) ?? find((head) => ANY_TEXT.test(head)),
  };
}

/** What came in by the rows. Those in another currency, that went out or are not booked, and without a readable positive amount are left out. */
export function readRows({ header, rows }: BankTable, columns: BankColumns, currency: Currency): BankPayment[] {
  const columnsOf = (named: RegExp) => header.flatMap((head, at) => (named.test(head) ? [at] : []));
  const isExchanged = (column: number | null) => BEFORE_EXCHANGE.test(header[column ?? -1] ?? "");
  const currencies = columnsOf(CURRENCY_HEAD).filter((column) => isExchanged(column) === isExchanged(columns.amount));
  const states = columnsOf(STATE_HEAD);
  return rows.flatMap((row) => {
    const cell = (column: number | null) => (column === null ? "" : (row[column] ?? ""));
    const named = currencies.map(cell).filter((code) => /^[A-Z]{3}$/.test(code));
    if (
      [currencyIn(cell(columns.amount)), ...named].some((code) => code !== null && code !== currency) ||
      states.some((at) => NOT_RECEIVED.test(cell(at)))
    )
      return [];
    const amount = amountOf(cell(columns.amount), currency);
    return amount ? [{ day: dayOf(cell(columns.day)), amount, currency, payer: cell(columns.payer), text: cell(columns.text) }] : [];
  });
}

const CURRENCY_HEAD =
  /^(?:(?:account|payment|transaction|original|orig\.?|foreign|instructed) )?(?:currency|ccy|währung|waehrung|devise|divisa|moneda|valuta|waluta|munt)/i;
/** Whether a payment went in or out, and how far it is; some banks leave the head empty. */
const STATE_HEAD =
  /^$|typ|details|direction|\bsens\b|state|status|balance impact|credit|crédit|haben|debit|débit|debet|\bsoll\b|\baf\b|^s\/h/i;
const NOT_RECEIVED =
  /^(?:debit|débit|debet|debito|débito|dbit|dr|d|soll|s|af|out|ausgang|outgoing|pending|vorgemerkt|reverted|reversed|declined|failed|cancell?ed|returned|refunded)$/i;

/** The currency that is written with an amount. */
function currencyIn(written: string): string | null {
  return /(?<!\p{L})[A-Z]{3}(?!\p{L})/u.exec(written)?.[0] ?? (written.includes("€") ? "EUR" : written.includes("£") ? "GBP" : null);
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
