import { busyOf, monthOf } from "@awning/domain/booking/months";
import { type PublishedService, publishedSchedule } from "@awning/domain/booking/public-service";
import { type Slot, slots } from "@awning/domain/booking/slots";
import { ZoneClock } from "@awning/domain/booking/zone-clock";
import { addDays, momentOf, wallTime } from "@awning/domain/time/zoned-time";
import { getBookingMonth } from "#data/booking/booking-times.ts";

/** A month as a visitor sees it: each day of it that has starts, by the clocks of the visitor's zone. */
export type BookingMonthView = {
  /** `2026-11`. */
  month: string;
  zone: string;
  /** Whether there is anything to see in the month before and after: not before today, not beyond the window. */
  hasEarlier: boolean;
  hasLater: boolean;
  days: { day: string; slots: Slot[] }[];
};

const MONTH_PATTERN = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/;

/**
 * Every start of a month of a published service, by one read. A month that is none, or lies outside of what can be booked, is the one in
 * which the next booking is possible.
 * @param zone the visitor's, one that this machine knows
 * @param now ms since 1970
 * @param moving a reservation that looks for another time: its own is no obstacle
 */
export async function loadBookingMonth(
  service: PublishedService,
  wanted: string,
  zone: string,
  now: number,
  moving?: string,
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
  const { month: taken } = await getBookingMonth(service.siteId, service.scheduleId, monthOf((first + end) / 2));
  const world = { schedule: publishedSchedule(service), service, busy: busyOf(taken, service.id, moving), now: now / 60_000 };
  const clock = new ZoneClock(zone, first, end);
  const byDay = new Map<string, Slot[]>();
  for (const slot of slots(world, Math.max(first, Math.floor(now / 60_000)), end)) {
    const day = new Date(clock.toLocal(slot.start) * 60_000).toISOString().slice(0, 10);
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
