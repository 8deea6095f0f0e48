import type { Order } from "./order.ts";
import type { LinePieces } from "./shipment.ts";

/** The `part` of the event that nothing is left to be sent, since the last pieces went back into stock. */
export const NOTHING_LEFT = "rest";

type Pieces = Pick<Order, "lines" | "shipments" | "fulfilmentStatus" | "refunds">;

/**
 * How many pieces of each line have not left the shop and still should, in the order of the lines: what was put back on sale
 * with its money is not sent any more. An order from before shipments were kept is read from its status.
 */
export function piecesLeft({ lines, shipments, fulfilmentStatus, refunds }: Pieces): number[] {
  if (shipments.length === 0 && fulfilmentStatus === "fulfilled") return lines.map(() => 0);
  const sent = shipments.flatMap((shipment) => shipment.lines);
  // Whatever is still here is put back first.
  return lines.map((line, index) => Math.max(0, line.quantity - piecesOf(sent, index) - restockedOf({ refunds }, index)));
}

/** Everything that has not left yet, as the lines of one more shipment. */
export function restOf(order: Pieces): LinePieces[] {
  return piecesLeft(order).flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []));
}

/** Whether these pieces are there to be sent: at least one, no line twice, none more than is left. */
export function canSend(order: Pieces, lines: readonly LinePieces[]): boolean {
  return lines.length > 0 && areWithin(lines, piecesLeft(order));
}

type Stocked = Pick<Order, "status" | "lines" | "refunds">;

/**
 * How many pieces of each line can go back into stock together with their money, in the order of the lines: those that the
 * order took and that did not go back yet. None of an order that ended: that was asked when it did.
 */
export function piecesToRestock({ status, lines, refunds }: Stocked): number[] {
  const isOver = status === "cancelled" || status === "expired";
  return lines.map(({ counted, quantity, backordered }, index) =>
    counted && !isOver ? Math.max(0, quantity - backordered - restockedOf({ refunds }, index)) : 0,
  );
}

/** Whether these pieces can go back into stock: no line twice, none that did, and something of an unsent order stays to be sent. */
export function canRestock(order: Pieces & Stocked, restock: readonly LinePieces[]): boolean {
  return areWithin(restock, piecesToRestock(order)) && !(order.shipments.length === 0 && leavesNothing(order, restock));
}

/** Whether nothing is left to be sent once these pieces are back in stock, of an order that has not left whole. */
export function leavesNothing(order: Pieces, restock: readonly LinePieces[]): boolean {
  if (restock.length === 0 || order.fulfilmentStatus === "fulfilled") return false;
  return piecesLeft(order).every((left, index) => left <= piecesOf(restock, index));
}

function areWithin(pieces: readonly LinePieces[], most: readonly number[]): boolean {
  const isOnce = new Set(pieces.map((one) => one.line)).size === pieces.length;
  return isOnce && pieces.every((one) => one.quantity <= (most[one.line] ?? 0));
}

/** Pieces of a line that went back into stock. A refund that failed later does not take them off the shelf again. */
function restockedOf({ refunds }: Pick<Order, "refunds">, line: number): number {
  return piecesOf(
    refunds.flatMap((refund) => refund.restocked),
    line,
  );
}

function piecesOf(pieces: readonly LinePieces[], line: number): number {
  return pieces.filter((one) => one.line === line).reduce((sum, one) => sum + one.quantity, 0);
}
