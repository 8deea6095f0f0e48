import type { Order, OrderLine } from "@awning/domain/order/order";
import { hasServiceLeft, type OrderView } from "@awning/domain/order/order-view";
import { isMoneyKept } from "@awning/domain/order/state";

/** What a visitor with an order's address but without its key sees: items and status, no personal data. */
export type OrderStub = Pick<
  Order,
  | "currency"
  | "subtotal"
  | "discount"
  | "tax"
  | "shipping"
  | "total"
  | "delivery"
  | "paymentMethod"
  | "status"
  | "paymentStatus"
  | "fulfilmentStatus"
> & {
  kinds: OrderView["kinds"];
  hasServiceLeft: OrderView["hasServiceLeft"];
  isMoneyKept: OrderView["isMoneyKept"];
  refunds: OrderView["refunds"];
  lines: Pick<
    OrderLine,
    "productId" | "variantId" | "title" | "variantName" | "image" | "quantity" | "unit" | "total" | "discount" | "tax"
  >[];
};

/** Lists the public fields one by one, so a new field stays private by default. */
export function toOrderStub(order: Omit<Order, "id">): OrderStub {
  const { currency, subtotal, discount, tax, shipping, total, delivery, paymentMethod, status, paymentStatus, fulfilmentStatus } = order;
  return {
    currency,
    subtotal,
    // A code may have been made for one person.
    discount: discount && { ...discount, code: "" },
    tax,
    shipping,
    total,
    delivery,
    paymentMethod,
    status,
    paymentStatus,
    fulfilmentStatus,
    kinds: order.lines.map((line) => line.kind),
    hasServiceLeft: hasServiceLeft(order),
    isMoneyKept: isMoneyKept(order),
    // Reasons are between the shop and the buyer.
    refunds: order.refunds.map(({ id, amount, state }) => ({ id, amount, state, reason: "" })),
    lines: order.lines.map(({ productId, variantId, title, variantName, image, quantity, unit, ...line }) => ({
      productId,
      variantId,
      title,
      variantName,
      image,
      quantity,
      unit,
      total: line.total,
      discount: line.discount,
      tax: line.tax,
    })),
  };
}
