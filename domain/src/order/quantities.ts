import type { ProductKind } from "../product/product.ts";
import type { LineQuantity, Shipment } from "./fulfilment/shipment.ts";
import type { Order } from "./order.ts";

export type Pieces = Pick<Order, "lines" | "shipments" | "refunds">;

/**
 * How many pieces of each line have not left the shop and still should, in the order of the lines: what was put back on sale
 * or dropped with its money is not sent any more.
 */
export function unshippedQuantities({ lines, shipments, refunds }: Pieces): number[] {
  const sent = sentOf(shipments).flatMap((shipment) => shipment.lines);
  // Whatever is still here is put back first.
  return lines.map((line, index) =>
    Math.max(0, line.quantity - quantityOf(sent, index) - restockedOf({ refunds }, index) - discardedQuantity({ refunds }, index)),
  );
}

/** The shipments that have left the shop, without what is only packed. */
export function sentOf(shipments: readonly Shipment[]): Shipment[] {
  return shipments.filter((one) => one.state !== "packed");
}

/** How many pieces of each line are here and in no parcel yet, in the order of the lines. */
export function looseQuantities(order: Pieces): number[] {
  const packed = packedOf(order);
  return unshippedQuantities(order).map((left, index) => left - quantityOf(packed, index));
}

export function packedOf({ shipments }: Pick<Order, "shipments">): LineQuantity[] {
  return shipments.filter((one) => one.state === "packed").flatMap((one) => one.lines);
}

/** Everything that is neither gone nor packed, as the lines of one more shipment. */
export function restOf(order: Pieces): LineQuantity[] {
  return looseQuantities(order).flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []));
}

type OfKind = { kind: ProductKind } | undefined;
/** Whether it is a thing that is packed, sent or collected: a file is fetched, a service is done. */
export function isThing(one: OfKind): boolean {
  return one?.kind === "physical";
}

/** Whether it is something that the owner does for the buyer. */
export function isService(one: OfKind): boolean {
  return one?.kind === "service";
}

/** Whether all of these pieces are services; false of none. */
export function areServices({ lines }: Pick<Order, "lines">, pieces: readonly LineQuantity[]): boolean {
  return pieces.length > 0 && pieces.every(({ line }) => isService(lines[line]));
}

/** Whether nothing of an order goes any way and something is done for its buyer: the two of them arrange a time. */
export function isArranged({ delivery, kinds }: Pick<Order, "delivery"> & { kinds: readonly ProductKind[] }): boolean {
  return delivery === "none" && kinds.includes("service");
}

/** What leaves next when nobody says what: a service is done at a time of its own, so it is next only when nothing else waits. */
export function nextOf(order: Pieces): LineQuantity[] {
  const rest = restOf(order);
  return areServices(order, rest) ? rest : rest.filter((one) => !areServices(order, [one]));
}

/** Whether a service is what is next: no parcel is packed, and nothing else is to be sent. */
export function isServiceNext(order: Pieces): boolean {
  return packedOf(order).length === 0 && areServices(order, nextOf(order));
}

/** Whether these pieces are there to be sent: at least one, no line twice, none more than is left outside of packed parcels. */
export function canSend(order: Pieces, lines: readonly LineQuantity[]): boolean {
  return lines.length > 0 && areWithin(lines, looseQuantities(order));
}

/** Whether these pieces are within what there is of each line, no line twice. */
export function areWithin(pieces: readonly LineQuantity[], most: readonly number[]): boolean {
  const isOnce = new Set(pieces.map((one) => one.line)).size === pieces.length;
  return isOnce && pieces.every((one) => one.quantity <= (most[one.line] ?? 0));
}

/** Pieces of a line that went back into stock. A refund that failed later does not take them off the shelf again. */
export function restockedOf({ refunds }: Pick<Order, "refunds">, line: number): number {
  return quantityOf(
    refunds.flatMap((refund) => refund.restocked),
    line,
  );
}

/** Pieces of a line that are not sent any more and went into no stock. */
export function discardedQuantity({ refunds }: Pick<Order, "refunds">, line: number): number {
  return quantityOf(
    refunds.flatMap((refund) => refund.dropped),
    line,
  );
}

export function quantityOf(pieces: readonly LineQuantity[], line: number): number {
  return pieces.filter((one) => one.line === line).reduce((sum, one) => sum + one.quantity, 0);
}
