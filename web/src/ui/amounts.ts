import { type Currency, formatMoney } from "@awning/domain/money/money";
import { numberLocale } from "./locale.ts";

/** "€48.00 + $12.00": totals in minor units, one for each currency. */
export function amountsText(amounts: readonly { currency: string; total: number }[]): string {
  return amounts.map(({ currency, total }) => formatMoney(total, currency as Currency, numberLocale())).join(" + ");
}
