import { COUNTRY_CODES } from "@awning/domain/values/countries";
import { countryName } from "@awning/domain/values/country-names";

type Country = { code: string; name: string };
const inOrderOfNames = (codes: readonly string[]): Country[] =>
  codes.map((code) => ({ code, name: countryName(code) })).sort((one, other) => one.name.localeCompare(other.name, "en"));

/** Every country with its English name, sorted by name. */
export const COUNTRIES = inOrderOfNames(COUNTRY_CODES);

/** The countries the shop ships to; all of them for `null`. */
export function reachedCountries(shipsTo: readonly string[] | null): readonly Country[] {
  return shipsTo ? inOrderOfNames(shipsTo) : COUNTRIES;
}
