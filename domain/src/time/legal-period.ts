import { isPublicHoliday } from "./public-holidays.ts";
import { addDays, weekdayOf } from "./zoned-time.ts";

const SATURDAY = 5;

/** Whether it is no working day: a weekend, or a public holiday in any of the countries. */
function isOff(day: string, countries: readonly string[]): boolean {
  return weekdayOf(day) >= SATURDAY || countries.some((country) => isPublicHoliday(day, country));
}

/**
 * The last day of a period of at least two weeks: the day of the event does not count, and a period that would end on a weekend or a
 * public holiday ends on the next working day. Regulation (EEC, Euratom) 1182/71, Art. 3(1) and (4); two working days (5) are always
 * within two weeks.
 * @param day of the event, `YYYY-MM-DD`
 * @param countries ISO codes of those whose holidays count
 */
export function lastDayOf(day: string, days: number, countries: readonly string[]): string {
  let last = addDays(day, days);
  while (isOff(last, countries)) last = addDays(last, 1);
  return last;
}
