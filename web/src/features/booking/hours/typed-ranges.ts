import type { DayRange } from "@awning/domain/booking/booking";
import { merged, rangesSchema } from "@awning/domain/booking/schedule";
import { findHalf, type HoursProblem, type TypedSpan, wrongAt } from "#form/hours.ts";
import { hoursOverlap } from "#form/labels.ts";
import type { Checked } from "#form/read-fields.ts";
import * as labels from "./labels.ts";

/** The times of a range are multiples of this many minutes. */
export const RANGE_STEP = 5;

/** Ranges as in their fields; an end at midnight is `00:00`. */
export function showRanges(ranges: readonly DayRange[]): TypedSpan[] {
  const clock = (minute: number) => `${String(Math.floor(minute / 60) % 24).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
  return ranges.map(({ from, to }) => ({ from: clock(from), until: clock(to) }));
}

/** Parses the ranges of a day, in order, and merges adjacent ones. */
export function readRanges(typed: readonly TypedSpan[]): Checked<DayRange[], HoursProblem> {
  const half = findHalf(typed);
  if (half) return half;
  const ranges = typed.map(({ from, until }) => ({ from: minutesOf(from), to: minutesOf(until) || 1440 }));
  const backwards = ranges.findIndex(({ from, to }) => from >= to);
  if (backwards >= 0) return wrongAt(backwards, "until", labels.endTooEarly);
  const odd = ranges.findIndex(({ from, to }) => from % RANGE_STEP !== 0 || to % RANGE_STEP !== 0);
  if (odd >= 0) return wrongAt(odd, (ranges[odd]?.from ?? 0) % RANGE_STEP === 0 ? "until" : "from", labels.timeStepInvalid);
  const overlapping = ranges.findIndex((range, at) => ranges.slice(0, at).some((other) => range.from < other.to && other.from < range.to));
  if (overlapping >= 0) return wrongAt(overlapping, "from", hoursOverlap);
  return { value: rangesSchema.parse(merged(ranges)) };
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}
