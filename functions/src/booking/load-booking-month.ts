import { busyOf, monthOf } from "@awning/domain/booking/months";
import { type PublishedService, publishedSchedule } from "@awning/domain/booking/public-service";
import { type Slot, slots } from "@awning/domain/booking/slots";
import type { PublicPause } from "@awning/domain/site/public-pause";
import { addDays, momentOf, wallTime } from "@awning/domain/time/zoned-time";
import { getBookingMonth } from "#data/booking/booking-times.ts";
import { getOutsideBusy } from "#data/booking/calendars.ts";

export type BookingMonthView = {
  /** `2026-11`. */
  month: string;
  zone: string;
  /** Whether the neighboring months have anything to show between today and the end of the booking window. */
  hasEarlier: boolean;
  hasLater: boolean;
  days: { day: string; slots: Slot[] }[];
};

const MONTH_PATTERN = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/;

/**
 * Loads a month's starts with one read, and one more where calendars are read in. An unbookable month falls back to the next bookable one.
 * @param now ms since 1970
 * @param moving a reservation that is moving; its own time does not count as taken
 * @param pause nothing can be booked before its end
 */
export async function loadBookingMonth(
  service: PublishedService,
  wanted: string,
  zone: string,
  now: number,
  moving?: string,
  pause: PublicPause | null = null,
): Promise<BookingMonthView> {
  const today = wallTime(now, zone).day.slice(0, 7);
  const last = wallTime(
    momentOf({ day: addDays(wallTime(now, service.schedule.zone).day, service.windowDays + 1), minute: 0 }, service.schedule.zone),
    zone,
  );
  const lastMonth = last.day.slice(0, 7);
  const asked = MONTH_PATTERN.test(wanted) ? wanted : today;
  const month = asked < today ? today : asked > lastMonth ? lastMonth : asked;
  const first = momentOf({ day: `${month}-01`, minute: 0 }, zone) / 60_000;
  const end = momentOf({ day: `${followingMonth(month)}-01`, minute: 0 }, zone) / 60_000;
  const { siteId, scheduleId, readsCalendars } = service;
  const [{ month: taken }, outside] = await Promise.all([
    getBookingMonth(siteId, scheduleId, monthOf((first + end) / 2)),
    readsCalendars ? getOutsideBusy(siteId, scheduleId) : [],
  ]);
  const busy = [...busyOf(taken, service.id, moving), ...outside];
  const world = { schedule: publishedSchedule(service), service, busy, now: now / 60_000 };
  const byDay = new Map<string, Slot[]>();
  const closedUntil = pause === null ? 0 : pause.until === null ? end : pause.until / 60_000;
  for (const slot of slots(world, Math.min(end, Math.max(first, Math.floor(now / 60_000), closedUntil)), end)) {
    const { day } = wallTime(slot.start * 60_000, zone);
    byDay.set(day, [...(byDay.get(day) ?? []), slot]);
  }
  return {
    month,
    zone,
    hasEarlier: month > today,
    hasLater: month < lastMonth,
    days: [...byDay].map(([day, all]) => ({ day, slots: all })),
  };
}

function followingMonth(month: string): string {
  return addDays(`${month}-28`, 4).slice(0, 7);
}
