import { minuteSchema } from "@awning/domain/booking/commands";
import type { PublishedService } from "@awning/domain/booking/public-service";
import type { Guest, GuestAction, Reservation, ReservationLink } from "@awning/domain/booking/reservation";
import { lineEndsAt } from "@awning/domain/booking/seats/waiting";
import type { Slot } from "@awning/domain/booking/slots";
import type { RejectionReason } from "@awning/domain/booking/transitions";
import type { SentTo } from "@awning/domain/chat/visitor";
import type { PublicPause } from "@awning/domain/site/public-pause";
import { daySchema, zoneSchema } from "@awning/domain/time/zoned-time";
import { addMonths, type BookingTimes, startsByDay } from "@awning/web/storefront";
import * as z from "zod/mini";

/** Months searched for free times: a year, the longest booking window. */
const MONTHS_AHEAD = 13;

type Load = Pick<BookingDependencies, "loadBookingMonth">;

/**
 * The times of the requested month, or of the first one with any, and a day with times. An empty month names the next one with times.
 * @param moving a booking that is moving; its own time does not count as taken
 * @param pause of the site, before whose end nothing can be booked
 */
export async function timesOf(
  service: PublishedService,
  asked: AskedTimes,
  { loadBookingMonth }: Load,
  now: number,
  moving?: string,
  pause: PublicPause | null = null,
): Promise<BookingTimes> {
  const zone = asked.zone ?? service.schedule.zone;
  const load = async (wanted: string) => {
    const { month, hasEarlier, hasLater, days } = await loadBookingMonth(service, wanted, zone, now, moving, pause);
    const all = days.flatMap(({ slots }) => slots);
    const free = all.filter(({ state }) => state === "free");
    const left = Object.fromEntries(free.flatMap((one) => (one.left === undefined ? [] : [[one.start, one.left]])));
    // Who moves has a place, and a guest in line must still be able to come.
    const waitable = all.filter(({ start, reasons }) => reasons.join() === "full" && lineEndsAt({ startsAt: start * 60_000 }) > now);
    const full = moving === undefined ? waitable.map(({ start }) => start) : [];
    return { month, hasEarlier, hasLater, starts: free.map(({ start }) => start), left, full };
  };
  const wanted = await load(asked.month ?? "");
  const later = wanted.starts.length === 0 ? await firstWithTimes(wanted, load) : null;
  const shown = later && asked.month === null ? { ...later, hasEarlier: true } : wanted;
  const days = [
    ...startsByDay(
      [...shown.starts, ...shown.full].toSorted((a, b) => a - b),
      zone,
    ).keys(),
  ];
  return {
    zone,
    ownerZone: service.schedule.zone,
    month: shown.month,
    // The requested day, or the next one with times.
    day: days.find((one) => asked.day !== null && one >= asked.day) ?? days[0] ?? null,
    starts: shown.starts,
    left: shown.left,
    full: shown.full,
    previous: shown.hasEarlier ? addMonths(shown.month, -1) : null,
    next: shown.hasLater ? addMonths(shown.month, 1) : null,
    nextWithTimes: shown === wanted && later ? later.month : null,
  };
}

type Month = Pick<BookingTimes, "month" | "left" | "full"> & { hasEarlier: boolean; hasLater: boolean; starts: number[] };

async function firstWithTimes(from: Month, load: (month: string) => Promise<Month>): Promise<Month | null> {
  let at = from;
  for (let count = 0; count < MONTHS_AHEAD && at.hasLater; count++) {
    at = await load(addMonths(at.month, 1));
    if (at.starts.length > 0) return at;
  }
  return null;
}

const monthSchema = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));

/** The requested times; invalid values are ignored. */
export type AskedTimes = { month: string | null; day: string | null; zone: string | null };

/** Reads `?month=2026-11&day=2026-11-26&zone=Europe/Berlin`. A day alone sets its month. */
export function readAskedTimes(query: URLSearchParams): AskedTimes {
  const day = daySchema.safeParse(query.get("day")).data ?? null;
  const month = monthSchema.safeParse(query.get("month")).data ?? monthSchema.safeParse(day?.slice(0, 7)).data ?? null;
  return { month, day, zone: zoneSchema.safeParse(query.get("zone")).data ?? null };
}

/** Parses a start in minutes since 1970; `null` if invalid. */
export function readStart(typed: string | null): number | null {
  if (!typed || !/^\d{1,9}$/.test(typed)) return null;
  return minuteSchema.safeParse(Number(typed)).data ?? null;
}

/** Parses `?length=45`, in minutes; `null` if invalid. */
export function readLength(typed: string | null): number | null {
  return typed && /^\d{1,3}$/.test(typed) ? Number(typed) : null;
}

type Caller = { clientAddress: string; now: number };

/** What booking pages need from the booking module. Starts are minutes since 1970, `now` is ms. */
export type BookingDependencies = {
  /** The owner of a name, even if their page is closed. */
  findSiteId(username: string, now: number): Promise<string | null>;
  /** A service as visitors see it; `null` if they cannot book it. */
  findService(username: string, slug: string): Promise<PublishedService | null>;
  /** Every start of a month from the end of a pause on, with one read. `moving` is a booking whose own time does not count as taken. */
  loadBookingMonth(
    service: PublishedService,
    month: string,
    zone: string,
    now: number,
    moving?: string,
    pause?: PublicPause | null,
  ): Promise<{ month: string; hasEarlier: boolean; hasLater: boolean; days: { slots: readonly Slot[] }[] }>;
  /** Holds a time for ten minutes, replacing the form's earlier hold. */
  holdTime(
    wanted: { siteId: string; serviceId: string; length: number; start: number; zoneGuest: string; locale: string; formKey: string },
    caller: Caller,
  ): Promise<{ reservation: Reservation; key: string }>;
  /** Puts a guest on the waiting list of a full start once they open the link that is mailed to them. */
  joinLine(
    wanted: { siteId: string; serviceId: string; start: number; guest: Guest; zoneGuest: string; locale: string },
    caller: Caller,
  ): Promise<void>;
  /** A booking by its link; a wrong key and a missing booking are both `null`. */
  findReservation(
    link: ReservationLink,
    now: number,
  ): Promise<{ reservation: Reservation; refusals: { cancel: RejectionReason | null; move: RejectionReason | null } } | null>;
  /** Confirms that a guest opened their mailed link; ignores any other `mailKey`. */
  confirmAddress(link: ReservationLink, mailKey: string, now: number): Promise<void>;
  confirmBooking(
    input: ReservationLink & {
      guest: Guest;
      note: string;
      typedAnswers: Readonly<Record<string, string>>;
      zoneGuest: string;
      locale: string;
      code: string;
    },
    caller: Caller,
  ): Promise<Reservation>;
  runGuestAction(link: ReservationLink, act: GuestAction, caller: Caller): Promise<Reservation>;
  /** Adds a guest's message to the booking's conversation. */
  writeAsGuest(link: ReservationLink, text: string, caller: Caller): Promise<SentTo>;
  /** The calendar file of a confirmed booking; `null` for any other. */
  calendarOf(reservation: Reservation): Promise<string | null>;
};
