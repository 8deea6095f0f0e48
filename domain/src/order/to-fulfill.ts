import type { FulfilmentStatus, Order } from "./order.ts";

/** Fulfillment states that wait for the owner; a ready pickup waits for its buyer. */
export const TO_FULFILL = ["unfulfilled", "in_progress", "partly_fulfilled"] as const satisfies FulfilmentStatus[];
export const isToFulfill = ({ status, fulfilmentStatus }: Pick<Order, "status" | "fulfilmentStatus">) =>
  status === "open" && TO_FULFILL.some((one) => one === fulfilmentStatus);

/** Parcels and alerts are required: without them, the carrier's cash would seem to be the owner's to collect. */
type Sent = Pick<Order, "status" | "fulfilmentStatus" | "paymentStatus" | "paymentMethod" | "attention" | "shipments">;

/** Whether the cash is the carrier's to collect: all was sent, and a parcel is on its way. It is nobody's to do until it is delivered. */
export function isWithCarrier(order: Sent): boolean {
  const { paymentMethod, paymentStatus, attention, shipments } = order;
  const isCash = paymentMethod === "on_delivery" && paymentStatus === "unpaid" && order.status === "open";
  return isCash && !isToFulfill(order) && attention.length === 0 && shipments.some(({ state }) => state === "shipped");
}
