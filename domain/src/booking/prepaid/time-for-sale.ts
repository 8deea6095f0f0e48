import { EMPTY_PRODUCT, EMPTY_VARIANT, type Product } from "../../product/product.ts";
import type { ShopSettings } from "../../shop/shop-settings.ts";
import { formatDate } from "../../time/format.ts";
import type { Reservation } from "../reservation.ts";
import { BOOKED_VARIANT, PHONE_QUESTION } from "./booked-line.ts";
import { aheadOf } from "./prepay.ts";

type Timed = Pick<Reservation, "id" | "service" | "startsAt" | "local">;

/** "Thu, 26 Nov 2026, 16:30 CET": when a booked time begins, on the owner's clock. */
export function bookedTimeName({ startsAt, local }: Pick<Timed, "startsAt" | "local">, language: string): string {
  const day = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const;
  return formatDate(startsAt, language, { ...day, hour: "2-digit", minute: "2-digit", timeZone: local.zone, timeZoneName: "short" });
}

/** A held time as what a cart sells: once, at what is paid when booking. */
export function timeForSale(reservation: Timed, language: string): Product {
  const { id, service } = reservation;
  const price = aheadOf(service);
  return {
    ...{ ...EMPTY_PRODUCT, id, kind: "service", price, limitPerOrder: 1, withdrawal: "dated" },
    title: price < service.price ? `Deposit for ${service.title}` : service.title,
    variants: [{ id: BOOKED_VARIANT, name: bookedTimeName(reservation, language), ...EMPTY_VARIANT }],
    questions: [...(service.place.kind === "phone" ? [PHONE_QUESTION] : []), ...service.questions],
    ...{ slug: "", order: "", createdAt: 0, updatedAt: 0 },
  };
}

/** A payment of a booking besides what is paid when booking, as what an order sells; `amount` in minor units. */
export function paymentForSale(reservation: Timed, amount: number, language: string): Product {
  const { title, price } = reservation.service;
  return {
    ...timeForSale(reservation, language),
    ...{ title: amount === price ? title : `Payment for ${title}`, price: amount, questions: [] },
  };
}

/** A shop's settings for a cart with a booked time: what asks for money when booking is never paid in person. */
export function paidAhead(settings: ShopSettings): ShopSettings {
  const { cash, onDelivery } = settings;
  return { ...settings, cash: { ...cash, enabled: false }, onDelivery: { ...onDelivery, enabled: false } };
}
