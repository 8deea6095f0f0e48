import type { Reservation } from "../booking/reservation.ts";
import type { Order } from "../order/order.ts";

export const ERASED_NAME = "Erased customer";
const ERASED_LINE = "Erased";

export type EraseRefusal = "orders" | "bookings";

/** What blocks erasure: open orders, withdrawals and bookings need the name and address. `null` for nothing. */
export function eraseRefusal(
  orders: readonly Pick<Order, "status" | "withdrawals">[],
  reservations: readonly Pick<Reservation, "status">[],
): EraseRefusal | null {
  const isOpen = ({ status, withdrawals }: Pick<Order, "status" | "withdrawals">) =>
    status === "pending" || status === "open" || withdrawals.some(({ settledAt }) => settledAt === null);
  if (orders.some(isOpen)) return "orders";
  return reservations.some(({ status }) => status === "unpaid" || status === "pending" || status === "confirmed") ? "bookings" : null;
}

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
    withdrawals: order.withdrawals.map((one) => ({ ...one, name: ERASED_NAME, words: "", use: "" })),
    events: order.events.map((event) => (event.type === "withdrawn" ? { ...event, note: "" } : event)),
    rev: order.rev + 1,
    updatedAt: now,
  };
}

export function erasedReservation(reservation: Reservation, now: number): Reservation {
  return {
    ...reservation,
    guest: { name: ERASED_NAME, email: "", phone: "" },
    note: "",
    answers: [],
    notes: "",
    reason: "",
    history: reservation.history.map((one) => ({ ...one, reason: "" })),
    rev: reservation.rev + 1,
    updatedAt: now,
  };
}
