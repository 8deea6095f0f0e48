import type { Order, OrderLine } from "./order.ts";

/** How long pieces are kept for who pays by transfer or by the shop's own link, when the shop says nothing else, and the most it can say. */
export const HOLD_DAYS = 5;
export const HOLD_DAYS_MAX = 30;
const DAY_MS = 86_400_000;

/** How long before the end of a hold its buyer is reminded to pay: two days, and less of a hold of fewer than five. */
export function remindBeforeMs(holdDays: number): number {
  return Math.min(2 * DAY_MS, (2 * holdDays * DAY_MS) / HOLD_DAYS);
}

/** The time as a part of a sentence: a day, 5 days. */
export function holdWords(holdDays: number): string {
  return holdDays === 1 ? "a day" : `${holdDays} days`;
}

/** A hold that ends within this time is counted down. */
const SCARCE_WITHIN_MS = 3_600_000;

type Held = Pick<Order, "status" | "paymentMethod" | "holdUntil"> & {
  lines: readonly Pick<OrderLine, "counted" | "quantity" | "backordered">[];
};

/**
 * For how many ms from `nowMs` pieces that others may want are still kept for who pays by card; `null` where the order keeps none of
 * limited stock, where that is over, or where it is no matter of minutes.
 */
export function scarceHoldLeft({ status, paymentMethod, holdUntil, lines }: Held, nowMs: number): number | null {
  if (status !== "pending" || paymentMethod !== "card" || holdUntil === null) return null;
  const left = holdUntil - nowMs;
  const isScarce = lines.some((line) => line.counted && line.quantity > line.backordered);
  return isScarce && left > 0 && left <= SCARCE_WITHIN_MS ? left : null;
}
