import { CURRENCIES, type Currency, formatMoney } from "@awning/domain/money/money";
import { numberLocale } from "./locale.ts";

/** "€48.00 + $12.00": totals in minor units, one for each currency; one in a currency that is not known is left out. */
export function amountsText(amounts: readonly { currency: string; total: number }[]): string {
  const texts = amounts.flatMap(({ currency, total }) => (isCurrency(currency) ? [formatMoney(total, currency, numberLocale())] : []));
  return texts.join(" + ");
}

function isCurrency(code: string): code is Currency {
  return Object.hasOwn(CURRENCIES, code);
}
