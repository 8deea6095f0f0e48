// Apart from what a product and a cart say of their price: the first screen of the dashboard knows those, and reads no amounts.
import { type Currency, MONEY_MAX, toDecimal } from "../money/money.ts";
import { readAmount } from "../money/typed-amount.ts";
import { type Pricing, suggestedPrice } from "../product/pricing.ts";

/**
 * What one piece costs, in minor units: its fixed price, or what the buyer `typed` in whole units within its bounds. What
 * cannot be read means the suggestion, and {@link unclearAmount} tells of it.
 */
export function pricePaid(product: Pricing, least: number, typed: string | undefined, currency: Currency): number {
  if (product.pricing === "fixed") return least;
  return Math.min(MONEY_MAX, Math.max(least, readTyped(typed, currency) ?? suggestedPrice(product, least)));
}

/** Whether a buyer `typed` less than one piece costs at least, and so pays more than that. */
export function isRaised({ pricing }: Pick<Pricing, "pricing">, least: number, typed: string | undefined, currency: Currency): boolean {
  const amount = readTyped(typed, currency);
  return pricing === "chosen" && amount !== null && amount < least;
}

/** Amounts to type in the place of one that cannot be read for certain, in whole units; `null` where it can, or where nothing is typed. */
export function unclearAmount(product: Pricing, least: number, typed: string | undefined, currency: Currency): string[] | null {
  if (product.pricing === "fixed" || !typed?.trim()) return null;
  const read = readAmount(typed, currency, undefined, Number.MAX_SAFE_INTEGER);
  if (read.state === "read" || read.state === "too_high") return null;
  const readings = read.state === "ambiguous" ? read.readings : [suggestedPrice(product, least)];
  return readings.map((amount) => toDecimal(amount, currency));
}

/** More than any price can be is read as that much: it must not become the suggestion. */
function readTyped(typed: string | undefined, currency: Currency): number | null {
  if (typed === undefined) return null;
  const read = readAmount(typed, currency, undefined, Number.MAX_SAFE_INTEGER);
  if (read.state === "too_high") return MONEY_MAX;
  return read.state === "read" ? read.amount : null;
}
