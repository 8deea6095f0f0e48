import { divideHalfUp } from "../money/shares.ts";
import { addedTax } from "../money/tax.ts";
import type { Order } from "./order.ts";
import { moneyOf } from "./order-money.ts";
import type { LinePieces } from "./shipment.ts";

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
export function piecesToRefund({ lines, refunds }: Pick<Order, "lines" | "refunds">): number[] {
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
export function refundWorth(order: Order, pieces: readonly LinePieces[], withShipping: boolean): number {
  const left = piecesToRefund(order);
  const goods = pieces.reduce((sum, { line, quantity }) => {
    const all = order.lines[line]?.quantity ?? 0;
    const before = all - (left[line] ?? 0);
    return sum + upTo(order, line, before + quantity) - upTo(order, line, before);
  }, 0);
  const parcel = withShipping && canRefundShipping(order) ? paidForShipping(order) : 0;
  return Math.min(goods + parcel, Math.max(0, moneyOf(order).refundable));
}

/** Whether money can go back for these pieces: each line once, and none more often than it was sold. */
export function canRefundPieces(order: Sold, pieces: readonly LinePieces[], withShipping: boolean): boolean {
  const left = piecesToRefund(order);
  const isOnce = new Set(pieces.map((one) => one.line)).size === pieces.length;
  return isOnce && pieces.every((one) => one.quantity <= (left[one.line] ?? 0)) && (!withShipping || canRefundShipping(order));
}

/** What the first `count` pieces of a line are worth. */
function upTo(order: Sold, line: number, count: number): number {
  const all = order.lines[line]?.quantity ?? 0;
  return all === 0 ? 0 : divideHalfUp(paidForLine(order, line) * Math.min(count, all), all);
}
