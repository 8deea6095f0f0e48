import type { Order } from "./order.ts";

/** What was ordered, in minor units per the orders' own currency. */
export type Ordered = { count: number; amounts: { currency: Order["currency"]; total: number }[] };

/** Whether an order counts where orders are added up: one that was cancelled or expired does not, and pretended money is none. */
export function isSale({ status, isTest }: Pick<Order, "status" | "isTest">): boolean {
  return status !== "cancelled" && status !== "expired" && !isTest;
}

type Payable = Pick<Order, "status" | "paymentMethod" | "paymentStatus">;

/** Whether a buyer has not paid on the page for cards yet: until then nothing is ordered for its owner. */
function isAtPaymentPage({ status, paymentMethod, paymentStatus }: Payable): boolean {
  return paymentMethod === "card" && status === "pending" && (paymentStatus === "unpaid" || paymentStatus === "failed");
}

/** Whether an order counts for its owner: a sale, and past its payment page. */
export function isCounted(order: Payable & Pick<Order, "isTest">): boolean {
  return isSale(order) && !isAtPaymentPage(order);
}

/** What an order needs to be added up. */
export type Countable = Payable & Pick<Order, "isTest" | "placedAt" | "currency" | "total">;

/**
 * What was ordered since a moment (ms since 1970), and before `until`: all that {@link isCounted}.
 */
export function orderedSince(orders: readonly Countable[], since: number, until = Number.POSITIVE_INFINITY): Ordered {
  const counted = orders.filter((order) => order.placedAt >= since && order.placedAt < until && isCounted(order));
  const totals = new Map<Order["currency"], number>();
  for (const order of counted) totals.set(order.currency, (totals.get(order.currency) ?? 0) + order.total);
  return { count: counted.length, amounts: [...totals].map(([currency, total]) => ({ currency, total })) };
}
