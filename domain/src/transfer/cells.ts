import { type Currency, MONEY_MAX, minorDigits } from "../money/money.ts";
import { STOCK_MAX, TAG_MAX, TAGS_MAX, WEIGHT_MAX } from "../product/product.ts";
import { withinUnits } from "../values/characters.ts";
import { cleanLine } from "../values/text.ts";
import { cleanTyped, latinDigits, type NumberReading, readingsOf } from "../values/typed-number.ts";

/** What separates the decimals of a file's prices. */
export type Decimal = "." | ",";

/** A price in minor units; `null` if it is none, negative or too high. `decimal` decides what `1.234` means. */
export function readPrice(text: string, currency: Currency, decimal: Decimal): number | null {
  const number = withoutCurrency(text);
  if (number === null) return null;
  const reading = readingOf(readingsOf(number), number, decimal);
  if (!reading) return null;
  const digits = minorDigits(currency);
  const fraction = reading.fraction.replace(/0+$/, "");
  if (fraction.length > digits) return null;
  const amount = Math.round(Number(`${reading.whole}.${fraction || 0}e${digits}`));
  return amount <= MONEY_MAX ? amount : null;
}

/** The decimal separator that a file's prices show, and whether none of them shows one though it would matter. */
export function decimalOf(prices: readonly string[]): { decimal: Decimal; isAmbiguous: boolean } {
  const numbers = prices.flatMap((price) => withoutCurrency(price) ?? []);
  // One or two digits after the last separator are decimals in every language.
  const shown = numbers.map((number) => /([.,])\d{1,2}$/.exec(number)?.[1]).filter((sign) => sign !== undefined);
  const commas = shown.filter((sign) => sign === ",").length;
  if (shown.length > 0) return { decimal: commas * 2 > shown.length ? "," : ".", isAmbiguous: false };
  return { decimal: ".", isAmbiguous: numbers.some((number) => readingsOf(number).length > 1) };
}

function readingOf(readings: readonly NumberReading[], number: string, decimal: Decimal): NumberReading | undefined {
  const [first, second] = readings;
  const isDecimal = number.lastIndexOf(decimal) > number.lastIndexOf(decimal === "." ? "," : ".");
  return second && isDecimal ? second : first;
}

/** Longer text is no price. */
const PRICE_TEXT_MAX = 40;

/** A number without the symbols, codes and spaces around it; `null` for other text and what is below zero. */
function withoutCurrency(text: string): string | null {
  if (text.length > PRICE_TEXT_MAX) return null;
  const [, before = "", number] = /^(\D{0,8})(\d[\d.,' ]*?)\D{0,8}$/.exec(latinDigits(cleanTyped(text))) ?? [];
  return number === undefined || /[-\u2212(]/.test(before) ? null : number;
}

/** Three digits after a separator are thousands; other decimals are none. */
const WHOLE_UNITS = /^\s*(-?\d{1,3}(?:[.,]\d{3}){1,3}|-?\d{1,9})(?:[.,]0*)?\s*$/;

/** Whole units, summed over lines; `null` if nothing is said, which is not zero. What is below zero is zero. */
export function readStock(text: string | undefined): number | null {
  const counts = (text ?? "").split("\n").flatMap((line) => WHOLE_UNITS.exec(line)?.[1]?.replace(/[.,]/g, "") ?? []);
  if (counts.length === 0) return null;
  const sum = counts.reduce((all, count) => all + Math.max(0, Number(count)), 0);
  return Math.min(STOCK_MAX, sum);
}

const GRAMS: readonly (readonly [unit: RegExp, grams: number])[] = [
  [/\bkgs?\b/i, 1000],
  [/\blbs?\b/i, 453.59237],
  [/\boz\b/i, 28.349523125],
];

/** Grams, by the unit in the column's header; grams if it names none. `null` if unknown or zero. */
export function readWeight(text: string | undefined, header: string): number | null {
  const { whole, fraction } = readingsOf(text ?? "").at(-1) ?? { whole: "0", fraction: "" };
  const factor = GRAMS.find(([unit]) => unit.test(header))?.[1] ?? 1;
  const grams = Math.round(Number(`${whole}.${fraction || 0}`) * factor);
  return grams >= 1 && grams <= WEIGHT_MAX ? grams : null;
}

const YES: ReadonlySet<string> = new Set(["true", "1", "yes", "y", "continue", "notify", "ja", "oui", "sí", "si"]);

/** Whether a flag is on; `null` if the cell is empty. */
export function readFlag(text: string | undefined): boolean | null {
  const word = (text ?? "").trim().toLowerCase();
  return word === "" ? null : YES.has(word);
}

/** Tags and the last part of category paths (`A > B`), each once. A comma that is part of a name is written `\,`. */
export function readTags(...texts: readonly (string | undefined)[]): string[] {
  const names = texts.flatMap((text) => (text ?? "").split(/(?<!\\),/));
  const tags = names.map((name) => {
    const leaf = name.replaceAll("\\,", ",").split(">").at(-1) ?? "";
    return withinUnits(cleanLine(leaf.replaceAll("_", " ")), TAG_MAX).trim();
  });
  const byName = new Map(tags.map((tag) => [tag.toLowerCase(), tag]));
  return [...byName.values()].filter((tag) => tag !== "").slice(0, TAGS_MAX);
}

/** The web addresses of a cell: one, or some separated by commas or lines. */
export function readPictures(text: string | undefined): string[] {
  const parts = (text ?? "").split(/[\n|]|,\s*(?=https?:)/i).map((part) => part.trim());
  return [...new Set(parts)].filter((part) => /^https?:\/\/\S+$/i.test(part));
}
