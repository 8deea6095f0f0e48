/**
 * English in the region of a locale: `de` and `de-AT` give `en-DE` and `en-AT`. The dashboard is English, so month names are too, with the
 * region's order and clock. A region without English uses the European one or, with a 12-hour clock, the international one.
 * @param locale BCP 47 tag; an invalid one gives `en-US`
 */
export function englishIn(locale: string): string {
  const english = `en-${regionOf(locale)}`;
  if (new Intl.DateTimeFormat(english).resolvedOptions().locale === english) return english;
  return new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions().hour12 ? "en-001" : "en-150";
}

/** The region of a locale, ISO 3166-1: `de` gives `DE`. */
export function regionOf(locale: string): string {
  return maximized(locale).region ?? "US";
}

/** The locale of a region in its main language: `AT` gives `de-AT`. */
export function localeOfRegion(region: string): string {
  return `${maximized(`und-${region}`).language}-${region}`;
}

function maximized(locale: string): Intl.Locale {
  try {
    return new Intl.Locale(locale).maximize();
  } catch {
    return new Intl.Locale("en-US");
  }
}
