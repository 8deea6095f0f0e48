/**
 * English as it is written in the region of a locale: `de` and `de-AT` give `en-DE` and `en-AT`. The words around a date of the
 * dashboard are English, so its months are too, in the order and with the clock of the reader's region. A region for which this
 * machine knows no English gets the European or, where the clock has twelve hours, the international one.
 * @param locale BCP 47 tag; one that is none gives `en-US`
 */
export function englishIn(locale: string): string {
  const english = `en-${regionOf(locale)}`;
  if (new Intl.DateTimeFormat(english).resolvedOptions().locale === english) return english;
  return new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions().hour12 ? "en-001" : "en-150";
}

/** The region in which a locale is at home, ISO 3166-1: `de` gives `DE`. */
export function regionOf(locale: string): string {
  return maximized(locale).region ?? "US";
}

/** The locale of a region, in the language that most people there write: `AT` gives `de-AT`. */
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
