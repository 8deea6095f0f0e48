import { type Currency, formatMoney } from "@awning/domain/money/money";
import { numberLocale } from "./locale.ts";

/** An amount in minor units, in words of the reader's locale and tabular figures. */
export function Money({ amount, currency, className = "" }: { amount: number; currency: Currency; className?: string }) {
  return <span className={`num ${className}`}>{formatMoney(amount, currency, numberLocale())}</span>;
}
