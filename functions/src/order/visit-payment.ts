import type { Order } from "@awning/domain/order/order";
import { getOrder } from "#data/orders.ts";
import { isWithinRate } from "#data/rate-limits.ts";
import { payWayOf } from "./pay-way.ts";

/**
 * The page on which an order is paid that waits for its money. The order and its pieces stand already; asking twice leads to the
 * same page.
 * @returns its address, or `null` when there is nothing to pay on a page or it cannot be opened now
 */
export function startPayment(order: Order, now: number): Promise<string | null> {
  return payWayOf(order).openPage(order, now);
}

/** Whether an order that waits for its money cannot be paid on a page any more, for good: then trying again leads nowhere. */
export function isPaymentOver(order: Order, now: number): Promise<boolean> {
  return payWayOf(order).isPageOver(order, now);
}

/**
 * The order as it stands after it was looked how its payment does; as it was, when that cannot be known now. Whoever has the link can
 * come back as often as they like: one order is looked after only so often, and what happens meanwhile is told by its event.
 */
export async function refreshOrder(order: Order, now: number): Promise<Order> {
  if (order.card === null || (order.status !== "pending" && order.askAt === null)) return order;
  if (!(await isWithinRate("look-payment.order", order.id, now))) return order;
  await payWayOf(order).look(order, now);
  return (await getOrder(order.siteId, order.id)) ?? order;
}
