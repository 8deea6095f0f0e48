import { COUNTRY_CODES } from "@awning/domain/values/countries";
import * as labels from "./labels.ts";

const names = new Intl.DisplayNames(["en"], { type: "region" });

/** The English name of a country, ISO 3166-1. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

/** Every country in the order of its name. */
export function allCountries(): { code: string; name: string }[] {
  return COUNTRY_CODES.map((code) => ({ code, name: countryName(code) })).sort((a, b) => a.name.localeCompare(b.name));
}

/** "Estonia, Latvia and 3 more"; none of them is the rest of the world. */
export function formatCountries(codes: readonly string[]): string {
  if (codes.length === 0) return labels.everywhereElse;
  const shown = codes.slice(0, 3).map(countryName).join(", ");
  return codes.length > 3 ? labels.andMore(shown, codes.length - 3) : shown;
}
