import { markOf, STATUS_MARKS } from "@awning/domain/booking/badges";
import { moveKey } from "@awning/domain/booking/months";
import { isBusy, isShared, type Reservation } from "@awning/domain/booking/reservation";
import type { TimeOff } from "@awning/domain/booking/time-off";
import { wallTime } from "@awning/domain/time/zoned-time";
import { blockedText, clockRange, longDayText } from "../labels.ts";
import type { CalendarItem } from "./calendar-grid.tsx";
import * as labels from "./labels.ts";

const BLOCKED = "blocked-";

/** The entries of a calendar: bookings that take time, blocked time, and requested times. @param now ms since 1970 */
export function toItems(
  reservations: readonly Reservation[],
  requests: readonly Reservation[],
  blocked: readonly TimeOff[],
  zone: string,
  now: number,
): CalendarItem[] {
  return [
    ...blocked.map((one): CalendarItem => {
      const title = one.reason || labels.blocked;
      return {
        id: `${BLOCKED}${one.id}`,
        from: one.startsAt / 60_000,
        to: one.endsAt / 60_000,
        look: "blocked",
        title,
        lines: [clockRange(one.startsAt, one.endsAt, zone)],
        label: labels.blockedTime(title, blockedText(one, zone, now)),
      };
    }),
    ...byStart(reservations.filter(({ status }) => isBusy(status))).map((start) => toItem(start, zone, now)),
    ...requests.flatMap((one) => (one.moveRequest ? [toWish(one, one.moveRequest.startsAt, zone)] : [])),
  ];
}

type Start = readonly [Reservation, ...Reservation[]];

/** Guests who share a start are one entry; it opens the first of them. */
function byStart(reservations: readonly Reservation[]): Start[] {
  const starts = new Map<string, [Reservation, ...Reservation[]]>();
  for (const one of reservations) {
    const key = isShared(one) ? `${one.serviceId} ${one.startsAt}` : one.id;
    const known = starts.get(key);
    if (known) known.push(one);
    else starts.set(key, [one]);
  }
  return [...starts.values()];
}

function toItem(start: Start, zone: string, now: number): CalendarItem {
  const [reservation] = start;
  return isShared(reservation) ? toClass(start, zone, now) : toBooking(reservation, zone, now);
}

function toClass([{ id, serviceId, startsAt, endsAt, service }, ...others]: Start, zone: string, now: number): CalendarItem {
  const times = clockRange(startsAt, endsAt, zone);
  const guests = labels.takenPlaces(others.length + 1, service.seats);
  return {
    id,
    serviceId,
    from: startsAt / 60_000,
    to: endsAt / 60_000,
    look: endsAt <= now ? "over" : "booked",
    title: service.title,
    lines: [guests, times],
    label: `${service.title}, ${longDayText(startsAt, zone)}, ${times}, ${guests}`,
  };
}

function toBooking(reservation: Reservation, zone: string, now: number): CalendarItem {
  const { id, serviceId, startsAt, endsAt, guest, service, status } = reservation;
  const title = guest.name || STATUS_MARKS[status].word;
  const times = clockRange(startsAt, endsAt, zone);
  const isOver = endsAt <= now || status === "completed" || status === "no_show";
  return {
    id,
    serviceId,
    from: startsAt / 60_000,
    to: endsAt / 60_000,
    look: status === "pending" || status === "unpaid" ? "request" : status === "held" ? "held" : isOver ? "over" : "booked",
    title,
    lines: [service.title, status === "pending" || status === "unpaid" || status === "no_show" ? STATUS_MARKS[status].word : times],
    label: `${title}, ${service.title}, ${longDayText(startsAt, zone)}, ${times}, ${STATUS_MARKS[status].word}`,
  };
}

/** The time a guest asks to move to, which is held until the owner answers. */
function toWish(reservation: Reservation, startsAt: number, zone: string): CalendarItem {
  const endsAt = startsAt + reservation.endsAt - reservation.startsAt;
  const { word } = markOf(reservation);
  const { guest, service } = reservation;
  return {
    id: moveKey(reservation.id),
    from: startsAt / 60_000,
    to: endsAt / 60_000,
    look: "request",
    title: guest.name || word,
    lines: [service.title, word],
    label: `${guest.name || word}, ${service.title}, ${longDayText(startsAt, zone)}, ${clockRange(startsAt, endsAt, zone)}, ${word}`,
  };
}

/** The id of the blocked time of an entry; `null` for a reservation. */
export function blockedIdOf(itemId: string): string | null {
  return itemId.startsWith(BLOCKED) ? itemId.slice(BLOCKED.length) : null;
}

/** The days with bookings. */
export function busyDays(reservations: readonly Reservation[], zone: string): ReadonlySet<string> {
  return new Set(reservations.filter(({ status }) => isBusy(status)).map(({ startsAt }) => wallTime(startsAt, zone).day));
}
