/** A parsed number: integer and fraction as plain digits. */
export type NumberReading = { whole: string; fraction: string };

/**
 * All readings of typed text as a number, without sign, currency or unit: none, one, or two if a single separator is ambiguous (`1.234`).
 * The grouped reading comes first.
 */
export function readingsOf(typed: string): NumberReading[] {
  const text = plainNumber(typed);
  if (text === null) return [];
  const grouped = wholeOf(text);
  const at = Math.max(...DECIMAL_SIGNS.map((sign) => text.lastIndexOf(sign)));
  const fraction = text.slice(at + 1);
  const whole = at < 0 || !/^\d*$/.test(fraction) ? null : at === 0 ? fraction && "0" : wholeOf(text.slice(0, at), text[at]);
  return [...(grouped ? [{ whole: grouped, fraction: "" }] : []), ...(whole ? [{ whole, fraction }] : [])];
}

/** Parses a percentage such as `20`, `5.5` or `8,875 %` in steps of `10 ** -digits` percent; `null` if invalid. Without grouping. */
export function readPercent(typed: string, digits: number): number | null {
  const match = /^%?([^%]+)%?$/.exec(cleanTyped(typed));
  const reading = readingsOf(match?.[1] ?? "").at(-1);
  if (!reading || reading.whole.length > 4 || reading.fraction.length > digits) return null;
  return Number(reading.whole + reading.fraction.padEnd(digits, "0"));
}

/** Normalizes typed text: no invisible characters, single spaces, normal-width digits and separators, lower case. */
export function cleanTyped(typed: string): string {
  // Superscript digits have another meaning (`28⁵⁰`) and would be normalized to digits.
  if (/\p{No}/u.test(typed)) return "";
  return typed
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .replace(/[\u2019\u02bc]/g, "'")
    .replace(/\u066a/g, "%")
    .trim()
    .toLowerCase();
}

const DECIMAL_SIGNS = [".", ",", "\u066b"];

function plainNumber(typed: string): string | null {
  const text = latinDigits(cleanTyped(typed));
  return /^[\d., '\u066b\u066c]+$/.test(text) ? text : null;
}

export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, digitOf);
}

/** The digits of every script are consecutive code points. */
function digitOf(digit: string): string {
  const at = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(at - value - 1))) value++;
  return String(value);
}

/** The digits of an integer, grouped or not; `decimal` is not a grouping separator. Empty if invalid. */
function wholeOf(text: string, decimal = ""): string {
  if (/^\d+$/.test(text)) return text;
  // Groups of three, or Indian grouping. The first group never begins with 0.
  const sign = /^[1-9]\d{0,2}([., '\u066c])\d{3}(?:\1\d{3})*$/.exec(text)?.[1] ?? /^[1-9]\d?(,)(?:\d{2},)+\d{3}$/.exec(text)?.[1];
  return sign === undefined || sign === decimal ? "" : text.replaceAll(sign, "");
}
