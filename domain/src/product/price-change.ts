import { MONEY_MAX } from "../money/money.ts";
import type { ProductDraft } from "./product.ts";
import { lowestPrice, unitPrice } from "./shown.ts";

/** A price change: percent (in hundredths, 1250 is 12.5 %) or minor units; negative lowers prices. */
export type PriceChange = { type: "percent"; hundredths: number } | { type: "amount"; amount: number };
export type Prices = Pick<ProductDraft, "price" | "compareAt" | "suggested" | "variants">;

export const PRICE_PERCENT_MAX = 1000;

/** A changed price, rounded half up to the minor unit and clamped to the valid range. */
export function changedPrice(price: number, change: PriceChange): number {
  const changed = change.type === "amount" ? price + change.amount : Math.floor((price * (10_000 + change.hundredths)) / 10_000 + 0.5);
  return Math.min(MONEY_MAX, Math.max(0, changed));
}

/** Changes all prices of a product. A compare-at price that is not higher is dropped, because it would claim a false reduction. */
export function changePrices({ price, compareAt, suggested, variants }: Prices, change: PriceChange): Prices {
  const next = {
    price: changedPrice(price, change),
    suggested: suggested === null ? null : changedPrice(suggested, change),
    variants: variants.map((variant) => ({ ...variant, price: variant.price === null ? null : changedPrice(variant.price, change) })),
  };
  const isHigher = compareAt !== null && compareAt > next.price && compareAt > lowestPrice(next);
  return { ...next, compareAt: isHigher ? compareAt : null };
}

export function madeFree(before: Prices, after: Prices): number {
  const soldFor = (prices: Prices) => (prices.variants.length > 0 ? prices.variants.map((one) => unitPrice(prices, one)) : [prices.price]);
  const then = soldFor(after);
  return soldFor(before).filter((price, at) => price > 0 && then[at] === 0).length;
}
