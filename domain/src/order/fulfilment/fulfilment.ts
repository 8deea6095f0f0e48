import type { Order } from "../order.ts";
import { isThing } from "../quantities.ts";
import type { LineQuantity, ParcelState, Shipment } from "./shipment.ts";

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
