import { divideHalfUp } from "../../money/shares.ts";
import { addedTax } from "../../money/tax.ts";
import type { LineQuantity } from "../fulfilment/shipment.ts";
import type { Order } from "../order.ts";
import {
  areWithin,
  discardedQuantity,
  looseQuantities,
  type Pieces,
  packedOf,
  quantityOf,
  restockedOf,
  sentOf,
  unshippedQuantities,
} from "../quantities.ts";
import { isEnded, type OrderState } from "../state.ts";
import { moneyOf } from "./order-money.ts";

type Sold = Pick<Order, "lines" | "shipping" | "tax" | "refunds">;

/** What a buyer paid for a line: its price, less its share of the discount, plus the tax that its price does not hold yet. */
export function paidForLine({ lines, tax }: Pick<Order, "lines" | "tax">, index: number): number {
  const line = lines[index];
  if (!line) return 0;
  return line.total - line.discount + (tax.mode === "exclusive" ? line.tax.amount : 0);
}

/** What a buyer paid for the parcel, with its tax. */
export function paidForShipping({ lines, shipping, tax }: Pick<Order, "lines" | "shipping" | "tax">): number {
  const ofLines = tax.mode === "exclusive" ? lines.reduce((sum, line) => sum + line.tax.amount, 0) : 0;
  return shipping + addedTax(tax) - ofLines;
}

/** How many pieces of each line no money was given back for, in the order of the lines. What a provider refused does not count. */
export function refundableQuantities({ lines, refunds }: Pick<Order, "lines" | "refunds">): number[] {
  const given = refunds.filter((refund) => refund.state !== "failed").flatMap((refund) => refund.lines);
  return lines.map((line, index) => line.quantity - given.filter((one) => one.line === index).reduce((sum, one) => sum + one.quantity, 0));
}

/** Whether the price of the parcel can still be given back. */
export function canRefundShipping(order: Sold): boolean {
  return paidForShipping(order) > 0 && !order.refunds.some((refund) => refund.shipping && refund.state !== "failed");
}

/**
 * What goes back for these pieces and, when wanted, the parcel, minor units. Pieces of one line are worth the same to a cent, and
 * all of them together exactly what was paid for the line, in however many parts they are given back. Never more than the shop
 * still holds.
 */
export function refundWorth(order: Order, pieces: readonly LineQuantity[], withShipping: boolean): number {
  const left = refundableQuantities(order);
  const goods = pieces.reduce((sum, { line, quantity }) => {
    const all = order.lines[line]?.quantity ?? 0;
    const before = all - (left[line] ?? 0);
    return sum + upTo(order, line, before + quantity) - upTo(order, line, before);
  }, 0);
  const parcel = withShipping && canRefundShipping(order) ? paidForShipping(order) : 0;
  return Math.min(goods + parcel, Math.max(0, moneyOf(order).refundable));
}

/** Whether money can go back for these pieces: each line once, and none more often than it was sold. */
export function canRefundQuantities(order: Sold, pieces: readonly LineQuantity[], withShipping: boolean): boolean {
  const left = refundableQuantities(order);
  const isOnce = new Set(pieces.map((one) => one.line)).size === pieces.length;
  return isOnce && pieces.every((one) => one.quantity <= (left[one.line] ?? 0)) && (!withShipping || canRefundShipping(order));
}

/** What the first `count` pieces of a line are worth. */
function upTo(order: Sold, line: number, count: number): number {
  const all = order.lines[line]?.quantity ?? 0;
  return all === 0 ? 0 : divideHalfUp(paidForLine(order, line) * Math.min(count, all), all);
}

/** Pieces that go back into stock, and those that go into none, in one step with their money. Neither are sent any more. */
export type RestockResult = { restock: readonly LineQuantity[]; drop: readonly LineQuantity[] };

/**
 * How many of the pieces of each line that have not left were taken from stock, in the order of the lines. What was there is sent
 * first, and what is not sent any more is first what was not there.
 */
export function unshippedReserved(order: Pieces): number[] {
  const left = unshippedQuantities(order);
  return order.lines.map(({ counted, backordered }, index) => {
    const missing = Math.max(0, backordered - discardedQuantity(order, index));
    return counted ? Math.max(0, (left[index] ?? 0) - missing) : 0;
  });
}

type Stocked = Pieces & OrderState;

/** How many pieces of each line can be dropped, in the order of the lines: those that are here, in no parcel. None of an order that ended. */
export function quantitiesToDiscard(order: Stocked): number[] {
  return isEnded(order) ? order.lines.map(() => 0) : looseQuantities(order);
}

/**
 * How many pieces of each line can go back into stock together with their money, in the order of the lines: those that the order
 * took and that neither went back nor were dropped. None of an order that ended: that was asked when it did. What is here goes
 * back first, so of a line that is in a packed parcel no more than what is outside of it.
 */
export function restockableQuantities(order: Stocked): number[] {
  const { lines, refunds } = order;
  const [packed, loose] = [packedOf(order), looseQuantities(order)];
  return lines.map(({ counted, quantity, backordered }, index) => {
    if (!counted || isEnded(order)) return 0;
    const gone = restockedOf({ refunds }, index) + Math.max(0, discardedQuantity({ refunds }, index) - backordered);
    const most = Math.max(0, quantity - backordered - gone);
    return quantityOf(packed, index) > 0 ? Math.min(most, loose[index] ?? 0) : most;
  });
}

/**
 * Whether these pieces can go back into stock and those be dropped: no line twice, none that did, no piece both, and something of an
 * unsent order stays to be sent.
 */
export function canTakeOff(order: Stocked, back: RestockResult): boolean {
  const { restock, drop } = back;
  const isUnsentWhole = sentOf(order.shipments).length === 0 && leavesNothing(order, back);
  // What is here goes back into stock first.
  const here = quantitiesToDiscard(order).map((most, index) => Math.max(0, most - quantityOf(restock, index)));
  return areWithin(restock, restockableQuantities(order)) && areWithin(drop, here) && !isUnsentWhole;
}

/** Whether nothing is left to be sent once these pieces are back in stock or dropped, of an order that has not left whole. */
export function leavesNothing(order: Pieces & Pick<Order, "fulfilmentStatus">, { restock, drop }: RestockResult): boolean {
  if (restock.length + drop.length === 0 || order.fulfilmentStatus === "fulfilled") return false;
  return unshippedQuantities(order).every((left, index) => left <= quantityOf(restock, index) + quantityOf(drop, index));
}
