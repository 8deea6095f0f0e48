import { localMinute, momentOf, weekdayOf } from "../time/zoned-time.ts";
import { type BusyTime, type DayRange, type Schedule, type ServiceTimes, takenTime } from "./booking.ts";

export type SlotReason = "past" | "notice" | "window" | "busy" | "day_full" | "week_full" | "full";
export type MinuteReason = SlotReason | "closed" | "does_not_fit" | "off_step";

/** A start within the hours, in minutes since 1970. `free` means no reasons. `left` says how many places are, where guests share it. */
export type Slot = { start: number; state: "free" | "unavailable"; reasons: readonly SlotReason[]; left?: number };

/** Everything that times depend on. `now` in minutes since 1970; `busy` in any order. */
export type BookingWorld = { schedule: Schedule; service: ServiceTimes; busy: readonly BusyTime[]; now: number };

const DAY = 1440;
const WEEK = 7 * DAY;
/** 1970-01-01 was a Thursday: the Monday of that week, in local minutes. */
const FIRST_MONDAY = -3 * DAY;

/** Every start in [`from`, `to`) (minutes since 1970), in order, each with its reasons. Starts do not depend on the window. */
export function slots(world: BookingWorld, from: number, to: number): Slot[] {
  const hours = openHours(world, from, to);
  const shared = sharedStarts(world);
  const judge = judgeOf(world, shared);
  const { seats } = world.service;
  return hours.starts
    .filter(({ start, fits }) => fits && start >= from && start < to)
    .map(({ start }) => {
      const reasons = judge(start);
      const slot: Slot = { start, state: reasons.length === 0 ? "free" : "unavailable", reasons };
      return seats === 1 ? slot : { ...slot, left: Math.max(0, seats - (shared.get(start)?.guests ?? 0)) };
    });
}

/** Why a booking cannot start at a minute (since 1970); empty if it can. */
export function whyNot(world: BookingWorld, minute: number): MinuteReason[] {
  const { starts, openings } = openHours(world, minute, minute + 1);
  const start = starts.find((one) => one.start === minute);
  if (start?.fits) return judgeOf(world, sharedStarts(world))(minute);
  const opening = openings.find(({ from, to }) => minute >= from && minute < to);
  if (!opening) return ["closed"];
  return minute + world.service.length > opening.to ? ["does_not_fit"] : ["off_step"];
}

type Opening = { from: number; to: number };
type Hours = { openings: Opening[]; starts: { start: number; fits: boolean }[] };

/** Opening times around a window, in minutes since 1970, sorted; touching ranges are joined. */
export function openTimes(schedule: Schedule, from: number, to: number): { from: number; to: number }[] {
  return openingsOf(schedule, from, to).openings;
}

/** The hours around a window, in minutes since 1970; a booking may span touching ranges. */
function openHours({ schedule, service }: BookingWorld, from: number, to: number): Hours {
  const { openings, ranges } = openingsOf(schedule, from, to);
  const starts = new Map<number, boolean>();
  let current = 0;
  for (const range of ranges) {
    while ((openings[current]?.to ?? Number.POSITIVE_INFINITY) < range.to) current++;
    const end = openings[current]?.to ?? range.to;
    for (let start = range.from; start < range.to; start += service.step) starts.set(start, start + service.length <= end);
  }
  return { openings, starts: [...starts].map(([start, fits]) => ({ start, fits })).toSorted((a, b) => a.start - b.start) };
}

