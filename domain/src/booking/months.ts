import * as z from "zod/mini";
import type { BusyTime } from "./booking.ts";

const DAY = 1440;
/** Days that a month document extends past its month on each side, to cover the first week in any zone. */
export const MONTH_MARGIN_DAYS = 8;

/** Occupied time in minutes since 1970. Bookings have a start and a service; blocked time does not. Guests share it where `isShared`. */
const takenSchema = z.object({
  from: z.number(),
  to: z.number(),
  start: z.optional(z.number()),
  serviceId: z.optional(z.string()),
  isShared: z.optional(z.boolean()),
});
export type TakenTime = z.infer<typeof takenSchema>;

/**
 * `bookingTimes/{siteId}/months/{scheduleId}_{yyyymm}`: occupied time in a UTC month and {@link MONTH_MARGIN_DAYS} around it, keyed by
 * reservation id, time off id or {@link moveKey}. Written in the commit that takes or frees the time.
 */
export const bookingMonthSchema = z.object({ busy: z._default(z.record(z.string(), takenSchema), {}) });
export type BookingMonth = z.infer<typeof bookingMonthSchema>;

/** The UTC month of a moment in minutes since 1970, like `202611`. */
export function monthOf(minute: number): string {
  return new Date(minute * 60_000).toISOString().slice(0, 7).replace("-", "");
}

/** The range that a month document covers, in minutes since 1970. */
export function reachOf(month: string): { from: number; to: number } {
  const [year, index] = [Number(month.slice(0, 4)), Number(month.slice(4)) - 1];
  const from = Date.UTC(year, index) / 60_000 - MONTH_MARGIN_DAYS * DAY;
  return { from, to: Date.UTC(year, index + 1) / 60_000 + MONTH_MARGIN_DAYS * DAY };
}

export function monthsOf({ from, to }: { from: number; to: number }): string[] {
  const months: string[] = [];
  const margin = MONTH_MARGIN_DAYS * DAY;
  for (let month = monthOf(from - margin - 1); reachOf(month).from < to; month = followingMonth(month)) {
    if (reachOf(month).to > from) months.push(month);
  }
  return months;
}

function followingMonth(month: string): string {
  return monthOf(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4))) / 60_000);
}

/** The month key of a reservation's requested time; its current time is keyed by its id. */
export function moveKey(reservationId: string): string {
  return `${reservationId}${WISH}`;
}

const WISH = "_move";
const isWish = (key: string): boolean => key.endsWith(WISH);

export function isTakenBy(key: string, reservationId: string | undefined): boolean {
  return reservationId !== undefined && (key === reservationId || key === moveKey(reservationId));
}

/** The UTC months that a span touches; together their documents hold whatever begins in it. */
export function monthsWithin({ from, to }: { from: number; to: number }): string[] {
  const months = [monthOf(from)];
  for (let month = monthOf(from); month !== monthOf(to); months.push(month)) month = followingMonth(month);
  return months;
}

/** How many bookings of each service begin in a span, in minutes since 1970. What begins is in several documents near a turn of months. */
export function startsWithin(months: readonly BookingMonth[], { from, to }: { from: number; to: number }): Map<string, number> {
  const all = new Map(months.flatMap(({ busy }) => Object.entries(busy)));
  const counts = new Map<string, number>();
  for (const [id, { start, serviceId }] of all) {
    if (start === undefined || serviceId === undefined || start < from || start >= to || isWish(id)) continue;
    counts.set(serviceId, (counts.get(serviceId) ?? 0) + 1);
  }
  return counts;
}

/**
 * Occupied time for the slot engine. Only bookings of the same service count toward daily and weekly limits.
 * @param without id of the booking being moved, which does not count
 */
export function busyOf({ busy }: BookingMonth, serviceId: string, without?: string): BusyTime[] {
  const times: BusyTime[] = [];
  const shared = new Map<string, BusyTime & { guests: number }>();
  for (const [id, { from, to, start, serviceId: of, isShared }] of Object.entries(busy)) {
    if (isTakenBy(id, without)) continue;
    const isOwn = start !== undefined && of === serviceId;
    const key = isOwn && isShared ? `${from}-${start}-${to}` : null;
    const known = key === null ? undefined : shared.get(key);
    if (known) known.guests++;
    else if (isOwn && key !== null) {
      const first = { from, to, start, guests: 1 };
      shared.set(key, first);
      times.push(first);
    } else times.push({ from, to, ...(isOwn && { start }) });
  }
  return times;
}
