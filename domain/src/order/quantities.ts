import type { ProductKind } from "../product/states.ts";
import type { LineQuantity, ParcelState, Shipment } from "./fulfilment/shipment.ts";
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

export type Rest = Pieces & Pick<Order, "withdrawals">;

/** Units that are left to send, without those of open withdrawals. */
export function restOf(order: Rest): LineQuantity[] {
  const held = heldQuantities(order);
  return looseQuantities(order).flatMap((loose, line) => {
    const quantity = loose - (held[line] ?? 0);
    return quantity > 0 ? [{ line, quantity }] : [];
  });
}

/**
 * Units per line of open withdrawals that no refund since took off. A refund that settled a withdrawal bears its time and took off its
 * units.
 */
export function heldQuantities({ lines, withdrawals, refunds }: Rest): number[] {
  const settledAt = new Set(withdrawals.map((one) => one.settledAt));
  const taken = refunds.filter(({ at }) => !settledAt.has(at));
  const moves = [
    ...withdrawals.filter((one) => one.settledAt === null).map((one) => ({ at: one.at, added: one.lines, gone: [] })),
    ...taken.map(({ at, restocked, dropped }) => ({ at, added: [], gone: [...restocked, ...dropped] })),
  ].toSorted((a, b) => a.at - b.at);
  return lines.map((_, line) =>
    moves.reduce((held, { added, gone }) => Math.max(0, held + quantityOf(added, line) - quantityOf(gone, line)), 0),
  );
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
export function nextOf(order: Rest): LineQuantity[] {
  const rest = restOf(order);
  return areServices(order, rest) ? rest : rest.filter((one) => !areServices(order, [one]));
}

export function isServiceNext(order: Rest): boolean {
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

/** What an owner does to fulfill an order: ship a parcel, get it ready for pickup, or do what was booked. */
export const FULFILMENT_WAYS = ["ship", "prepare", "do"] as const;
export type FulfilmentWay = (typeof FULFILMENT_WAYS)[number];

export function fulfilmentWay(order: Order): FulfilmentWay {
  if (isServiceNext(order)) return "do";
  return order.delivery === "pickup" ? "prepare" : "ship";
}

type Sold = Pick<Order, "delivery" | "lines">;
type Stood = Pick<Order, "delivery" | "status" | "fulfilmentStatus" | "shipments">;

export function isParcel({ delivery, lines }: Sold, pieces: readonly LineQuantity[]): boolean {
  return delivery === "shipping" && pieces.some(({ line }) => isThing(lines[line]));
}

/** The parcels of an order: shipped ones in order, then packed ones. */
export function parcelsOf(order: Sold & Pick<Order, "shipments">): Shipment[] {
  return order.shipments.filter((one) => isParcel(order, one.lines));
}

/** The combined state of the parcels, as {@link shipmentsState}, ignoring files and services. */
export function parcelsState(order: Sold & Stood): ReturnType<typeof shipmentsState> {
  return shipmentsState({ ...order, shipments: parcelsOf(order) });
}

/** The combined state of shipments beyond the fulfillment status: problems first, then packed; `delivered` only when all are. */
export function shipmentsState({ delivery, status, fulfilmentStatus, shipments }: Stood): Exclude<ParcelState, "shipped"> | null {
  if (delivery !== "shipping" || status === "cancelled" || status === "expired") return null;
  const some = (state: ParcelState) => shipments.some((one) => one.state === state);
  if (some("lost")) return "lost";
  if (some("returned")) return "returned";
  if (some("packed")) return "packed";
  const isThere = fulfilmentStatus === "fulfilled" && shipments.length > 0 && shipments.every((one) => one.state === "delivered");
  return isThere ? "delivered" : null;
}

export const isPacked = ({ state }: Pick<Shipment, "state">) => state === "packed";

export function withSent(shipments: readonly Shipment[], sent: Shipment): Shipment[] {
  return [...shipments.filter((one) => !isPacked(one)), sent, ...shipments.filter(isPacked)];
}
