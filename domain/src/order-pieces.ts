import type { Order } from "./order.ts";
import type { LinePieces } from "./shipment.ts";

type Pieces = Pick<Order, "lines" | "shipments" | "fulfilmentStatus">;

/**
 * How many pieces of each line have not left the shop, in the order of the lines. An order from before shipments were kept
 * is read from its status.
 */
export function piecesLeft({ lines, shipments, fulfilmentStatus }: Pieces): number[] {
  if (shipments.length === 0 && fulfilmentStatus === "fulfilled") return lines.map(() => 0);
  return lines.map((line, index) => {
    const sent = shipments.flatMap((shipment) => shipment.lines).filter((one) => one.line === index);
    return line.quantity - sent.reduce((sum, one) => sum + one.quantity, 0);
  });
}

/** Everything that has not left yet, as the lines of one more shipment. */
export function restOf(order: Pieces): LinePieces[] {
  return piecesLeft(order).flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []));
}

/** Whether these pieces are there to be sent: at least one, no line twice, none more than is left. */
export function canSend(order: Pieces, lines: readonly LinePieces[]): boolean {
  const left = piecesLeft(order);
  const isOnce = new Set(lines.map((one) => one.line)).size === lines.length;
  return lines.length > 0 && isOnce && lines.every((one) => one.quantity <= (left[one.line] ?? 0));
}
