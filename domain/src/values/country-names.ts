import { COUNTRY_CODES } from "./countries.ts";

const names = new Intl.DisplayNames(["en"], { type: "region" });

/** The English name of a country, ISO 3166-1. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

/** Every country in the order of its name. */
export function allCountries(): { code: string; name: string }[] {
  return COUNTRY_CODES.map((code) => ({ code, name: countryName(code) })).sort((a, b) => a.name.localeCompare(b.name));
}
