import type { Currency } from "./money.ts";

const REGIONS: readonly (readonly [Currency, string])[] = [
  ["EUR", "AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK"],
  ["USD", "US EC SV PA PR GU"],
  ["GBP", "GB GG IM JE"],
  ["CHF", "CH LI"],
  ["SEK", "SE"],
  ["NOK", "NO"],
  ["DKK", "DK FO GL"],
  ["PLN", "PL"],
  ["CZK", "CZ"],
  ["HUF", "HU"],
  ["RON", "RO"],
  ["CAD", "CA"],
  ["AUD", "AU KI NR TV"],
  ["NZD", "NZ CK NU"],
  ["MXN", "MX"],
  ["BRL", "BR"],
  ["INR", "IN"],
  ["SGD", "SG"],
  ["HKD", "HK"],
  ["ZAR", "ZA"],
  ["TRY", "TR"],
  ["JPY", "JP"],
  ["KRW", "KR"],
  ["CLP", "CL"],
  ["KWD", "KW"],
  ["BHD", "BH"],
  ["TND", "TN"],
];

/** The currency people pay with in a country (ISO 3166-1), or `null` if it is none that shops can use. */
export function currencyOf(country: string): Currency | null {
  return REGIONS.find(([, regions]) => regions.split(" ").includes(country))?.[0] ?? null;
}
