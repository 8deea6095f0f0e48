let own = navigator.language || "en";
let english = "en";

/** Sets the owner's locale and their region's English. Before sign-in, it is the browser's locale and plain English. */
export function setLocale(locale: string, englishOfRegion: string): void {
  own = locale;
  english = englishOfRegion;
}

/** The locale for text: dates, times, units, names of countries and currencies. */
export function textLocale(): string {
  return english;
}

/** The locale for amounts and numbers, shown and typed. */
export function numberLocale(): string {
  return own;
}

/** The symbol of a currency in the reader's locale, for example `€`. */
export function currencySign(currency: string): string {
  const parts = new Intl.NumberFormat(own, { style: "currency", currency, currencyDisplay: "narrowSymbol" }).formatToParts(0);
  return parts.find((part) => part.type === "currency")?.value ?? currency;
}
