import { areWithin, droppedOf, type Pieces, packedOf, piecesLeft, piecesLoose, piecesOf, restockedOf, sentOf } from "./order-pieces.ts";
import { isEnded, type OrderState } from "./order-waits.ts";
import type { LinePieces } from "./shipment.ts";

/** Pieces that go back into stock, and those that go into none, in one step with their money. Neither are sent any more. */
export type PiecesBack = { restock: readonly LinePieces[]; drop: readonly LinePieces[] };

/**
 * How many of the pieces of each line that have not left were taken from stock, in the order of the lines. What was there is sent
 * first, and what is not sent any more is first what was not there.
 */
export function takenLeft(order: Pieces): number[] {
  const left = piecesLeft(order);
  return order.lines.map(({ counted, backordered }, index) => {
    const missing = Math.max(0, backordered - droppedOf(order, index));
    return counted ? Math.max(0, (left[index] ?? 0) - missing) : 0;
  });
}

type Stocked = Pieces & OrderState;

/** How many pieces of each line can be dropped, in the order of the lines: those that are here, in no parcel. None of an order that ended. */
export function piecesToDrop(order: Stocked): number[] {
  return isEnded(order) ? order.lines.map(() => 0) : piecesLoose(order);
}

/**
 * How many pieces of each line can go back into stock together with their money, in the order of the lines: those that the order
 * took and that neither went back nor were dropped. None of an order that ended: that was asked when it did. What is here goes
 * back first, so of a line that is in a packed parcel no more than what is outside of it.
 */
export function piecesToRestock(order: Stocked): number[] {
  const { lines, refunds } = order;
  const [packed, loose] = [packedOf(order), piecesLoose(order)];
  return lines.map(({ counted, quantity, backordered }, index) => {
    if (!counted || isEnded(order)) return 0;
    const gone = restockedOf({ refunds }, index) + Math.max(0, droppedOf({ refunds }, index) - backordered);
    const most = Math.max(0, quantity - backordered - gone);
    return piecesOf(packed, index) > 0 ? Math.min(most, loose[index] ?? 0) : most;
  });
}

/**
 * Whether these pieces can go back into stock and those be dropped: no line twice, none that did, no piece both, and something of an
 * unsent order stays to be sent.
 */
export function canTakeOff(order: Stocked, back: PiecesBack): boolean {
  const { restock, drop } = back;
  const isUnsentWhole = sentOf(order.shipments).length === 0 && leavesNothing(order, back);
  // What is here goes back into stock first.
  const here = piecesToDrop(order).map((most, index) => Math.max(0, most - piecesOf(restock, index)));
  return areWithin(restock, piecesToRestock(order)) && areWithin(drop, here) && !isUnsentWhole;
}

/** Whether nothing is left to be sent once these pieces are back in stock or dropped, of an order that has not left whole. */
export function leavesNothing(order: Pieces, { restock, drop }: PiecesBack): boolean {
  if (restock.length + drop.length === 0 || order.fulfilmentStatus === "fulfilled") return false;
  return piecesLeft(order).every((left, index) => left <= piecesOf(restock, index) + piecesOf(drop, index));
}
