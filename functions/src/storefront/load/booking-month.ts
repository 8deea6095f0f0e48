import { minuteSchema } from "@awning/domain/booking/commands";
import type { PublishedService } from "@awning/domain/booking/public-service";
import type { Guest, GuestAction, Reservation, ReservationLink } from "@awning/domain/booking/reservation";
import type { Slot } from "@awning/domain/booking/slots";
import type { RejectionReason } from "@awning/domain/booking/transitions";
import type { SentTo } from "@awning/domain/chat/visitor";
import { daySchema, zoneSchema } from "@awning/domain/time/zoned-time";
import { addMonths, type BookingTimes, startsByDay } from "@awning/web/storefront";
import * as z from "zod/mini";

/** Months that are looked through for one with times: a year, as far as any service can be booked. */
const MONTHS_AHEAD = 13;

type Load = Pick<BookingDependencies, "loadBookingMonth">;

/**
 * The times of the month that is asked for, or of the first one that has any, with a day chosen that has times. A month without times says
 * which is the next that has some.
 * @param moving a booking whose own time is no obstacle
 */
export async function timesOf(
  service: PublishedService,
  asked: AskedTimes,
  { loadBookingMonth }: Load,
  now: number,
  moving?: string,
): Promise<BookingTimes> {
  const zone = asked.zone ?? service.schedule.zone;
  const load = async (wanted: string) => {
    const { month, hasEarlier, hasLater, days } = await loadBookingMonth(service, wanted, zone, now, moving);
    const starts = days.flatMap(({ slots }) => slots.flatMap(({ start, state }) => (state === "free" ? [start] : [])));
    return { month, hasEarlier, hasLater, starts };
  };
  const wanted = await load(asked.month ?? "");
  const later = wanted.starts.length === 0 ? await firstWithTimes(wanted, load) : null;
  const shown = later && asked.month === null ? { ...later, hasEarlier: true } : wanted;
  const days = [...startsByDay(shown.starts, zone).keys()];
  return {
    zone,
    ownerZone: service.schedule.zone,
    month: shown.month,
    // The day that is asked for, or the next one with times.
    day: days.find((one) => asked.day !== null && one >= asked.day) ?? days[0] ?? null,
    starts: shown.starts,
    previous: shown.hasEarlier ? addMonths(shown.month, -1) : null,
    next: shown.hasLater ? addMonths(shown.month, 1) : null,
    nextWithTimes: shown === wanted && later ? later.month : null,
  };
}

type Month = { month: string; hasEarlier: boolean; hasLater: boolean; starts: number[] };

async function firstWithTimes(from: Month, load: (month: string) => Promise<Month>): Promise<Month | null> {
  let at = from;
  for (let count = 0; count < MONTHS_AHEAD && at.hasLater; count++) {
    at = await load(addMonths(at.month, 1));
    if (at.starts.length > 0) return at;
  }
  return null;
}

const monthSchema = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));

/** What of the times somebody wants to see; whatever makes no sense is as if nobody had asked for it. */
export type AskedTimes = { month: string | null; day: string | null; zone: string | null };

/** Reads `?month=2026-11&day=2026-11-26&zone=Europe/Berlin`. A day alone names its month. */
export function readAskedTimes(query: URLSearchParams): AskedTimes {
  const day = daySchema.safeParse(query.get("day")).data ?? null;
  const month = monthSchema.safeParse(query.get("month")).data ?? monthSchema.safeParse(day?.slice(0, 7)).data ?? null;
  return { month, day, zone: zoneSchema.safeParse(query.get("zone")).data ?? null };
}

/** A start as a form or an address says it, in minutes since 1970; `null` for what can be none. */
export function readStart(typed: string | null): number | null {
  if (!typed || !/^\d{1,9}$/.test(typed)) return null;
  return minuteSchema.safeParse(Number(typed)).data ?? null;
}

type Caller = { clientAddress: string; now: number };

/** What the pages of bookings ask of the room that keeps them. Starts are minutes since 1970, `now` is ms. */
export type BookingDependencies = {
  /** The owner of a name, whether their page is open or not. */
  findSiteId(username: string, now: number): Promise<string | null>;
  /** A service as visitors see it; `null` for one that they cannot book. */
  findService(username: string, slug: string): Promise<PublishedService | null>;
  /** Every start of a month, by one read. `moving` is a booking whose own time is no obstacle. */
  loadBookingMonth(
    service: PublishedService,
    month: string,
    zone: string,
    now: number,
    moving?: string,
  ): Promise<{ month: string; hasEarlier: boolean; hasLater: boolean; days: { slots: readonly Slot[] }[] }>;
  /** Holds a time for ten minutes, in place of what the same form holds already. */
  holdTime(
    wanted: { siteId: string; serviceId: string; start: number; zoneGuest: string; locale: string; formKey: string },
    caller: Caller,
  ): Promise<{ reservation: Reservation; key: string }>;
  /** A booking for whoever has its link; a wrong key and no such booking are both `null`. */
  findReservation(
    link: ReservationLink,
    now: number,
  ): Promise<{ reservation: Reservation; refusals: { cancel: RejectionReason | null; move: RejectionReason | null } } | null>;
  /** Notes that a guest has opened the link of their mail; any other `mailKey` does nothing. */
  confirmAddress(link: ReservationLink, mailKey: string): Promise<void>;
  confirmBooking(
    input: ReservationLink & { guest: Guest; note: string; zoneGuest: string; locale: string },
    caller: Caller,
  ): Promise<Reservation>;
  runGuestAction(link: ReservationLink, act: GuestAction, caller: Caller): Promise<Reservation>;
  /** Takes a message of the guest into the booking's own conversation. */
  writeAsGuest(link: ReservationLink, text: string, caller: Caller): Promise<SentTo>;
  /** A confirmed booking as a file for calendars; `null` for any other. */
  calendarOf(reservation: Reservation): Promise<string | null>;
};
