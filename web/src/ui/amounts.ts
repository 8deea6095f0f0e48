import { formatMoney } from "@awning/domain/money/money";
import { currencySchema } from "@awning/domain/money/money-schema";
import { numberLocale } from "./locale.ts";

/** "€48.00 + $12.00": totals in minor units, one for each currency. */
export function amountsText(amounts: readonly { currency: string; total: number }[]): string {
  const text = amounts.flatMap(({ currency, total }) => {
    const known = currencySchema.safeParse(currency);
    return known.success ? [formatMoney(total, known.data, numberLocale())] : [];
  });
  return text.join(" + ");
}
