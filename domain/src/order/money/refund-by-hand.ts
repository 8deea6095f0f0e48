import type { Order } from "../order.ts";
import { moneyOf } from "./order-money.ts";

/**
 * What a card did not take back and an owner may send another way, minor units: what its refunds that failed leave, less what went
 * back after them, and never more than can still be given back at all. A refund that is asked for after one that failed is another
 * try of it. Without a failed refund it is nothing: money that came by card goes back to the card.
 */
export function refundableByHand(order: Pick<Order, "total" | "paymentStatus" | "payments" | "refunds" | "events">): number {
  const onWay = new Set<string>();
  let left = 0;
  for (const { type, part, amount } of order.events) {
    const money = amount ?? 0;
    if (type === "refund_started") onWay.add(part);
    // What was on its way was counted as it began.
    if (type === "refund_started" || (type === "refunded" && !onWay.delete(part))) left = Math.max(0, left - money);
    if (type === "refund_failed") {
      onWay.delete(part);
      left += money;
    }
  }
  return Math.min(left, moneyOf(order).refundable);
}
