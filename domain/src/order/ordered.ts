import * as z from "zod/mini";
import { isBookedTime } from "../booking/prepaid/booked-line.ts";
import { isCustomAmount } from "./custom-line.ts";
import type { Order } from "./order.ts";
import { discardedQuantity, restockedOf } from "./quantities.ts";

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

/** What an order adds to every sum of orders, minor units. */
export function countedTotal(order: Payable & Pick<Order, "isTest" | "total">): number {
  return isCounted(order) ? order.total : 0;
}

export type Countable = Payable & Pick<Order, "isTest" | "placedAt" | "currency" | "total">;

/** Sums the {@link isCounted} orders from `since` until before `until` (ms since 1970). */
export function orderedSince(orders: readonly Countable[], since: number, until = Number.POSITIVE_INFINITY): Ordered {
  const counted = orders.filter((order) => order.placedAt >= since && order.placedAt < until && isCounted(order));
  const totals = new Map<Order["currency"], number>();
  for (const order of counted) totals.set(order.currency, (totals.get(order.currency) ?? 0) + order.total);
  return { count: counted.length, amounts: [...totals].map(([currency, total]) => ({ currency, total })) };
}

/** `counts/{siteId}/sold/{productId}`: units sold of a product. */
export const soldCountSchema = z.object({ pieces: z.number().check(z.int()) });
export type SoldCount = z.infer<typeof soldCountSchema>;

type Sold = Pick<Order, "status" | "isTest" | "lines" | "refunds">;

/** Units sold per product: ordered minus restocked and dropped. Canceled, expired and test orders sell nothing. */
export function soldQuantities(order: Sold): Map<string, number> {
  const pieces = new Map<string, number>();
  if (!isSale(order)) return pieces;
  for (const [index, line] of order.lines.entries()) {
    if (isCustomAmount(line) || isBookedTime(line)) continue;
    const { productId, quantity } = line;
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
