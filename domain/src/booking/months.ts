import * as z from "zod/mini";
import type { BusyTime } from "./booking.ts";

const DAY = 1440;
/** How far a month document reaches over its month on each side: the week of its first day, whatever the zone. */
export const MONTH_MARGIN_DAYS = 8;

/** Time that something takes, in minutes since 1970. Bookings say when they start and of which service they are; blocked time does not. */
const takenSchema = z.object({
  from: z.number(),
  to: z.number(),
  start: z.optional(z.number()),
  serviceId: z.optional(z.string()),
});
export type TakenTime = z.infer<typeof takenSchema>;

/**
 * `bookingTimes/{siteId}/months/{scheduleId}_{yyyymm}`: what is taken in a month of UTC and {@link MONTH_MARGIN_DAYS} around it, by the id of
 * the reservation or the blocked time, or by {@link moveKey}. It is written in the commit that takes or frees the time.
 */
export const bookingMonthSchema = z.object({ busy: z._default(z.record(z.string(), takenSchema), {}) });
export type BookingMonth = z.infer<typeof bookingMonthSchema>;

/** `202611` of a moment in minutes since 1970: the month in UTC. */
export function monthOf(minute: number): string {
  return new Date(minute * 60_000).toISOString().slice(0, 7).replace("-", "");
}

/** What the document of a month covers, in minutes since 1970. */
export function reachOf(month: string): { from: number; to: number } {
  const [year, index] = [Number(month.slice(0, 4)), Number(month.slice(4)) - 1];
  const from = Date.UTC(year, index) / 60_000 - MONTH_MARGIN_DAYS * DAY;
  return { from, to: Date.UTC(year, index + 1) / 60_000 + MONTH_MARGIN_DAYS * DAY };
}

/** The months whose documents hold a time. */
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

/** Under which key a reservation stands in a month with the time that its guest wishes; that it has stands under its id. */
export function moveKey(reservationId: string): string {
  return `${reservationId}_move`;
}

/** Whether an entry of a month is of a reservation. */
export function isTakenBy(key: string, reservationId: string | undefined): boolean {
  return reservationId !== undefined && (key === reservationId || key === moveKey(reservationId));
}

/**
 * What is taken as the engine of times wants it. Only bookings of the service itself count for its most in a day or a week.
 * @param without an id that does not count: the booking that is about to move
 */
export function busyOf({ busy }: BookingMonth, serviceId: string, without?: string): BusyTime[] {
  return Object.entries(busy).flatMap(([id, { from, to, start, serviceId: of }]) =>
    isTakenBy(id, without) ? [] : [{ from, to, ...(start !== undefined && of === serviceId && { start }) }],
  );
}
