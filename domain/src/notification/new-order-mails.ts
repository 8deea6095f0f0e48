import type { Order, OrderLine } from "../order/order.ts";
import type { DueMail } from "../order/transition.ts";

type Placed = Pick<Order, "source" | "status" | "paymentMethod"> & { lines: readonly Pick<OrderLine, "ranLow">[] };

/** Whether a new order awaits an online payment, so that it may never count. */
export function isPaidElsewhere({ status, paymentMethod }: Pick<Placed, "status" | "paymentMethod">): boolean {
  return status === "pending" && paymentMethod === "card";
}

/** Whether to invite the buyer to the mailing list, now that the order counts. Unpaid online orders may never count. */
export function wantsNews(order: Pick<Order, "status" | "paymentMethod" | "consents">): boolean {
  return order.consents.marketing && !isPaidElsewhere(order);
}

/** The mails of a new order. Owners get none about manual orders. Online orders are mailed when paid, but reserve stock at once. */
export function newOrderMails(order: Placed): DueMail[] {
  const isLow = order.lines.some((line) => line.ranLow !== null);
  const kinds = [
    ...(isPaidElsewhere(order) ? [] : (["order-received"] as const)),
    ...(isPaidElsewhere(order) || order.source === "manual" ? [] : (["new-order"] as const)),
    ...(isLow ? (["low-stock"] as const) : []),
  ];
  return kinds.map((kind) => ({ kind, part: "" }));
}
