import { MONEY_MAX } from "../money/money.ts";
import { lowestPrice, type ProductDraft, unitPrice } from "./product.ts";

/** By how much prices change: percent (in hundredths, 1250 is 12.5 %) or an amount in minor units; negative lowers them. */
export type PriceChange = { type: "percent"; hundredths: number } | { type: "amount"; amount: number };
/** What a change of prices writes into a product. */
export type Prices = Pick<ProductDraft, "price" | "compareAt" | "suggested" | "variants">;

export const PRICE_PERCENT_MAX = 1000;

/** A price after a change: rounded half up to the minor unit, never below nothing and never above the most there is. */
export function changedPrice(price: number, change: PriceChange): number {
  const changed = change.type === "amount" ? price + change.amount : Math.floor((price * (10_000 + change.hundredths)) / 10_000 + 0.5);
  return Math.min(MONEY_MAX, Math.max(0, changed));
}

/**
 * A product with changed prices, those of its variants and what it suggests to buyers who choose, too. An earlier price that is no longer higher goes: it would
 * claim a reduction that there is not.
 */
export function changePrices({ price, compareAt, suggested, variants }: Prices, change: PriceChange): Prices {
  const next = {
    price: changedPrice(price, change),
    suggested: suggested === null ? null : changedPrice(suggested, change),
    variants: variants.map((variant) => ({ ...variant, price: variant.price === null ? null : changedPrice(variant.price, change) })),
  };
  const isHigher = compareAt !== null && compareAt > next.price && compareAt > lowestPrice(next);
  return { ...next, compareAt: isHigher ? compareAt : null };
}

/** How many of the things that a product is sold as cost something before a change and nothing after it. */
export function madeFree(before: Prices, after: Prices): number {
  const soldFor = (prices: Prices) => (prices.variants.length > 0 ? prices.variants.map((one) => unitPrice(prices, one)) : [prices.price]);
  const then = soldFor(after);
  return soldFor(before).filter((price, at) => price > 0 && then[at] === 0).length;
}