function openingsOf(schedule: Schedule, from: number, to: number): { openings: Opening[]; ranges: Opening[] } {
  const { zone } = schedule;
  // A booking may begin a day before the window and end a day after it.
  const first = Math.floor(localMinute(from, zone) / DAY) - 1;
  const last = Math.floor(localMinute(to, zone) / DAY) + 1;
  const openings: Opening[] = [];
  const ranges: Opening[] = [];
  for (let day = first; day <= last; day++) {
    for (const range of rangesOf(schedule, dayName(day))) {
      const minuteOf = (minute: number, which: "first" | "last") => momentOf({ day: dayName(day), minute }, zone, which) / 60_000;
      const opening = { from: minuteOf(range.from, "first"), to: minuteOf(range.to, "last") };
      // A day that a zone skipped, for example across the date line, has no hours.
      if (Math.floor(localMinute(opening.from, zone) / DAY) !== day) continue;
      ranges.push(opening);
      const before = openings.at(-1);
      if (before && opening.from <= before.to) before.to = Math.max(before.to, opening.to);
      else openings.push({ ...opening });
    }
  }
  return { openings, ranges };
}

const dayName = (day: number): string => new Date(day * DAY * 60_000).toISOString().slice(0, 10);

function rangesOf({ weekly, overrides }: Schedule, day: string): readonly DayRange[] {
  return overrides.findLast(({ from, to }) => from <= day && day <= to)?.ranges ?? weekly[weekdayOf(day)] ?? [];
}

type SharedStarts = ReadonlyMap<number, BusyTime>;

function judgeOf({ service, busy, schedule, now }: BookingWorld, shared: SharedStarts): (start: number) => SlotReason[] {
  const sorted = busy.toSorted((a, b) => a.from - b.from);
  const ends: number[] = [];
  for (const { to } of sorted) ends.push(Math.max(to, ends.at(-1) ?? to));
  const bookings = busy.flatMap(({ start }) => (start === undefined ? [] : [localMinute(start, schedule.zone)]));
  const perDay = countBy(bookings, (local) => Math.floor(local / DAY));
  const perWeek = countBy(bookings, weekOf);
  const lastDay = Math.floor(localMinute(now, schedule.zone) / DAY) + service.windowDays;
  const { maxPerDay, maxPerWeek, seats } = service;

  return (start) => {
    const local = localMinute(start, schedule.zone);
    const day = Math.floor(local / DAY);
    const taken = takenTime(service, start);
    const joined = shared.get(start);
    const isBusy = joined
      ? busy.some((one) => one !== joined && one.from < taken.to && one.to > taken.from)
      : (ends[countBefore(sorted, taken.to) - 1] ?? Number.NEGATIVE_INFINITY) > taken.from;
    const reasons: SlotReason[] = [];
    if (start < now) reasons.push("past");
    else if (start < now + service.notice) reasons.push("notice");
    if (day > lastDay) reasons.push("window");
    if (isBusy) reasons.push("busy");
    // Another guest of a start counts toward no limit.
    if (!joined && maxPerDay !== null && (perDay.get(day) ?? 0) >= maxPerDay) reasons.push("day_full");
    if (!joined && maxPerWeek !== null && (perWeek.get(weekOf(local)) ?? 0) >= maxPerWeek) reasons.push("week_full");
    if (joined && (joined.guests ?? 0) >= seats) reasons.push("full");
    return reasons;
  };
}

/** The guests that one more would join at a start, in minutes since 1970; `undefined` when the start is nobody's yet. */
export function joinedStart(world: BookingWorld, start: number): BusyTime | undefined {
  return sharedStarts(world).get(start);
}

/** What another guest can join: the starts of this service that take as long as it does now. */
function sharedStarts({ service, busy }: BookingWorld): SharedStarts {
  const shared = new Map<number, BusyTime>();
  if (service.seats === 1) return shared;
  for (const one of busy) {
    if (one.start === undefined || one.guests === undefined) continue;
    const taken = takenTime(service, one.start);
    if (one.from === taken.from && one.to === taken.to) shared.set(one.start, one);
  }
  return shared;
}

const weekOf = (local: number): number => Math.floor((local - FIRST_MONDAY) / WEEK);

function countBy(values: readonly number[], keyOf: (value: number) => number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1);
  return counts;
}

function countBefore(sorted: readonly BusyTime[], minute: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.from ?? 0) < minute) low = middle + 1;
    else high = middle;
  }
  return low;
}
