import * as z from "zod/mini";
import type { Order } from "./order.ts";
import { isSale } from "./ordered.ts";
import { discardedQuantity, restockedOf } from "./quantities.ts";

/** `counts/{siteId}/sold/{productId}`: how many pieces of a product were sold. */
export const soldCountSchema = z.object({ pieces: z.number().check(z.int()) });
export type SoldCount = z.infer<typeof soldCountSchema>;

type Sold = Pick<Order, "status" | "isTest" | "lines" | "refunds">;

/**
 * Pieces of each product that an order sells: all that were ordered, without those that went back into stock or were taken off it.
 * Money that went back by itself changes nothing. One that was cancelled, expired or paid with pretended money sells nothing.
 */
export function soldQuantities(order: Sold): Map<string, number> {
  const pieces = new Map<string, number>();
  if (!isSale(order)) return pieces;
  for (const [index, { productId, quantity }] of order.lines.entries()) {
    const kept = quantity - restockedOf(order, index) - discardedQuantity(order, index);
    pieces.set(productId, (pieces.get(productId) ?? 0) + kept);
  }
  return pieces;
}

/** By how many pieces of each product a step of an order changed what is sold, `before` `null` for a new one; nothing of what stayed. */
export function soldDifference(before: Sold | null, after: Sold): Map<string, number> {
  const [had, has] = [before ? soldQuantities(before) : new Map<string, number>(), soldQuantities(after)];
  const changed = [...new Set([...had.keys(), ...has.keys()])].map((id) => [id, (has.get(id) ?? 0) - (had.get(id) ?? 0)] as const);
  return new Map(changed.filter(([, difference]) => difference !== 0));
}
