import type { DayRange } from "@awning/domain/booking/booking";
import { merged, RANGES_MAX, rangesSchema } from "@awning/domain/booking/schedule";
import * as z from "zod/mini";
import * as labels from "./labels.ts";

/** A range as it is in its two fields; `00:00` as its end is midnight. */
export type TypedRange = { from: string; to: string };

/** What is wrong with typed ranges; they are not saved. `isHalf` while a time is missing, which is no fault while somebody types. */
export type RangesProblem = { isHalf: boolean; text: string; isIn: (at: number, end: keyof TypedRange) => boolean };

export function toTypedRanges(ranges: readonly DayRange[]): TypedRange[] {
  const clock = (minute: number) => `${String(Math.floor(minute / 60) % 24).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
  return ranges.map(({ from, to }) => ({ from: clock(from), to: clock(to) }));
}

/** Reads typed ranges: in order and those that touch as one, or what is wrong with them. */
export function readRanges(typed: readonly TypedRange[]): { ranges: DayRange[] } | { problem: RangesProblem } {
  const read = typed.map(({ from, to }) => ({ from: minutesOf(from), to: to === "00:00" ? 1440 : minutesOf(to) }));
  const half = read.findIndex(({ from, to }) => from === null || to === null);
  if (half >= 0)
    return {
      problem: { isHalf: true, text: labels.enterBothTimesNotSaved, isIn: (at, end) => at === half && typed[at]?.[end] === "" },
    };
  const ranges = read.map(({ from, to }) => ({ from: from ?? 0, to: to ?? 0 }));
  const backwards = ranges.findIndex(({ from, to }) => from >= to);
  if (backwards >= 0)
    return {
      problem: {
        isHalf: false,
        text: labels.endMustBeAfterStart,
        isIn: (at, end) => at === backwards && end === "to",
      },
    };
  const odd = ranges.findIndex(({ from, to }) => from % 5 !== 0 || to % 5 !== 0);
  if (odd >= 0)
    return {
      problem: { isHalf: false, text: labels.useStepsOf5Minutes, isIn: (at, end) => at === odd && (ranges[at]?.[end] ?? 0) % 5 !== 0 },
    };
  const overlapping = ranges.findIndex((range, at) =>
    ranges.some((other, index) => index < at && range.from < other.to && other.from < range.to),
  );
  if (overlapping >= 0)
    return {
      problem: { isHalf: false, text: labels.theseHoursOverlapNotSaved, isIn: (at, end) => at === overlapping && end === "from" },
    };
  return { ranges: rangesSchema.parse(merged(ranges)) };
}

const typedSchema = z.array(z.object({ from: z.string(), to: z.string() })).check(z.maxLength(RANGES_MAX));

/** Ranges that were typed and kept as text; `null` for none. */
export function readStoredRanges(text: string | null): TypedRange[] | null {
  try {
    return typedSchema.parse(JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}

function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}
