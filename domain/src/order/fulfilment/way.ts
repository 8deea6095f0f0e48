import type { Order } from "../order.ts";
import { isServiceNext } from "../quantities.ts";

/** What an owner does to fulfill an order: ship a parcel, get it ready for pickup, or do what was booked. */
export const FULFILMENT_WAYS = ["ship", "prepare", "do"] as const;
export type FulfilmentWay = (typeof FULFILMENT_WAYS)[number];

export function fulfilmentWay(order: Order): FulfilmentWay {
  if (isServiceNext(order)) return "do";
  return order.delivery === "pickup" ? "prepare" : "ship";
}
