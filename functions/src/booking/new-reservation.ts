import { dueOf } from "@awning/domain/booking/deadlines";
import { placeInRoom } from "@awning/domain/booking/offer/video";
import { NO_PREPAY } from "@awning/domain/booking/prepaid/prepay";
import { type Reservation, type ReservationActor, timesAt, toBookedService } from "@awning/domain/booking/reservation";
import { Failure } from "@awning/domain/errors/failure";
import { isSiteClosed, isSiteOpen } from "@awning/domain/site/site";
import type { Bookable } from "#data/booking/bookable.ts";
import { isPaused } from "#data/site/information.ts";
import { getShopSettings } from "#data/site/shop-settings.ts";
import { getSite } from "#data/site/sites.ts";
import { FIRST_ACCESS_REV, icsUidOf } from "#platform/access-keys.ts";
import { roomFor } from "./seats/rooms.ts";

type Beginning = {
  id: string;
  /** Minutes since 1970. */
  start: number;
  holdUntil: number;
  /** The quota slot of a guest's network; `null` for bookings an owner adds. */
  holder: string | null;
  createdBy: Exclude<ReservationActor, "system">;
  zoneGuest: string;
  locale: string;
};

/** Creates a held reservation, priced in the shop's currency. @throws Failure `shop_closed` */
export async function beginReservation({ siteId, service, schedule }: Bookable, beginning: Beginning, now: number): Promise<Reservation> {
  const settings = await getShopSettings(siteId);
  if (!settings) throw new Failure("shop_closed");
  const { id, start, holdUntil, holder, createdBy, zoneGuest, locale } = beginning;
  const times = timesAt(start, service.length, schedule.zone);
  const of = { siteId, serviceId: service.id, scheduleId: service.scheduleId };
  const reservation: Reservation = {
    id,
    ...of,
    service: {
      // What an owner adds has no checkout to be paid at.
      ...toBookedService(createdBy === "owner" ? { ...service, prepay: NO_PREPAY } : service, settings.currency),
      place: placeInRoom(service.place, roomFor({ ...of, ...times }, service.seats)),
    },
    ...times,
    zoneGuest,
    locale,
    guest: { name: "", email: "", phone: "" },
    note: "",
    answers: [],
    notes: "",
    status: "held",
    moveRequest: null,
    series: null,
    orderId: null,
    onSite: [],
    refunded: 0,
    refund: null,
    reason: "",
    moves: 0,
    createdBy,
    holdUntil,
    holder,
    reminded: [],
    dueAt: null,
    icsUid: icsUidOf(siteId, id),
    icsSequence: 0,
    accessRev: FIRST_ACCESS_REV,
    rev: 1,
    history: [{ type: "held", at: now, by: createdBy, reason: "", startsAt: null }],
    createdAt: now,
    updatedAt: now,
  };
  return { ...reservation, dueAt: dueOf(reservation) };
}

/** Requires a site that its owner may book at. @throws Failure `shop_closed` */
export async function requireBookingSite(siteId: string): Promise<void> {
  const site = await getSite(siteId);
  if (!site || isSiteClosed(site)) throw new Failure("shop_closed");
}

/** Requires a site that takes bookings of guests: published and not paused. `now` in ms since 1970. @throws Failure `shop_closed` */
export async function requireOpenToGuests(siteId: string, now: number): Promise<void> {
  const [site, paused] = await Promise.all([getSite(siteId), isPaused(siteId, now)]);
  if (!site || !isSiteOpen(site) || paused) throw new Failure("shop_closed");
}
