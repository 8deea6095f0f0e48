let own = navigator.language || "en";
let english = "en";

/** Takes over the owner's locale, and the English of its region. Before somebody is signed in it is the browser's, and plain English. */
export function setLocale(locale: string, englishOfRegion: string): void {
  own = locale;
  english = englishOfRegion;
}

/** The locale of everything with words in it: dates, times, units, names of countries and currencies. */
export function textLocale(): string {
  return english;
}

/** The locale of amounts and numbers, shown and typed. */
export function numberLocale(): string {
  return own;
}

/** The sign of a currency in the reader's locale, for example `€`. */
export function currencySign(currency: string): string {
  const parts = new Intl.NumberFormat(own, { style: "currency", currency, currencyDisplay: "narrowSymbol" }).formatToParts(0);
  return parts.find((part) => part.type === "currency")?.value ?? currency;
}
