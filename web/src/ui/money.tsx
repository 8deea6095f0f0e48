import { type Currency, formatMoney } from "@awning/domain/money/money";
import { numberLocale } from "./locale.ts";

/** An amount in minor units, formatted for the reader's locale in tabular figures. */
export function Money({ amount, currency, className = "" }: { amount: number; currency: Currency; className?: string }) {
  return <span className={`num ${className}`}>{formatMoney(amount, currency, numberLocale())}</span>;
}
