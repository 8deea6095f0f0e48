import type { Order } from "./order.ts";
import { ORDER_TRANSITIONS, type OrderMove } from "./order-transitions.ts";
import type { OrderFacts } from "./order-waits.ts";
import { isParcel } from "./parcel.ts";
import { PARCEL_ACTS, type ParcelAct, type ParcelState, type Shipment } from "./shipment.ts";

type ParcelStep = { from: readonly ParcelState[]; to: ParcelState | null; move: OrderMove };

/**
 * The one table of where a parcel goes once it is packed or has left: `packed → shipped → delivered | lost | returned`, and one
 * step back. `to` is `null` where it is no parcel any more. It begins by `pack`, or by `fulfil`, which sends it at once or from
 * the shelf. Whether the order allows it says the row `move` of `ORDER_TRANSITIONS`.
 */
export const PARCEL_STEPS: Readonly<Record<ParcelAct, ParcelStep>> = {
  unpack: { from: ["packed"], to: null, move: "unpack" },
  deliver: { from: ["shipped"], to: "delivered", move: "deliver" },
  lose: { from: ["shipped"], to: "lost", move: "lose" },
  bring_back: { from: ["shipped"], to: "returned", move: "bring_back" },
  undo_parcel: { from: ["delivered", "lost", "returned"], to: "shipped", move: "undo_parcel" },
};

/** What an owner may say of a parcel now; nothing of what is none. */
export function parcelActs(order: OrderFacts & Pick<Order, "lines">, shipment: Pick<Shipment, "lines" | "state">): ParcelAct[] {
  if (!isParcel(order, shipment.lines)) return [];
  return PARCEL_ACTS.filter((act) => {
    const { from, move } = PARCEL_STEPS[act];
    return from.includes(shipment.state) && ORDER_TRANSITIONS[move].from(order);
  });
}
