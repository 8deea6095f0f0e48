import { mayRead, type Receipt, receiptsOf } from "@awning/domain/order/fulfilment/download";
import type { Order, OrderLine } from "@awning/domain/order/order";
import { type OrderView, toOrderView } from "@awning/domain/order/order-view";
import { pick } from "@awning/domain/values/rows";

const FIELDS = [
  ...(["number", "currency", "subtotal", "discount", "shipping", "shippingMethod", "tax", "reverseCharge", "total"] as const),
  ...(["delivery", "paymentMethod", "instructions", "payUrl", "shipTo", "billTo", "note", "viewId", "rev", "placedAt"] as const),
  ...(["status", "paymentStatus", "fulfilmentStatus", "shipments", "pickupCode", "cancelReason", "holdUntil"] as const),
] as const;
const SHARED = ["events", "refunds", "kinds", "hasServiceLeft", "isMoneyKept"] as const;

/** An order as its buyer sees it, without the shop's internal data. */
export type BuyerOrder = Pick<Order, (typeof FIELDS)[number]> &
  Pick<OrderView, (typeof SHARED)[number]> & {
    buyer: Pick<Order["buyer"], "name" | "email">;
    lines: Omit<OrderLine, "ranLow" | "sku" | "receipt" | "weight">[];
    /** The shop's texts for the purchased items; `waiting` until payment, `null` when there are none. */
    receipts: Receipt[] | "waiting" | null;
  };

/** Removes the shop's internal data: requests, SKUs, link revisions, notes on events. */
export function toBuyerOrder(order: Omit<Order, "id">): BuyerOrder {
  return {
    ...pick(order, ...FIELDS),
    lines: order.lines.map(({ ranLow: _, sku: __, receipt: ___, weight: ____, ...line }) => line),
    buyer: { name: order.buyer.name, email: order.buyer.email },
    ...pick(toOrderView(order), ...SHARED),
    receipts: receiptsFor(order),
  };
}

function receiptsFor(order: Omit<Order, "id">): BuyerOrder["receipts"] {
  const all = receiptsOf(order);
  if (all.length === 0) return null;
  if (mayRead(order)) return all;
  return order.status === "pending" || order.status === "open" ? "waiting" : null;
}

/**
 * What happens to the basket of an order. `empty`: the items are bought, or reserved until payment. `renew`: the order failed,
 * so the basket can become another one. `undefined`: the card may still be refused.
 */
export function basketAfter({ status, paymentMethod }: Pick<OrderView, "status" | "paymentMethod">): "empty" | "renew" | undefined {
  if (status === "expired" || status === "cancelled") return "renew";
  return status === "pending" && paymentMethod === "card" ? undefined : "empty";
}
