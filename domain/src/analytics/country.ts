import { COUNTRY_CODES } from "../values/countries.ts";

// What the table of time zones knows of a country, by the name that the language has for it now and the one it had before.
type Zoned = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

let countries: Map<string, string> | undefined;

/**
 * The country in whose clocks a browser lives, by its IANA time zone; empty where a zone is of none (`UTC`). A zone of several
 * countries is that of the first by its letters whose own it is: `Europe/Berlin` is DE.
 */
export function countryOfZone(zone: string): string {
  countries ??= readCountries();
  return countries.get(zone) ?? countries.get(canonical(zone)) ?? "";
}

function readCountries(): Map<string, string> {
  const found = new Map<string, string>();
  for (const country of COUNTRY_CODES) {
    const locale: Zoned = new Intl.Locale(`und-${country}`);
    for (const zone of locale.getTimeZones?.() ?? locale.timeZones ?? [])
      for (const name of [zone, canonical(zone)]) if (!found.has(name)) found.set(name, country);
  }
  return found;
}

/** Zones have had several names: `Asia/Kolkata` was `Asia/Calcutta`. */
function canonical(zone: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return "";
  }
}
