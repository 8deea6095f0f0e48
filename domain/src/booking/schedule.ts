import * as z from "zod/mini";
import { WEEKDAYS } from "../site/hours-rows.ts";
import type { OpeningHours, Span } from "../site/opening-hours.ts";
import { timesShape } from "../time/timestamp.ts";
import { daySchema, zoneSchema } from "../time/zoned-time.ts";
import { line } from "../values/text.ts";
import { type DayRange, QUANTUM_MINUTES, type Schedule } from "./booking.ts";

export const SCHEDULES_MAX = 20;
export const SCHEDULE_NAME_MAX = 60;
export const RANGES_MAX = 8;
export const OVERRIDES_MAX = 200;
export const FIRST_SCHEDULE_ID = "main";

const DAY = 1440;
const edge = z.number().check(z.int(), z.gte(0), z.lte(DAY), z.multipleOf(QUANTUM_MINUTES));

/** Ranges of a day in minutes since midnight, sorted and disjoint; a night past midnight is two ranges. */
export const rangesSchema = z.array(z.object({ from: edge, to: edge })).check(
  z.maxLength(RANGES_MAX),
  z.refine((ranges) => ranges.every(({ from, to }, at) => from < to && (at === 0 || from > (ranges[at - 1]?.to ?? DAY))), {
    error: "ranges_overlap",
  }),
);

export const overrideSchema = z
  .object({ from: daySchema, to: daySchema, ranges: rangesSchema })
  .check(z.refine(({ from, to }) => from <= to, { error: "ends_before_start" }));

/** `sites/{siteId}/schedules/{scheduleId}`. Firestore has no nested lists, so weekdays are maps. Services share one, or have the hours of another. */
export const scheduleDraftSchema = z.object({
  name: line(1, SCHEDULE_NAME_MAX),
  zone: zoneSchema,
  /** Monday first. */
  weekly: z.array(z.object({ ranges: rangesSchema })).check(z.length(7)),
  /** Days with their own hours; if several match a day, the last one wins. No ranges means closed. */
  overrides: z.array(overrideSchema).check(z.maxLength(OVERRIDES_MAX)),
});
export type ScheduleDraft = z.infer<typeof scheduleDraftSchema>;

/** What functions add: whether calendars are read in, so that a month of a schedule without any costs no read for them. */
export const scheduleMarksShape = { readsCalendars: z._default(z.boolean(), false) };

/* @__NO_SIDE_EFFECTS__ */
function makeStoredSchema() {
  return z.extend(scheduleDraftSchema, { ...timesShape, ...scheduleMarksShape });
}
/** A schedule as it is stored. Times in ms since 1970. */
export const storedScheduleSchema = /* @__PURE__ */ makeStoredSchema();
export type StoredSchedule = z.infer<typeof storedScheduleSchema> & { id: string };

export function toSchedule({ zone, weekly, overrides }: Pick<ScheduleDraft, "zone" | "weekly" | "overrides">): Schedule {
  return { zone, weekly: weekly.map(({ ranges }) => ranges), overrides };
}

export function officeHours(zone: string): ScheduleDraft {
  const weekly = WEEKDAYS.map((_, index) => ({ ranges: index < 5 ? [{ from: 540, to: 1020 }] : [] }));
  return { name: "Working hours", zone, weekly, overrides: [] };
}

/** The first schedule from the owner's opening hours, or {@link officeHours} without any. */
export function fromOpeningHours({ week, special, zone }: OpeningHours): ScheduleDraft {
  const days = WEEKDAYS.map((weekday) => week[weekday]);
  if (days.every((spans) => spans.length === 0)) return officeHours(zone);
  const weekly = days.map((spans, index) => ({
    ranges: merged([...spans.flatMap(sameDay), ...(days[(index + 6) % 7] ?? []).flatMap(nextDay)]),
  }));
  const overrides = special.map(({ day, spans }) => ({ from: day, to: day, ranges: merged(spans.flatMap(sameDay)) }));
  return { name: "Working hours", zone, weekly, overrides };
}

const toMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};
const up = (minute: number) => Math.ceil(minute / QUANTUM_MINUTES) * QUANTUM_MINUTES;
const down = (minute: number) => Math.floor(minute / QUANTUM_MINUTES) * QUANTUM_MINUTES;

function sameDay({ from, until }: Span): DayRange[] {
  const [start, end] = [up(toMinutes(from)), down(toMinutes(until))];
  return [{ from: start, to: end > start ? end : DAY }].filter((range) => range.from < range.to);
}

function nextDay({ from, until }: Span): DayRange[] {
  const [start, end] = [toMinutes(from), toMinutes(until)];
  return end <= start && down(end) > 0 ? [{ from: 0, to: down(end) }] : [];
}

export function merged(ranges: readonly DayRange[]): DayRange[] {
  const all: DayRange[] = [];
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else all.push({ from, to });
  }
  return all.slice(0, RANGES_MAX);
}
