import { addDays } from "../time/zoned-time.ts";
import type { DayRange, SeriesUnit } from "./query.ts";

export const RANGES = ["today", "7", "28", "month", "last-month", "90", "year", "custom"] as const;
export type RangeName = (typeof RANGES)[number];
export const RANGE_DAYS_MAX = 400;
const DAYS = { today: 1, "7": 7, "28": 28, "90": 90, year: 365 } as const;

/** The days of a named range, which end with `today` unless its month is over. */
export function rangeOf(name: Exclude<RangeName, "custom">, today: string): DayRange {
  const first = `${today.slice(0, 8)}01`;
  if (name === "month") return { first, last: today };
  const last = addDays(first, -1);
  if (name === "last-month") return { first: `${last.slice(0, 8)}01`, last };
  return { first: addDays(today, 1 - DAYS[name]), last: today };
}

export function typedRange(first: string, last: string, today: string): DayRange | null {
  if (![first, last].every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && addDays(day, 0) === day)) return null;
  const [from, to] = first <= last ? [first, last] : [last, first];
  const until = to > today ? today : to;
  const earliest = addDays(until, 1 - RANGE_DAYS_MAX);
  return from > until ? null : { first: from < earliest ? earliest : from, last: until };
}

export function daysIn({ first, last }: DayRange): number {
  return Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000) + 1;
}

/** The comparison range of equal length: the same weekdays for days and whole weeks, otherwise the days right before. */
export function rangeBefore(range: DayRange): DayRange {
  const days = daysIn(range);
  const back = days === 1 ? 7 : days;
  return { first: addDays(range.first, -back), last: addDays(range.last, -back) };
}

/** What a named range is compared with: of a month, as much of the calendar month before it; otherwise {@link rangeBefore}. */
export function comparedWith(name: RangeName, range: DayRange): DayRange {
  if (name !== "month" && name !== "last-month") return rangeBefore(range);
  const { first, last } = rangeOf("last-month", range.first);
  const sameDate = `${first.slice(0, 8)}${range.last.slice(8)}`;
  return { first, last: name === "month" && sameDate < last ? sameDate : last };
}

export function unitOf(range: DayRange): SeriesUnit {
  const days = daysIn(range);
  if (days === 1) return "hour";
  return days <= 120 ? "day" : "month";
}
