/** Limit of a price or total, in minor units. */
export const MONEY_MAX = 99_999_900;

/** Shop currencies with their minor unit digits (ISO 4217). */
export const CURRENCIES = {
  EUR: 2,
  USD: 2,
  GBP: 2,
  CHF: 2,
  SEK: 2,
  NOK: 2,
  DKK: 2,
  PLN: 2,
  CZK: 2,
  HUF: 2,
  RON: 2,
  CAD: 2,
  AUD: 2,
  NZD: 2,
  MXN: 2,
  BRL: 2,
  INR: 2,
  SGD: 2,
  HKD: 2,
  ZAR: 2,
  TRY: 2,
  JPY: 0,
  KRW: 0,
  CLP: 0,
  KWD: 3,
  BHD: 3,
  TND: 3,
} as const satisfies Record<string, 0 | 2 | 3>;
export type Currency = keyof typeof CURRENCIES;

export function minorDigits(currency: Currency): number {
  return CURRENCIES[currency];
}

const formatters = new Map<string, Intl.NumberFormat>();

/** A cached formatter for whole units, English for an unknown locale. Creating one is slower than drawing a product. */
export function moneyFormat(currency: Currency, digits: number, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.NumberFormat([locale, "en"], {
      style: "currency",
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    // Visitors choose locales, so the cache needs a limit.
    if (formatters.size >= FORMATTERS_MAX) formatters.clear();
    formatters.set(key, found);
  }
  return found;
}
const FORMATTERS_MAX = 100;

export function formatMoney(amountInMinor: number, currency: Currency, locale: string): string {
  const digits = minorDigits(currency);
  return moneyFormat(currency, digits, locale).format(amountInMinor / 10 ** digits);
}

/** A plain decimal for inputs and structured data, for example `28.00`. */
export function toDecimal(amountInMinor: number, currency: Currency): string {
  return (amountInMinor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));
}
