import type { Address } from "@awning/domain/address";

/** An address as it stands on a parcel, one line each. Postcode goes before the city, or after it where that is the custom. */
export function addressLines(address: Address, locale: string): string[] {
  const isCityFirst = CITY_FIRST.has(address.country);
  const city = (isCityFirst ? [address.city, address.postcode] : [address.postcode, address.city]).filter(Boolean).join(" ");
  return [address.name, address.street, address.extra, city, countryName(address.country, locale)].filter(Boolean);
}

const CITY_FIRST: ReadonlySet<string> = new Set(["US", "CA", "AU", "NZ", "GB", "IE", "IN", "SG", "HK", "ZA"]);

function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: "region", fallback: "code" }).of(code) ?? code;
}
