import { bookingPaths } from "../booking/paths.ts";
import type { Reservation } from "../booking/reservation.ts";
import type { Order } from "../order/order.ts";
import { sitePaths } from "../routes/paths.ts";

/** Whom a conversation about an order or a booking is with, and the page that it belongs to. `email` is empty where none was given. */
export type OtherSide = { name: string; email: string; locale: string; page: string };

/** An order that its owner wrote down may name nobody. */
export function buyerOf({ id, buyer, number }: Order, username: string): OtherSide {
  const name = buyer.name || `Buyer of order #${number}`;
  return { name, email: buyer.email, locale: buyer.locale, page: sitePaths.order(username, id) };
}

export function guestOf({ id, guest, locale, service }: Reservation, username: string): OtherSide {
  const name = guest.name || `Guest for ${service.title}`;
  return { name, email: guest.email, locale, page: bookingPaths.reservation(username, id) };
}
