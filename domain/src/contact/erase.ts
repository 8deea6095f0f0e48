import type { Reservation } from "../booking/reservation.ts";
import type { Order } from "../order/order.ts";

/** What stands in the place of a name that was erased. */
export const ERASED_NAME = "Erased customer";
const ERASED_LINE = "Erased";

/** Why somebody cannot be erased yet. */
export type EraseRefusal = "orders" | "bookings";

/** What still has to happen with somebody: until then their name and address are needed. `null` for nothing. */
export function eraseRefusal(
  orders: readonly Pick<Order, "status">[],
  reservations: readonly Pick<Reservation, "status">[],
): EraseRefusal | null {
  if (orders.some(({ status }) => status === "pending" || status === "open")) return "orders";
  return reservations.some(({ status }) => status === "pending" || status === "confirmed") ? "bookings" : null;
}

/** An order without whoever placed it: what was sold, for how much and into which country stays. */
export function erasedOrder(order: Order, now: number): Order {
  const { shipTo, buyer } = order;
  const address = { name: ERASED_LINE, street: ERASED_LINE, extra: "", postcode: "", city: "", state: "" };
  return {
    ...order,
    buyer: { name: ERASED_NAME, email: "", phone: "", locale: buyer.locale },
    shipTo: shipTo && { ...address, country: shipTo.country },
    billTo: null,
    note: "",
    privateNote: "",
    lines: order.lines.map((line) => ({ ...line, answers: [] })),
    rev: order.rev + 1,
    updatedAt: now,
  };
}

/** A booking without whoever made it. */
export function erasedReservation(reservation: Reservation, now: number): Reservation {
  return {
    ...reservation,
    guest: { name: ERASED_NAME, email: "", phone: "" },
    note: "",
    notes: "",
    reason: "",
    history: reservation.history.map((one) => ({ ...one, reason: "" })),
    rev: reservation.rev + 1,
    updatedAt: now,
  };
}
