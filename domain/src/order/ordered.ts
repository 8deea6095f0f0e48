import type { Order } from "./order.ts";

/** Totals in minor units by currency. */
export type Ordered = { count: number; amounts: { currency: Order["currency"]; total: number }[] };

export function isSale({ status, isTest }: Pick<Order, "status" | "isTest">): boolean {
  return status !== "cancelled" && status !== "expired" && !isTest;
}

type Payable = Pick<Order, "status" | "paymentMethod" | "paymentStatus">;

/** Whether a buyer is still on the card payment page; the owner does not see such an order yet. */
function isAtPaymentPage({ status, paymentMethod, paymentStatus }: Payable): boolean {
  return paymentMethod === "card" && status === "pending" && (paymentStatus === "unpaid" || paymentStatus === "failed");
}

export function isCounted(order: Payable & Pick<Order, "isTest">): boolean {
  return isSale(order) && !isAtPaymentPage(order);
}

export type Countable = Payable & Pick<Order, "isTest" | "placedAt" | "currency" | "total">;

/** Sums the {@link isCounted} orders from `since` until before `until` (ms since 1970). */
export function orderedSince(orders: readonly Countable[], since: number, until = Number.POSITIVE_INFINITY): Ordered {
  const counted = orders.filter((order) => order.placedAt >= since && order.placedAt < until && isCounted(order));
  const totals = new Map<Order["currency"], number>();
  for (const order of counted) totals.set(order.currency, (totals.get(order.currency) ?? 0) + order.total);
  return { count: counted.length, amounts: [...totals].map(([currency, total]) => ({ currency, total })) };
}
