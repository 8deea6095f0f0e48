// Separate from the product and cart schemas, which the first dashboard chunk loads without amount parsing.
import { type Currency, MONEY_MAX, toDecimal } from "../money/money.ts";
import { readAmount } from "../money/typed-amount.ts";
import { type Pricing, suggestedPrice } from "../product/pricing.ts";

/**
 * The unit price in minor units: fixed, or the `typed` amount (whole units) within bounds. An unreadable amount falls back to the
 * suggestion and is reported by {@link unclearAmount}.
 */
export function pricePaid(product: Pricing, least: number, typed: string | undefined, currency: Currency): number {
  if (product.pricing === "fixed") return least;
  return Math.min(MONEY_MAX, Math.max(least, readTyped(typed, currency) ?? suggestedPrice(product, least)));
}

/** Whether the `typed` amount is below the minimum, so that the buyer pays more. */
export function isRaised({ pricing }: Pick<Pricing, "pricing">, least: number, typed: string | undefined, currency: Currency): boolean {
  const amount = readTyped(typed, currency);
  return pricing === "chosen" && amount !== null && amount < least;
}

/** Unambiguous spellings of a typed amount in whole units; `null` if it is clear or empty. */
export function unclearAmount(product: Pricing, least: number, typed: string | undefined, currency: Currency): string[] | null {
  if (product.pricing === "fixed" || !typed?.trim()) return null;
  const read = readAmount(typed, currency, undefined, Number.MAX_SAFE_INTEGER);
  if (read.state === "read" || read.state === "too_high") return null;
  const readings = read.state === "ambiguous" ? read.readings : [suggestedPrice(product, least)];
  return readings.map((amount) => toDecimal(amount, currency));
}

/** Amounts above the limit are read as the limit, so that they do not become the suggestion. */
function readTyped(typed: string | undefined, currency: Currency): number | null {
  if (typed === undefined) return null;
  const read = readAmount(typed, currency, undefined, Number.MAX_SAFE_INTEGER);
  if (read.state === "too_high") return MONEY_MAX;
  return read.state === "read" ? read.amount : null;
}
