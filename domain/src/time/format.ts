/**
 * The locales by which a page in a language says days and hours. The words around them are ours and British: English that names
 * no country is said as they are, and so is a language that is not known here.
 */
export function dateLocales(language: string): string[] {
  return [language === "en" ? "en-GB" : language, "en-GB"];
}

/** A moment as a page in a language says it; `at` in ms since 1970. */
export function formatDate(at: number, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dateLocales(language), options).format(at);
}
