import { mayRead, type Receipt, receiptsOf } from "@awning/domain/order/fulfilment/download";
import type { Order, OrderLine } from "@awning/domain/order/order";
import { type OrderView, toOrderView } from "@awning/domain/order/order-view";

/** An order as its buyer sees it, without the shop's internal data. */
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
  /** The shop's texts for the purchased items; `waiting` until payment, `null` when there are none. */
  receipts: Receipt[] | "waiting" | null;
};

/** Removes the shop's internal data: requests, SKUs, link revisions, notes on events. */
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
 * What happens to the basket of an order. `empty`: the items are bought, or reserved until payment. `renew`: the order failed,
 * so the basket can become another one. `undefined`: the card may still be refused.
 */
export function basketAfter({ status, paymentMethod }: Pick<OrderView, "status" | "paymentMethod">): "empty" | "renew" | undefined {
  if (status === "expired" || status === "cancelled") return "renew";
  return status === "pending" && paymentMethod === "card" ? undefined : "empty";
}
