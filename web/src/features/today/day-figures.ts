import type { Order } from "@awning/domain/order";

/**
 * What was ordered since a moment, in minor units per the orders' own currency. Cancelled and expired orders count nothing, and
 * pretended money is none.
 */
export function orderedSince(
  orders: readonly Order[],
  since: number,
): { count: number; amounts: { currency: Order["currency"]; total: number }[] } {
  const counts = ({ status, isTest }: Order) => status !== "cancelled" && status !== "expired" && !isTest;
  const counted = orders.filter((order) => order.placedAt >= since && counts(order));
  const totals = new Map<Order["currency"], number>();
  for (const order of counted) totals.set(order.currency, (totals.get(order.currency) ?? 0) + order.total);
  return { count: counted.length, amounts: [...totals].map(([currency, total]) => ({ currency, total })) };
}

/** Midnight of the day a moment lies in, where the reader is. */
export function startOfDay(at: number): number {
  const day = new Date(at);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}

/** "Good morning", "Good afternoon" or "Good evening", by the reader's clock. */
export function greeting(at: number): string {
  const hour = new Date(at).getHours();
  if (hour >= 4 && hour < 12) return "Good morning";
  return hour >= 12 && hour < 18 ? "Good afternoon" : "Good evening";
}
