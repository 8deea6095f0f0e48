import type { Order } from "@awning/domain/order";

/** An order as its buyer sees it: everything about the purchase, nothing about how the shop keeps it. */
export type BuyerOrder = Pick<
  Order,
  | "number"
  | "lines"
  | "currency"
  | "subtotal"
  | "shipping"
  | "total"
  | "delivery"
  | "paymentMethod"
  | "instructions"
  | "shipTo"
  | "note"
  | "status"
  | "paymentStatus"
  | "fulfilmentStatus"
  | "tracking"
  | "cancelReason"
  | "holdUntil"
  | "viewId"
  | "rev"
  | "placedAt"
> & { buyer: Pick<Order["buyer"], "name" | "email">; events: Pick<Order["events"][number], "type" | "at">[] };

/** Leaves out what is the shop's own: requests, revisions of the link, notes on events, who did what. */
export function toBuyerOrder(order: Omit<Order, "id">): BuyerOrder {
  const { number, lines, currency, subtotal, shipping, total, delivery, paymentMethod, instructions, shipTo, note } = order;
  const { status, paymentStatus, fulfilmentStatus, tracking, cancelReason, holdUntil, viewId, rev, placedAt } = order;
  return {
    number,
    lines,
    currency,
    subtotal,
    shipping,
    total,
    delivery,
    paymentMethod,
    instructions,
    shipTo,
    note,
    status,
    paymentStatus,
    fulfilmentStatus,
    tracking,
    cancelReason,
    holdUntil,
    viewId,
    rev,
    placedAt,
    buyer: { name: order.buyer.name, email: order.buyer.email },
    events: order.events.map(({ type, at }) => ({ type, at })),
  };
}
