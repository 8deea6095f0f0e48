import type { PublishedService } from "@awning/domain/booking/public-service";
import { addMonths, type BookingTimes, startsByDay } from "@awning/web/storefront";
import type { BookingDuties } from "./booking-duties.ts";
import type { AskedTimes } from "./booking-query.ts";

/** Months that are looked through for one with times: a year, as far as any service can be booked. */
const MONTHS_AHEAD = 13;

type Load = Pick<BookingDuties, "loadBookingMonth">;

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
