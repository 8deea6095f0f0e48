import { bookingPaths } from "../booking/paths.ts";
import type { Reservation } from "../booking/reservation.ts";
import type { Order } from "../order/order.ts";
import { sitePaths } from "../routes/paths.ts";

/** The other person of an order's or booking's conversation, and its page. `email` may be empty. */
export type OtherSide = { name: string; email: string; locale: string; page: string };

/** A manual order may have no name. */
export function buyerOf({ id, buyer, number }: Order, username: string): OtherSide {
  const name = buyer.name || `Buyer of order #${number}`;
  return { name, email: buyer.email, locale: buyer.locale, page: sitePaths.order(username, id) };
}

export function guestOf({ id, guest, locale, service }: Reservation, username: string): OtherSide {
  const name = guest.name || `Guest for ${service.title}`;
  return { name, email: guest.email, locale, page: bookingPaths.reservation(username, id) };
}
