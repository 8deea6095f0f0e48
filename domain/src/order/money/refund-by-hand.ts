import type { Order } from "../order.ts";
import { moneyOf } from "./order-money.ts";

/**
 * What an owner may refund outside the card, in minor units: failed card refunds minus later refunds, at most the refundable amount. A
 * refund after a failed one counts as its retry. Zero without a failed refund.
 */
export function refundableByHand(order: Pick<Order, "total" | "paymentStatus" | "payments" | "refunds" | "events">): number {
  const onWay = new Set<string>();
  let left = 0;
  for (const { type, part, amount } of order.events) {
    const money = amount ?? 0;
    if (type === "refund_started") onWay.add(part);
    // Pending refunds were counted when they started.
    if (type === "refund_started" || (type === "refunded" && !onWay.delete(part))) left = Math.max(0, left - money);
    if (type === "refund_failed") {
      onWay.delete(part);
      left += money;
    }
  }
  return Math.min(left, moneyOf(order).refundable);
}
