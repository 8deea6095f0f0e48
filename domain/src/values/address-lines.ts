import type { Address } from "./address.ts";
import { addressFormat } from "./address-country.ts";

/** The lines of a postal address as its country formats them. `countryName` in the reader's language. */
export function addressLines(address: Address, countryName: string): string[] {
  const { name, street, extra } = address;
  return [name, street, extra, ...townLines(address), countryName].filter(Boolean);
}

export function addressLine(address: Omit<Address, "name">): string {
  const { street, extra, country } = address;
  return [street, extra, ...townLines(address), country].filter(Boolean).join(", ");
}

type Place = Pick<Address, "postcode" | "city" | "state" | "country">;

function townLines({ postcode, city, state, country }: Place): string[] {
  const values: Readonly<Record<string, string>> = { C: city, S: state === city ? "" : state, Z: postcode };
  const lines = placed(addressFormat(country).filter((line) => /%[CSZ]/.test(line)));
  return lines.map((line) => fill(line, values)).filter(Boolean);
}

/** Adds fields that the country's format omits, so that nothing is lost. */
function placed(lines: readonly string[]): readonly string[] {
  const has = (field: string) => lines.some((line) => line.includes(`%${field}`));
  const withTown = has("C") ? lines : has("S") ? before(lines, "%S", "%C, ") : before(lines, "%Z", "%C ");
  return has("Z") ? withTown : withTown.map((line, at) => (at === withTown.length - 1 ? `${line} %Z` : line));
}

function before(lines: readonly string[], field: string, words: string): readonly string[] {
  const at = lines.findIndex((line) => line.includes(field));
  return at < 0 ? [...lines, words.trim()] : lines.map((line, index) => (index === at ? line.replace(field, `${words}${field}`) : line));
}

/** Writes separators only between present fields. The country line follows below, so its code is not put before the postcode. */
function fill(line: string, values: Readonly<Record<string, string>>): string {
  let text = "";
  for (const [, between = "", field = ""] of line.matchAll(/([^%]*)%(\w)/g)) {
    const value = values[field] ?? "";
    if (value !== "") text += (text === "" ? "" : between) + value;
  }
  return text;
}
