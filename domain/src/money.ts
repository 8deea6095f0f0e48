/** Largest amount of one price or total, in minor units. */
export const MONEY_MAX = 99_999_900;

/** Currencies a shop can choose, with how many digits their minor unit has (ISO 4217). */
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

/** How many digits stand behind the decimal sign. */
export function minorDigits(currency: Currency): number {
  return CURRENCIES[currency];
}

const formatters = new Map<string, Intl.NumberFormat>();

/** A formatter of amounts in whole units, English where the locale is not known here. Making one takes longer than drawing a product, so each is made once. */
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
    // Locales come from visitors.
    if (formatters.size >= FORMATTERS_MAX) formatters.clear();
    formatters.set(key, found);
  }
  return found;
}
const FORMATTERS_MAX = 100;

/** An amount in words of the reader's locale, for example `€28.00`. */
export function formatMoney(amountInMinor: number, currency: Currency, locale: string): string {
  const digits = minorDigits(currency);
  return moneyFormat(currency, digits, locale).format(amountInMinor / 10 ** digits);
}

/** A plain decimal without sign or grouping, for inputs and structured data, for example `28.00`. */
export function toDecimal(amountInMinor: number, currency: Currency): string {
  return (amountInMinor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));
}

/**
 * Reads what a person typed as a price: `28`, `28,5`, `28.50`, `1 234,00`, `1,234.00`.
 * @returns minor units, or `null` when it is no amount up to `max` or has too many decimals.
 */
export function parseMoney(typed: string, currency: Currency, max = MONEY_MAX): number | null {
  const digits = minorDigits(currency);
  const text = typed.trim().replace(/[\s\u00a0\u202f']/g, "");
  if (!/^\d[\d.,]*$/.test(text)) return null;
  const lastSign = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  const decimals = lastSign < 0 ? "" : text.slice(lastSign + 1);
  // The last sign groups thousands when three digits follow it and the currency has fewer, or when it stands more than once.
  const sign = text[lastSign] ?? "";
  const isGrouping = lastSign >= 0 && ((decimals.length === 3 && digits < 3) || text.split(sign).length > 2);
  const grouped = isGrouping || lastSign < 0 ? text : text.slice(0, lastSign);
  // Groups of three (or two, as in India), all parted by the same sign, and not by the one that parts the decimals.
  if (!/^\d+$|^\d{1,3}(?:([.,])\d{2,3}(?:\1\d{2,3})*)$/.test(grouped) || (!isGrouping && grouped.includes(sign) && sign !== ""))
    return null;
  const whole = grouped.replace(/[.,]/g, "");
  const fraction = isGrouping ? "" : decimals;
  if (fraction.length > digits) return null;
  const amount = Number(whole + fraction.padEnd(digits, "0"));
  return amount <= max ? amount : null;
}
