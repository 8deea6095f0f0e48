import * as z from "zod/mini";
import { addDays, momentOf, wallTime } from "../../time/zoned-time.ts";

export const SERIES_MIN = 2;
/** Half a year of weeks. */
export const SERIES_MAX = 26;

/** The series that a booking belongs to; `null` without one. Each date is a booking of its own, and `place` counts them from 1 to `of`. */
export const seriesSchema = z._default(z.nullable(z.object({ id: z.string(), place: z.number(), of: z.number() })), null);

/** The starts of a weekly series at the same time by the clocks of a zone, in minutes since 1970, as `start`. */
export function weeklyStarts(start: number, zone: string, count: number): number[] {
  const { day, minute } = wallTime(start * 60_000, zone);
  return Array.from({ length: count }, (_, week) => momentOf({ day: addDays(day, 7 * week), minute }, zone) / 60_000);
}

/** How many weekly starts there are up to and on a day (`2026-11-30`), at most {@link SERIES_MAX}. */
export function weeksUntil(start: number, zone: string, until: string): number {
  return weeklyStarts(start, zone, SERIES_MAX).filter((one) => wallTime(one * 60_000, zone).day <= until).length;
}

/** Whether starts are some weeks of one weekly series, in order. */
export function isWeekly(starts: readonly number[], zone: string): boolean {
  const [first] = starts;
  if (first === undefined || starts.length < SERIES_MIN) return false;
  const weeks = new Set(weeklyStarts(first, zone, SERIES_MAX));
  return starts.every((start, index) => weeks.has(start) && (index === 0 || start > (starts[index - 1] ?? start)));
}
