import { mayRead, type Receipt, receiptsOf } from "@awning/domain/order/money/receipt";
import type { Order, OrderLine } from "@awning/domain/order/order";
import { type OrderView, toOrderView } from "@awning/domain/order/order-view";

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
  | "billTo"
  | "note"
  | "status"
  | "paymentStatus"
  | "fulfilmentStatus"
  | "shipments"
  | "pickupCode"
  | "cancelReason"
  | "holdUntil"
  | "viewId"
  | "rev"
  | "placedAt"
> & {
  buyer: Pick<Order["buyer"], "name" | "email">;
  lines: Omit<OrderLine, "ranLow" | "sku" | "receipt" | "weight">[];
  events: OrderView["events"];
  refunds: OrderView["refunds"];
  kinds: OrderView["kinds"];
  hasServiceLeft: OrderView["hasServiceLeft"];
  isMoneyKept: OrderView["isMoneyKept"];
  /** What the shop says about the things that were bought; `waiting` for the money, `null` when there is nothing to read. */
  receipts: Receipt[] | "waiting" | null;
};

/** Leaves out what is the shop's own: requests, SKUs, revisions of the link, notes on events. */
export function toBuyerOrder(order: Omit<Order, "id">): BuyerOrder {
  const { number, lines, currency, subtotal, discount, shipping, shippingMethod, tax, total } = order;
  const { delivery, paymentMethod, instructions, payUrl, shipTo, billTo, note } = order;
  const { status, paymentStatus, fulfilmentStatus, shipments, pickupCode, cancelReason, holdUntil, viewId, rev, placedAt } = order;
  return {
    number,
    lines: lines.map(({ ranLow: _, sku: __, receipt: ___, weight: ____, ...line }) => line),
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
    billTo,
    note,
    status,
    paymentStatus,
    fulfilmentStatus,
    shipments,
    pickupCode,
    cancelReason,
    holdUntil,
    viewId,
    rev,
    placedAt,
    buyer: { name: order.buyer.name, email: order.buyer.email },
    ...pickShared(toOrderView(order)),
    receipts: receiptsFor(order),
  };
}

function receiptsFor(order: Omit<Order, "id">): BuyerOrder["receipts"] {
  const all = receiptsOf(order);
  if (all.length === 0) return null;
  if (mayRead(order)) return all;
  return order.status === "pending" || order.status === "open" ? "waiting" : null;
}

function pickShared({ events, refunds, kinds, hasServiceLeft, isMoneyKept }: OrderView) {
  return { events, refunds, kinds, hasServiceLeft, isMoneyKept };
}

/**
 * What becomes of the basket of an order. `empty`: what was in it is bought, or kept for its buyer until the money comes.
 * `renew`: nothing came of the order, so the basket can become another one. `undefined`: as long as a card may still be refused.
 */
export function basketAfter({ status, paymentMethod }: Pick<OrderView, "status" | "paymentMethod">): "empty" | "renew" | undefined {
  if (status === "expired" || status === "cancelled") return "renew";
  return status === "pending" && paymentMethod === "card" ? undefined : "empty";
}
