import type { Order, OrderLine } from "@awning/domain/order/order";
import { hasServiceLeft, type OrderView } from "@awning/domain/order/order-view";
import { isMoneyKept } from "@awning/domain/order/state";
import { pick } from "@awning/domain/values/rows";

const FIELDS = [
  ...(["currency", "subtotal", "tax", "shipping", "total"] as const),
  ...(["delivery", "paymentMethod", "status", "paymentStatus", "fulfilmentStatus"] as const),
] as const;
const LINE_FIELDS = ["productId", "variantId", "title", "variantName", "image", "quantity", "unit", "total", "discount", "tax"] as const;

/** What a visitor with an order's address but without its key sees: items and status, no personal data. */
export type OrderStub = Pick<Order, (typeof FIELDS)[number] | "discount"> &
  Pick<OrderView, "kinds" | "hasServiceLeft" | "isMoneyKept" | "refunds"> & { lines: Pick<OrderLine, (typeof LINE_FIELDS)[number]>[] };

/** Lists the public fields one by one, so a new field stays private by default. */
export function toOrderStub(order: Omit<Order, "id">): OrderStub {
  return {
    ...pick(order, ...FIELDS),
    // A code may have been made for one person.
    discount: order.discount && { ...order.discount, code: "" },
    kinds: order.lines.map((line) => line.kind),
    hasServiceLeft: hasServiceLeft(order),
    isMoneyKept: isMoneyKept(order),
    // Reasons are between the shop and the buyer.
    refunds: order.refunds.map(({ id, amount, state }) => ({ id, amount, state, reason: "" })),
    lines: order.lines.map((line) => pick(line, ...LINE_FIELDS)),
  };
}
