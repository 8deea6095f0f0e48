/** Locales that format dates in a language. Our words are British English, so English without a country and unknown languages use it. */
export function dateLocales(language: string): string[] {
  return [language === "en" ? "en-GB" : language, "en-GB"];
}

/** Formats a moment in a page's language; `at` in ms since 1970. */
export function formatDate(at: number, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dateLocales(language), options).format(at);
}
