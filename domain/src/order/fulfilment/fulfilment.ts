import type { Order } from "../order.ts";
import { isThing } from "../quantities.ts";
import type { LineQuantity, ParcelState, Shipment } from "./shipment.ts";

type Sold = Pick<Order, "delivery" | "lines">;
type Stood = Pick<Order, "delivery" | "status" | "fulfilmentStatus" | "shipments">;

/** Whether these pieces travel: only things make a parcel, whatever is handed over with them. */
export function isParcel({ delivery, lines }: Sold, pieces: readonly LineQuantity[]): boolean {
  return delivery === "shipping" && pieces.some(({ line }) => isThing(lines[line]));
}

/** The parcels of an order: those that left in their order, then the packed ones. */
export function parcelsOf(order: Sold & Pick<Order, "shipments">): Shipment[] {
  return order.shipments.filter((one) => isParcel(order, one.lines));
}

/** Where the parcels of an order stand, as {@link shipmentsState} says it: files and services that left by themselves are none. */
export function parcelsState(order: Sold & Stood): ReturnType<typeof shipmentsState> {
  return shipmentsState({ ...order, shipments: parcelsOf(order) });
}

/**
 * Where shipments stand, in one word, where that says more than the fulfilment: trouble before all else, then that one is
 * packed; `delivered` only when everything is.
 */
export function shipmentsState({ delivery, status, fulfilmentStatus, shipments }: Stood): Exclude<ParcelState, "shipped"> | null {
  if (delivery !== "shipping" || status === "cancelled" || status === "expired") return null;
  const some = (state: ParcelState) => shipments.some((one) => one.state === state);
  if (some("lost")) return "lost";
  if (some("returned")) return "returned";
  if (some("packed")) return "packed";
  const isThere = fulfilmentStatus === "fulfilled" && shipments.length > 0 && shipments.every((one) => one.state === "delivered");
  return isThere ? "delivered" : null;
}

/** Whether a parcel is packed and still here. */
export const isPacked = ({ state }: Pick<Shipment, "state">) => state === "packed";

/** The shipments with one more that left: after those that did, before those that are only packed. */
export function withSent(shipments: readonly Shipment[], sent: Shipment): Shipment[] {
  return [...shipments.filter((one) => !isPacked(one)), sent, ...shipments.filter(isPacked)];
}
