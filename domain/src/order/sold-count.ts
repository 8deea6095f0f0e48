import * as z from "zod/mini";
import type { Order } from "./order.ts";
import { isSale } from "./ordered.ts";
import { discardedQuantity, restockedOf } from "./quantities.ts";

/** `counts/{siteId}/sold/{productId}`: units sold of a product. */
export const soldCountSchema = z.object({ pieces: z.number().check(z.int()) });
export type SoldCount = z.infer<typeof soldCountSchema>;

type Sold = Pick<Order, "status" | "isTest" | "lines" | "refunds">;

/** Units sold per product: ordered minus restocked and dropped. Canceled, expired and test orders sell nothing. */
export function soldQuantities(order: Sold): Map<string, number> {
  const pieces = new Map<string, number>();
  if (!isSale(order)) return pieces;
  for (const [index, { productId, quantity }] of order.lines.entries()) {
    const kept = quantity - restockedOf(order, index) - discardedQuantity(order, index);
    pieces.set(productId, (pieces.get(productId) ?? 0) + kept);
  }
  return pieces;
}

/** The change of units sold per product; `before` is `null` for a new order. Unchanged products are left out. */
export function soldDifference(before: Sold | null, after: Sold): Map<string, number> {
  const [had, has] = [before ? soldQuantities(before) : new Map<string, number>(), soldQuantities(after)];
  const changed = [...new Set([...had.keys(), ...has.keys()])].map((id) => [id, (has.get(id) ?? 0) - (had.get(id) ?? 0)] as const);
  return new Map(changed.filter(([, difference]) => difference !== 0));
}
