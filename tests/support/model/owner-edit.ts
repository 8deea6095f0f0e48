import type { OrderEdit } from "@awning/domain/order/edits";
import type { Order } from "@awning/domain/order/order";
import type { Deed } from "./deeds.ts";
import { ADDRESS } from "./shop.ts";

/** What an owner changes of an order; of its parcels the last one. */
export function ownerEdit(order: Order, deed: Extract<Deed, { do: "note" | "address" | "tracking" | "renew_link" }>): OrderEdit {
  switch (deed.do) {
    case "address":
      return { type: "address", shipTo: { ...ADDRESS, street: `Mill road ${deed.number.length}` } };
    case "tracking":
      return {
        type: "tracking",
        shipment: order.shipments.at(-1)?.id ?? "",
        tracking: { carrier: "Post", number: deed.number, url: "" },
      };
    default:
      return { type: "note", note: "Rings twice" };
  }
}
