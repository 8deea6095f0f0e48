import type { Order } from "./order.ts";

const DAY_MS = 86_400_000;
/** How long card orders are polled: refunds and failures can follow months later. */
export const WATCHED_MS = 180 * DAY_MS;

/** When to first poll for refunds of a payment made at `at`. Ms since 1970. */
export function firstWatch(at: number): number {
  return at + DAY_MS;
}

/** Schedules the next poll: the interval equals the order's age, about eight polls in all. */
export function watchScheduled(order: Order, now: number): Order {
  const age = now - order.placedAt;
  return { ...order, watchAt: age < WATCHED_MS ? now + Math.max(DAY_MS, age) : null };
}
