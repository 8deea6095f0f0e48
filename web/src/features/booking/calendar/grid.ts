import { addDays, localMinute, momentOf } from "@awning/domain/time/zoned-time";

/** How much time one calendar cell covers. */
export const CELL_MINUTES = 30;
const DAY = 1440;

/** A line of the calendar: the time of day, in minutes since midnight. `isAgain` marks its repetition when clocks go back. */
export type Line = { minute: number; isAgain: boolean };
/** A day: the minute (since 1970) at which each line starts; `null` where the day lacks that time. */
export type Column = { day: string; starts: readonly (number | null)[]; from: number; to: number };
export type Grid = { lines: readonly Line[]; columns: readonly Column[] };
/** A time span, in minutes since 1970. */
export type Span = { from: number; to: number };

/**
 * Days side by side on one axis of clock times. When clocks change on one of them, the repeated hour is two hours on the axis,
 * and a day that lacks an hour is empty there.
 * @param hours the shown part of a day, in minutes since midnight
 */
export function gridOf(days: readonly string[], zone: string, hours: Span): Grid {
  const lines: Line[] = [];
  for (let minute = 0; minute < DAY; minute += CELL_MINUTES) lines.push({ minute, isAgain: false });
  const drawn = days.map((day) => linesOf(day, zone));
  for (const { starts } of drawn) {
    const again = starts.filter(({ line }) => line.isAgain && !lines.some((one) => isSame(one, line)));
    const [first] = again;
    if (!first) continue;
    const before = starts[starts.indexOf(first) - 1];
    const at = lines.findIndex((one) => before !== undefined && isSame(one, before.line));
    lines.splice(at + 1, 0, ...again.map(({ line }) => line));
  }
  const shown = lines.filter(({ minute }) => minute >= hours.from && minute < hours.to);
  return {
    lines: shown,
    columns: drawn.map(({ day, from, to, starts }) => ({
      day,
      from,
      to,
      starts: shown.map((line) => starts.find((one) => isSame(one.line, line))?.start ?? null),
    })),
  };
}

/** The days of the week, from Monday, that contains a day. */
export function weekOf(day: string): string[] {
  const monday = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** From the midnight that starts the first day to the one that ends the last, in minutes since 1970. */
export function spanOfDays(first: string, last: string, zone: string): Span {
  const midnight = (day: string) => momentOf({ day, minute: 0 }, zone) / 60_000;
  return { from: midnight(first), to: midnight(addDays(last, 1)) };
}

/** The position of a minute in a day, in cells from the top, clamped to the shown hours. */
export function placeIn({ starts }: Column, minute: number): number {
  const index = starts.findLastIndex((start) => start !== null && start <= minute);
  const start = starts[index];
  if (start === undefined || start === null) return starts.findIndex((one) => one !== null);
  return index + Math.min(1, (minute - start) / CELL_MINUTES);
}

/** The part of a span that a day shows, in cells from the top; `null` when it shows none. */
export function boxIn(column: Column, span: Span): { top: number; height: number } | null {
  if (span.to <= column.from || span.from >= column.to) return null;
  const top = placeIn(column, span.from);
  const height = placeIn(column, span.to) - top;
  return height > 0 ? { top, height } : null;
}

/** The closed parts of a day's shown hours, in cells from the top. */
export function closedBoxes(column: Column, open: readonly Span[]): { top: number; height: number }[] {
  const edges = open.flatMap((span) => boxIn(column, span) ?? []).map(({ top, height }) => ({ from: top, to: top + height }));
  const boxes: { top: number; height: number }[] = [];
  let at = 0;
  for (const { from, to } of [...edges, { from: column.starts.length, to: column.starts.length }]) {
    if (from > at) boxes.push({ top: at, height: from - at });
    at = Math.max(at, to);
  }
  return boxes;
}

/** What is left of open hours while nothing can be booked between two moments. */
export function withoutSpan(open: readonly Span[], { from, to }: Span): Span[] {
  const parts = open.flatMap((one) => [
    { from: one.from, to: Math.min(one.to, from) },
    { from: Math.max(one.from, to), to: one.to },
  ]);
  return parts.filter((one) => one.from < one.to);
}

/** Assigns overlapping spans to lanes: each one's lane and the number of lanes. */
export function lanesOf<One extends Span>(spans: readonly One[]): { one: One; lane: number; lanes: number }[] {
  const sorted = spans.toSorted((a, b) => a.from - b.from || b.to - a.to);
  const placed: { one: One; lane: number; lanes: number }[] = [];
  let group: typeof placed = [];
  let end = Number.NEGATIVE_INFINITY;
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane + 1));
    placed.push(...group.map((entry) => ({ ...entry, lanes })));
    group = [];
  };
  for (const one of sorted) {
    if (one.from >= end) close();
    const taken = new Set(group.filter((entry) => entry.one.to > one.from).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane++;
    group.push({ one, lane, lanes: 1 });
    end = Math.max(end, one.to);
  }
  close();
  return placed;
}

const WORKDAY: Span = { from: 9 * 60, to: 17 * 60 };

/**
 * The hours a calendar shows: everything open or booked plus an hour on each side, in whole hours. In minutes since midnight.
 */
export function shownHours(spans: readonly Span[], days: readonly string[], zone: string): Span {
  const { from, to } = spanOfDays(days[0] ?? "", days.at(-1) ?? "", zone);
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const span of spans) {
    if (span.to <= from || span.from >= to) continue;
    const start = localMinute(Math.max(span.from, from), zone);
    const end = localMinute(Math.min(span.to, to) - 1, zone) + 1;
    const isWithinDay = Math.floor(start / DAY) === Math.floor((end - 1) / DAY);
    first = Math.min(first, isWithinDay ? start % DAY : 0);
    last = Math.max(last, isWithinDay ? ((end - 1) % DAY) + 1 : DAY);
  }
  const shown = first < last ? { from: first, to: last } : WORKDAY;
  return { from: Math.max(0, Math.floor(shown.from / 60) * 60 - 60), to: Math.min(DAY, Math.ceil(shown.to / 60) * 60 + 60) };
}

/** Farther than this outside of the shown hours, in minutes, the current time is not worth the room. */
const NEAR = 120;

/** The shown hours with the current time in them, if it is near. In minutes since midnight. */
export function withNow(hours: Span, minute: number): Span {
  if (minute < hours.from - NEAR || minute >= hours.to + NEAR) return hours;
  return { from: Math.min(hours.from, Math.floor(minute / 60) * 60), to: Math.max(hours.to, Math.floor(minute / 60) * 60 + 60) };
}

function linesOf(day: string, zone: string) {
  const { from, to } = spanOfDays(day, day, zone);
  const starts: { line: Line; start: number }[] = [];
  for (let start = from; start < to; start += CELL_MINUTES) {
    const minute = ((localMinute(start, zone) % DAY) + DAY) % DAY;
    starts.push({ line: { minute, isAgain: starts.some(({ line }) => line.minute === minute) }, start });
  }
  return { day, from, to, starts };
}

const isSame = (a: Line, b: Line): boolean => a.minute === b.minute && a.isAgain === b.isAgain;
