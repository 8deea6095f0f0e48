import { postcodeForm, type State } from "./address-country.ts";
import { latinDigits } from "./typed-number.ts";

/** More than any postcode has characters to confuse. */
const LOOKALIKES_MAX = 4;

/**
 * Normalizes a typed or pasted postcode to its country's format.
 * @param state if known: its prefixes restore leading zeros lost in spreadsheets
 * @returns the plain text if it is not valid there
 */
export function readPostcode(typed: string, country: string, state?: State): string {
  const code = plainWritten(typed)
    // Spreadsheet numbers may have decimals.
    .replace(/^[^\p{L}\p{N}]+|(?:(?<=\d{3})\.0)?[^\p{L}\p{N}]*$/gu, "")
    .toUpperCase();
  const form = postcodeForm(country);
  if (form === null || code === "") return code;
  const isRight = (one: string) => form.test(one);
  const meant = spellings(code, country).find(isRight);
  if (meant !== undefined) return meant;
  const full = [4, 5].map((digits) => code.padStart(digits, "0")).find((one) => isRight(one) && state?.postcodes?.test(one));
  if (full !== undefined && /^\d{2,4}$/.test(code)) return full;
  const mended = new Set(withDigits(code).flatMap((one) => spellings(one, country).filter(isRight).slice(0, 1)));
  const [only] = mended;
  return mended.size === 1 && only !== undefined ? only : code;
}

export function plainWritten(text: string): string {
  return latinDigits(text.normalize("NFKC")).replace(/[\u2010-\u2015\u2212\u30fc]/g, "-");
}

/** Possible spellings of a postcode: with the country's separator, without surrounding words, or with a country prefix. */
function spellings(code: string, country: string): string[] {
  const bare = code.replace(/[^\p{L}\p{N}]/gu, "");
  const parted = Array.from({ length: Math.max(0, bare.length - 1) }, (_, at) =>
    [" ", "-"].map((sign) => bare.slice(0, at + 1) + sign + bare.slice(at + 1)),
  );
  const shorter = [
    code.replace(/^(?:\p{L}+[^\p{L}\p{N}]+)+|^\p{L}+(?=\p{N})/u, ""),
    code.replace(/(?<=\p{N}\p{L}{0,2})\s+\p{L}[\p{L}\s.-]*$/u, ""),
  ].filter((one) => one !== code);
  return [code, bare, ...parted.flat(), `${country}-${bare}`, country + bare, ...shorter.flatMap((one) => spellings(one, country))];
}

/** Variants of a code whose letters O and I may be digits. */
function withDigits(code: string): string[] {
  if ((code.match(/[OI]/g)?.length ?? 0) > LOOKALIKES_MAX) return [];
  return [...code].reduce<string[]>(
    (codes, sign) => codes.flatMap((begun) => (sign === "O" ? ["O", "0"] : sign === "I" ? ["I", "1"] : [sign]).map((one) => begun + one)),
    [""],
  );
}
