import type { Order } from "./order.ts";

/** What was ordered, in minor units per the orders' own currency. */
export type Ordered = { count: number; amounts: { currency: Order["currency"]; total: number }[] };

/** Whether an order counts where orders are added up: one that was cancelled or expired does not, and pretended money is none. */
export function isSale({ status, isTest }: Pick<Order, "status" | "isTest">): boolean {
  return status !== "cancelled" && status !== "expired" && !isTest;
}

/**
 * What was ordered since a moment (ms since 1970), and before `until`, of all that {@link isSale}.
 */
export function orderedSince(
  orders: readonly Pick<Order, "status" | "isTest" | "placedAt" | "currency" | "total">[],
  since: number,
  until = Number.POSITIVE_INFINITY,
): Ordered {
  const counted = orders.filter((order) => order.placedAt >= since && order.placedAt < until && isSale(order));
  const totals = new Map<Order["currency"], number>();
  for (const order of counted) totals.set(order.currency, (totals.get(order.currency) ?? 0) + order.total);
  return { count: counted.length, amounts: [...totals].map(([currency, total]) => ({ currency, total })) };
}
