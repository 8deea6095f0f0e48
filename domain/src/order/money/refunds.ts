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

export function paidForLine({ lines, tax }: Pick<Order, "lines" | "tax">, index: number): number {
  const line = lines[index];
  if (!line) return 0;
  return line.total - line.discount + (tax.mode === "exclusive" ? line.tax.amount : 0);
}

export function paidForShipping({ lines, shipping, tax }: Pick<Order, "lines" | "shipping" | "tax">): number {
  const ofLines = tax.mode === "exclusive" ? lines.reduce((sum, line) => sum + line.tax.amount, 0) : 0;
  return shipping + addedTax(tax) - ofLines;
}

export function refundableQuantities({ lines, refunds }: Pick<Order, "lines" | "refunds">): number[] {
  const given = refunds.filter((refund) => refund.state !== "failed").flatMap((refund) => refund.lines);
  return lines.map((line, index) => line.quantity - given.filter((one) => one.line === index).reduce((sum, one) => sum + one.quantity, 0));
}

export function canRefundShipping(order: Sold): boolean {
  return paidForShipping(order) > 0 && !order.refunds.some((refund) => refund.shipping && refund.state !== "failed");
}

/**
 * The refund for units and optionally shipping, in minor units. Units of a line differ by at most a cent and add up exactly to its price in
 * any partition. At most the balance.
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

export function canRefundQuantities(order: Sold, pieces: readonly LineQuantity[], withShipping: boolean): boolean {
  const left = refundableQuantities(order);
  const isOnce = new Set(pieces.map((one) => one.line)).size === pieces.length;
  return isOnce && pieces.every((one) => one.quantity <= (left[one.line] ?? 0)) && (!withShipping || canRefundShipping(order));
}

function upTo(order: Sold, line: number, count: number): number {
  const all = order.lines[line]?.quantity ?? 0;
  return all === 0 ? 0 : divideHalfUp(paidForLine(order, line) * Math.min(count, all), all);
}

/** Units that return to stock, and units that are dropped, in one step with their refund. Neither ship. */
export type RestockResult = { restock: readonly LineQuantity[]; drop: readonly LineQuantity[] };

/** Unshipped reserved units per line, in line order. Reserved units ship first, so backordered ones are discarded first. */
export function unshippedReserved(order: Pieces): number[] {
  const left = unshippedQuantities(order);
  return order.lines.map(({ counted, backordered }, index) => {
    const missing = Math.max(0, backordered - discardedQuantity(order, index));
    return counted ? Math.max(0, (left[index] ?? 0) - missing) : 0;
  });
}

type Stocked = Pieces & OrderState;

/** Units per line that can be dropped, in line order: unshipped and in no parcel. None once the order ended. */
export function quantitiesToDiscard(order: Stocked): number[] {
  return isEnded(order) ? order.lines.map(() => 0) : looseQuantities(order);
}

/**
 * Units per line that can be restocked with a refund, in line order: reserved, neither restocked nor dropped. None once the order ended,
 * because ending it decided that. Unshipped units go first, so packed units are excluded.
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

/** Whether units can be restocked and dropped: no line twice, no unit both, and an unshipped order keeps something to ship. */
export function canTakeOff(order: Stocked, back: RestockResult): boolean {
  const { restock, drop } = back;
  const isUnsentWhole = sentOf(order.shipments).length === 0 && leavesNothing(order, back);
  // Unshipped units are restocked first.
  const here = quantitiesToDiscard(order).map((most, index) => Math.max(0, most - quantityOf(restock, index)));
  return areWithin(restock, restockableQuantities(order)) && areWithin(drop, here) && !isUnsentWhole;
}

export function leavesNothing(order: Pieces & Pick<Order, "fulfilmentStatus">, { restock, drop }: RestockResult): boolean {
  if (restock.length + drop.length === 0 || order.fulfilmentStatus === "fulfilled") return false;
  return unshippedQuantities(order).every((left, index) => left <= quantityOf(restock, index) + quantityOf(drop, index));
}
