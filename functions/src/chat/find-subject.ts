import type { Subject } from "@awning/domain/chat/conversation";
import { buyerOf, guestOf, type OtherSide } from "@awning/domain/chat/other-side";
import { getOrder } from "#data/orders.ts";
import { getReservation } from "#data/reservations.ts";

/** Whom an owner writes to about an order or a booking; `null` when there is no such thing. */
export async function findSubject(siteId: string, username: string, { type, id }: Subject): Promise<OtherSide | null> {
  if (type === "order") {
    const order = await getOrder(siteId, id);
    return order && buyerOf(order, username);
  }
  const reservation = type === "booking" ? await getReservation(siteId, id) : null;
  return reservation && guestOf(reservation, username);
}
