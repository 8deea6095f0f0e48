import type { Order } from "./order.ts";

const DAY_MS = 86_400_000;
/** How long after it was placed a card order is looked after: money can go back, and a refund fail, months later. */
export const WATCHED_MS = 180 * DAY_MS;

/** When the provider is first asked what went back of a payment that came in at `at`, although nobody told. Ms since 1970. */
export function firstWatch(at: number): number {
  return at + DAY_MS;
}

/** The order with the next such time: each is as far away as the order is old, so that an order is asked about eight times in all. */
export function watchScheduled(order: Order, now: number): Order {
  const age = now - order.placedAt;
  return { ...order, watchAt: age < WATCHED_MS ? now + Math.max(DAY_MS, age) : null };
}
