import type { Order, OrderLine } from "@awning/domain/order/order";
import { hasServiceLeft, type OrderView } from "@awning/domain/order/order-view";
import { isMoneyKept } from "@awning/domain/order/state";

/** What an order tells who has its address without the key: what was bought and where it stands, of whom nothing. */
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

/** Names what may be seen one by one, so that a field that comes later stays out. */
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
    // Reasons are words between shop and buyer.
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
