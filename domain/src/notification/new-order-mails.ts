import type { DueMail } from "../order/actions.ts";
import type { Order, OrderLine } from "../order/order.ts";

type Placed = Pick<Order, "source" | "status" | "paymentMethod"> & { lines: readonly Pick<OrderLine, "ranLow">[] };

/** Whether a new order waits for a payment on the way: until then it may never become one. */
export function isPaidElsewhere({ status, paymentMethod }: Pick<Placed, "status" | "paymentMethod">): boolean {
  return status === "pending" && paymentMethod === "card";
}

/**
 * Whether the buyer of an order that counts now, because it was placed or its money came, is to be asked for the list of the shop.
 * Who has not paid yet on the way may never be a buyer.
 */
export function wantsNews(order: Pick<Order, "status" | "paymentMethod" | "consents">): boolean {
  return order.consents.marketing && !isPaidElsewhere(order);
}

/**
 * The mails of an order that was just placed, or written down by its owner, who needs none to know. What is paid on the way
 * is told of when it is paid; its pieces are gone from the shelf all the same.
 */
export function newOrderMails(order: Placed): DueMail[] {
  const isLow = order.lines.some((line) => line.ranLow !== null);
  const kinds = [
    ...(isPaidElsewhere(order) ? [] : (["order-received"] as const)),
    ...(isPaidElsewhere(order) || order.source === "manual" ? [] : (["new-order"] as const)),
    ...(isLow ? (["low-stock"] as const) : []),
  ];
  return kinds.map((kind) => ({ kind, part: "" }));
}
