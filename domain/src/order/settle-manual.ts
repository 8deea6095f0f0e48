import type { ManualOrder } from "./manual-order.ts";
import type { Order } from "./order.ts";
import { performAct, type Refused } from "./order-acts.ts";

/**
 * A new manual order as far as it has come already, through the one table of acts. The mails of these acts are left out:
 * the buyer gets one mail that says it all.
 * @param zone whose calendar the day of the payment is of
 */
export function settleManual(
  order: Order,
  { isPaid, isHandedOver }: Pick<ManualOrder, "isPaid" | "isHandedOver">,
  zone: string,
): Order | Refused {
  let settled = order;
  if (isPaid && order.total > 0) {
    const paid = performAct(settled, { type: "mark_paid" }, order.placedAt, zone);
    if (typeof paid === "string") return paid;
    settled = paid.order;
  }
  if (isHandedOver) {
    const sent = performAct(settled, { type: "fulfil", tracking: null }, order.placedAt);
    if (typeof sent === "string") return sent;
    settled = sent.order;
  }
  return { ...settled, rev: order.rev };
}
