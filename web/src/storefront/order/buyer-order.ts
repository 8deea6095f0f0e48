import type { Order, OrderLine } from "@awning/domain/order";
import { type OrderView, toOrderView } from "@awning/domain/order-view";

/** An order as its buyer sees it: everything about the purchase, nothing about how the shop keeps it. */
export type BuyerOrder = Pick<
  Order,
  | "number"
  | "currency"
  | "subtotal"
  | "discount"
  | "shipping"
  | "shippingMethod"
  | "tax"
  | "total"
  | "delivery"
  | "paymentMethod"
  | "instructions"
  | "payUrl"
  | "shipTo"
  | "note"
  | "status"
  | "paymentStatus"
  | "fulfilmentStatus"
  | "tracking"
  | "shipments"
  | "pickupCode"
  | "cancelReason"
  | "holdUntil"
  | "viewId"
  | "rev"
  | "placedAt"
> & {
  buyer: Pick<Order["buyer"], "name" | "email">;
  lines: Omit<OrderLine, "ranLow" | "sku">[];
  events: OrderView["events"];
  refunds: OrderView["refunds"];
};

/** Leaves out what is the shop's own: requests, SKUs, revisions of the link, notes on events, who did what. */
export function toBuyerOrder(order: Omit<Order, "id">): BuyerOrder {
  const { number, lines, currency, subtotal, discount, shipping, shippingMethod, tax, total } = order;
  const { delivery, paymentMethod, instructions, payUrl, shipTo, note } = order;
  const { status, paymentStatus, fulfilmentStatus, tracking, shipments, pickupCode, cancelReason, holdUntil, viewId, rev, placedAt } =
    order;
  return {
    number,
    lines: lines.map(({ ranLow: _, sku: __, ...line }) => line),
    currency,
    subtotal,
    discount,
    shipping,
    shippingMethod,
    tax,
    total,
    delivery,
    paymentMethod,
    instructions,
    payUrl,
    shipTo,
    note,
    status,
    paymentStatus,
    fulfilmentStatus,
    tracking,
    shipments,
    pickupCode,
    cancelReason,
    holdUntil,
    viewId,
    rev,
    placedAt,
    buyer: { name: order.buyer.name, email: order.buyer.email },
    ...pickShared(toOrderView(order)),
  };
}

function pickShared({ events, refunds }: OrderView): Pick<OrderView, "events" | "refunds"> {
  return { events, refunds };
}
