import type { ProductKind } from "../product/product.ts";
import type { LineQuantity, Shipment } from "./fulfilment/shipment.ts";
import type { Order } from "./order.ts";

export type Pieces = Pick<Order, "lines" | "shipments" | "refunds">;

export function unshippedQuantities({ lines, shipments, refunds }: Pieces): number[] {
  const sent = sentOf(shipments).flatMap((shipment) => shipment.lines);
  // Unshipped units are restocked first.
  return lines.map((line, index) =>
    Math.max(0, line.quantity - quantityOf(sent, index) - restockedOf({ refunds }, index) - discardedQuantity({ refunds }, index)),
  );
}

export function sentOf(shipments: readonly Shipment[]): Shipment[] {
  return shipments.filter((one) => one.state !== "packed");
}

export function looseQuantities(order: Pieces): number[] {
  const packed = packedOf(order);
  return unshippedQuantities(order).map((left, index) => left - quantityOf(packed, index));
}

export function packedOf({ shipments }: Pick<Order, "shipments">): LineQuantity[] {
  return shipments.filter((one) => one.state === "packed").flatMap((one) => one.lines);
}

export function restOf(order: Pieces): LineQuantity[] {
  return looseQuantities(order).flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []));
}

type OfKind = { kind: ProductKind } | undefined;
/** Whether it is physical: files are downloaded and services are done. */
export function isThing(one: OfKind): boolean {
  return one?.kind === "physical";
}

export function isService(one: OfKind): boolean {
  return one?.kind === "service";
}

export function areServices({ lines }: Pick<Order, "lines">, pieces: readonly LineQuantity[]): boolean {
  return pieces.length > 0 && pieces.every(({ line }) => isService(lines[line]));
}

/** Whether an order needs only an appointment: nothing is delivered and there is a service. */
export function isArranged({ delivery, kinds }: Pick<Order, "delivery"> & { kinds: readonly ProductKind[] }): boolean {
  return delivery === "none" && kinds.includes("service");
}

/** The next units to fulfill by default: services come last, because they have their own time. */
export function nextOf(order: Pieces): LineQuantity[] {
  const rest = restOf(order);
  return areServices(order, rest) ? rest : rest.filter((one) => !areServices(order, [one]));
}

export function isServiceNext(order: Pieces): boolean {
  return packedOf(order).length === 0 && areServices(order, nextOf(order));
}

/** Whether units can be sent: at least one, no line twice, none beyond the unpacked rest. */
export function canSend(order: Pieces, lines: readonly LineQuantity[]): boolean {
  return lines.length > 0 && areWithin(lines, looseQuantities(order));
}

export function areWithin(pieces: readonly LineQuantity[], most: readonly number[]): boolean {
  const isOnce = new Set(pieces.map((one) => one.line)).size === pieces.length;
  return isOnce && pieces.every((one) => one.quantity <= (most[one.line] ?? 0));
}

export function restockedOf({ refunds }: Pick<Order, "refunds">, line: number): number {
  return quantityOf(
    refunds.flatMap((refund) => refund.restocked),
    line,
  );
}

export function discardedQuantity({ refunds }: Pick<Order, "refunds">, line: number): number {
  return quantityOf(
    refunds.flatMap((refund) => refund.dropped),
    line,
  );
}

export function quantityOf(pieces: readonly LineQuantity[], line: number): number {
  return pieces.filter((one) => one.line === line).reduce((sum, one) => sum + one.quantity, 0);
}
