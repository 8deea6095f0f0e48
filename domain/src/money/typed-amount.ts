import { cleanTyped, type NumberReading, readingsOf } from "../values/typed-number.ts";
import { type Currency, formatMoney, MONEY_MAX, minorDigits, toDecimal } from "./money.ts";

/** A typed amount in minor units. `readings` are the two meanings of an ambiguous one, the larger first. */
export type TypedAmount =
  | { state: "read"; amount: number }
  | { state: "ambiguous"; readings: number[] }
  | { state: "too_high" }
  | { state: "unreadable" };

/** Currency symbols besides the code; lower case. */
const SYMBOLS: Record<Currency, readonly string[]> = {
  EUR: ["€", "euro", "euros"],
  USD: ["$", "us$"],
  GBP: ["£"],
  CHF: ["fr.", "fr", "sfr."],
  SEK: ["kr.", "kr"],
  NOK: ["kr.", "kr"],
  DKK: ["kr.", "kr"],
  PLN: ["zł", "zl"],
  CZK: ["kč", "kc"],
  HUF: ["ft"],
  RON: ["lei"],
  CAD: ["$", "ca$", "c$"],
  AUD: ["$", "a$", "au$"],
  NZD: ["$", "nz$"],
  MXN: ["$", "mx$"],
  BRL: ["r$"],
  INR: ["₹", "rs.", "rs"],
  SGD: ["$", "s$"],
  HKD: ["$", "hk$"],
  ZAR: ["r"],
  TRY: ["₺", "tl"],
  JPY: ["¥", "jp¥", "円", "yen"],
  KRW: ["₩", "원"],
  CLP: ["$", "clp$"],
  KWD: ["kd", "د.ك.", "د.ك"],
  BHD: ["bd", "د.ب.", "د.ب"],
  TND: ["dt", "د.ت.", "د.ت"],
};

/**
 * Parses a typed amount: `28`, `€28`, `28,5`, `28,-`, `1 234,50`, `1'234.50`. A separator before three digits is ambiguous unless the
 * `locale` decides. With three-decimal currencies the locale only decides the decimal separator.
 */
export function readAmount(typed: string, currency: Currency, locale?: string, max = MONEY_MAX): TypedAmount {
  const digits = minorDigits(currency);
  const number = withoutCurrency(cleanTyped(typed), currency);
  const all = readingsOf(number);
  const readings = all.length > 1 ? likelyOf(all, /[.,]/.exec(number)?.[0], digits, locale) : all;
  const [first, ...others] = readings;
  if (!first) return { state: "unreadable" };
  if (others.length > 0) return { state: "ambiguous", readings: readings.map((one) => toMinor(one, digits)).filter((one) => one <= max) };
  if (first.fraction.length > digits) return { state: "unreadable" };
  const amount = toMinor(first, digits);
  return amount <= max ? { state: "read", amount } : { state: "too_high" };
}

/** Parses an amount to minor units, or `null`. */
export function parseMoney(typed: string, currency: Currency, locale?: string): number | null {
  const read = readAmount(typed, currency, locale);
  return read.state === "read" ? read.amount : null;
}

/** An amount for an input: no grouping, with the decimal separator that `locale` reads. */
export function toTypedAmount(amount: number, currency: Currency, locale?: string): string {
  return toDecimal(amount, currency).replace(".", signsOf(locale).decimal);
}

/** Why a typed amount is refused, with valid alternatives; `null` if it can be read. */
export function amountProblem(typed: string, currency: Currency, locale: string): string | null {
  const read = readAmount(typed, currency, locale);
  const say = (amount: number) => exampleOf(amount, currency, locale);
  switch (read.state) {
    case "read":
      return null;
    case "ambiguous":
      return read.readings.length > 1
        ? `This amount is ambiguous. Enter ${read.readings.map(say).join(" or ")}.`
        : `Enter ${read.readings.map(say).join()}`;
    case "too_high":
      return `Enter at most ${say(MONEY_MAX)}`;
    case "unreadable":
      return `Enter an amount such as ${amountExample(currency, locale)}`;
  }
}

export function amountExample(currency: Currency, locale: string): string {
  return exampleOf(minorDigits(currency) === 0 ? 2850 : 28.5 * 10 ** minorDigits(currency), currency, locale);
}

/** The localized amount if it can be parsed, otherwise the input format. */
function exampleOf(amount: number, currency: Currency, locale: string): string {
  const words = formatMoney(amount, currency, locale);
  return parseMoney(words, currency, locale) === amount ? words : toTypedAmount(amount, currency, locale);
}

function withoutCurrency(text: string, currency: Currency): string {
  const symbols = [currency.toLowerCase(), ...SYMBOLS[currency]].sort((a, b) => b.length - a.length);
  const before = symbols.find((one) => text.startsWith(one)) ?? "";
  const rest = text.slice(before.length);
  const after = symbols.find((one) => rest.endsWith(one)) ?? "";
  // A dash can replace the decimals: `28,-`, `28.–`, `28:-`.
  return rest
    .slice(0, rest.length - after.length)
    .trim()
    .replace(/[.,:] ?[-\u2013\u2014]{1,2}$/, "");
}

/** The readings of one separator that currency and locale allow: grouping or decimal. */
function likelyOf([grouped, decimal]: NumberReading[], sign: string | undefined, digits: number, locale?: string): NumberReading[] {
  const signs = signsOf(locale);
  const both = [grouped, decimal].flatMap((one) => one ?? []);
  if (digits === 0 || (digits < 3 && sign === signs.group)) return both.slice(0, 1);
  return digits === 3 && sign === signs.decimal ? both.slice(1) : both;
}

function signsOf(locale?: string): { group: string; decimal: string } {
  const parts = locale === undefined ? [] : new Intl.NumberFormat([locale, "en"]).formatToParts(1234567.5);
  const sign = (type: "group" | "decimal") => parts.find((one) => one.type === type)?.value ?? "";
  return { group: sign("group"), decimal: sign("decimal") === "," ? "," : "." };
}

/** Rounds excess decimals, which only refused readings have. */
function toMinor({ whole, fraction }: NumberReading, digits: number): number {
  return Math.round(Number(`${whole}.${fraction || 0}e${digits}`));
}
