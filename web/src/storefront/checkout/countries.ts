import { COUNTRY_CODES } from "@awning/domain/values/countries";
import { countryName } from "@awning/domain/values/country-names";

type Country = { code: string; name: string };
const inOrderOfNames = (codes: readonly string[]): Country[] =>
  codes.map((code) => ({ code, name: countryName(code) })).sort((one, other) => one.name.localeCompare(other.name, "en"));

/** Every country with its English name, in the order of the names. */
export const COUNTRIES = inOrderOfNames(COUNTRY_CODES);

/** The countries that parcels go to; all of them for `null`. */
export function reachedCountries(shipsTo: readonly string[] | null): readonly Country[] {
  return shipsTo ? inOrderOfNames(shipsTo) : COUNTRIES;
}
