import { addDays } from "@awning/domain/time/zoned-time";
import ICAL from "ical.js";
import { clockMs, dayOf, type FileZone, type FileZones, isUtc } from "./ics-zones.ts";

/** An event of a file, before it is known when it takes place. */
export type EventOfFile = {
  uid: string;
  status: string;
  isFree: boolean;
  /** Takes no time, as reminders do. */
  isEmpty: boolean;
  /** The occurrence of a recurring event that it stands for, by {@link keyOf}; `null` for any other. */
  replaces: string | null;
  start: ICAL.Time;
  zone: FileZone;
  /** In ms, and in days for whole days. */
  lasts: { ms: number } | { days: number };
  rules: ICAL.Recur[];
  /** Further starts, by the clock of `zone`. */
  added: ICAL.Time[];
  /** By {@link keyOf}, or whole days. */
  excluded: ReadonlySet<string>;
};

/** Occurrences that are looked at in one file's event: hours of a life, and no more. */
const STEPS_MAX = 100_000;
/** A file asks for more than it is given. */
export class TooMuch extends Error {}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** @throws any error for an event without a readable start */
export function toEvent(
  component: ICAL.Component,
  zones: FileZones,
  { uid, status, isFree }: Pick<EventOfFile, "uid" | "status" | "isFree">,
): EventOfFile {
  const property = component.getFirstProperty("dtstart");
  const start = property?.getFirstValue();
  if (!property || !(start instanceof ICAL.Time) || Number.isNaN(clockMs(start))) throw new Error("no start");
  const zone = zones.of(property, start);
  const wallIn = (one: ICAL.Property, value: ICAL.Time) =>
    value.isDate || start.isDate ? value : zone.toWall(zones.of(one, value).toMoment(value));
  const timesOf = (name: string) =>
    component.getAllProperties(name).flatMap((one) => one.getValues().flatMap((value) => startsIn(value).map((time) => wallIn(one, time))));
  const [replaces] = timesOf("recurrence-id");
  const lasts = lengthOf(component, zones, start, zone);
  return {
    ...{ uid, status, isFree, start, zone, lasts },
    isEmpty: "ms" in lasts ? lasts.ms <= 0 : lasts.days <= 0,
    replaces: replaces ? keyOf(replaces, start.isDate) : null,
    rules: component.getAllProperties("rrule").flatMap((one) => {
      const rule = one.getFirstValue();
      return rule instanceof ICAL.Recur ? [inClock(rule, start, zone)] : [];
    }),
    added: timesOf("rdate"),
    excluded: new Set(timesOf("exdate").map((time) => keyOf(time, start.isDate || time.isDate))),
  };
}

function startsIn(value: unknown): ICAL.Time[] {
  if (value instanceof ICAL.Time) return [value];
  return value instanceof ICAL.Period ? [value.start] : [];
}

/** A rule ends by the clock of its event, although files say so in UTC. An end without a time is a whole day. */
function inClock(rule: ICAL.Recur, start: ICAL.Time, zone: FileZone): ICAL.Recur {
  const { until } = rule;
  if (!until || start.isDate) return rule;
  if (isUtc(until) && !until.isDate) rule.until = zone.toWall(clockMs(until));
  else if (until.isDate) {
    const { year, month, day } = until;
    rule.until = new ICAL.Time({ year, month, day, hour: 23, minute: 59, second: 59, isDate: false }, ICAL.Timezone.localTimezone);
  }
  return rule;
}

/** An occurrence of an event: its clock, which is unique in its zone but for the hour that comes twice. */
function keyOf(wall: ICAL.Time, isDay: boolean): string {
  return isDay ? dayOf(wall) : String(clockMs(wall));
}

function lengthOf(component: ICAL.Component, zones: FileZones, start: ICAL.Time, zone: FileZone): EventOfFile["lasts"] {
  const property = component.getFirstProperty("dtend");
  const end = property?.getFirstValue();
  const duration = component.getFirstPropertyValue("duration");
  const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : null;
  if (start.isDate) {
    if (end instanceof ICAL.Time) return { days: Math.round((Date.parse(dayOf(end)) - Date.parse(dayOf(start))) / DAY_MS) || 1 };
    return { days: seconds === null ? 1 : Math.ceil(seconds / 86_400) };
  }
  if (property && end instanceof ICAL.Time) return { ms: zones.of(property, end).toMoment(end) - zone.toMoment(start) };
  return { ms: (seconds ?? 0) * 1000 };
}

/**
 * When an event takes place within a window, in minutes since 1970; `dayZone` is where whole days begin.
 * @param moved occurrences with an event of their own
 * @throws TooMuch
 */
export function* occurrencesOf(
  event: EventOfFile,
  moved: ReadonlySet<string> | undefined,
  dayZone: FileZone,
  window: { from: number; to: number },
): Generator<{ from: number; to: number }> {
  const { start, replaces, excluded } = event;
  const longest = "ms" in event.lasts ? event.lasts.ms : event.lasts.days * DAY_MS;
  // Clocks differ from UTC by less than a day.
  const [first, last] = [window.from * MINUTE_MS - longest - DAY_MS, window.to * MINUTE_MS + DAY_MS];
  const seen = new Set<string>();
  for (const wall of startsOf(event, first, last)) {
    const at = clockMs(wall);
    if (at < first || at > last) continue;
    const key = keyOf(wall, start.isDate);
    if (seen.has(key)) continue;
    seen.add(key);
    if (excluded.has(key) || excluded.has(dayOf(wall)) || (replaces === null && moved?.has(key))) continue;
    const range = rangeOf(event, wall, dayZone);
    if (range.to > window.from && range.from < window.to) yield range;
  }
}

/** Starts by the clock, at least those from `first` to `last`. */
function* startsOf({ start, rules, added, replaces }: EventOfFile, first: number, last: number): Generator<ICAL.Time> {
  yield* added;
  if (rules.length === 0 || replaces !== null) {
    yield start;
    return;
  }
  let steps = 0;
  for (const rule of rules) {
    const iterator = rule.iterator(nearStart(rule, start, first));
    for (let wall = iterator.next(); wall && clockMs(wall) <= last; wall = iterator.next()) {
      if (++steps > STEPS_MAX) throw new TooMuch();
      yield wall;
    }
  }
}

/**
 * Where to begin with a rule: its start, or, for one that is old and counts nothing, a start that many whole intervals later, from which
 * the same days follow.
 */
function nearStart(rule: ICAL.Recur, start: ICAL.Time, first: number): ICAL.Time {
  const near = start.clone();
  near.zone = ICAL.Timezone.localTimezone;
  if (rule.count || rule.freq === "MONTHLY" || rule.freq === "YEARLY") return near;
  const days = rule.interval * (rule.freq === "WEEKLY" ? 7 : 1);
  const jumps = Math.floor((first - clockMs(near)) / DAY_MS / days) - 1;
  if (jumps > 0) near.adjust(jumps * days, 0, 0, 0);
  return near;
}

function rangeOf({ zone, lasts }: EventOfFile, wall: ICAL.Time, dayZone: FileZone): { from: number; to: number } {
  if ("days" in lasts) {
    const day = dayOf(wall);
    const [from, to] = [midnight(day, dayZone), midnight(addDays(day, lasts.days), dayZone)];
    return { from: Math.floor(from / MINUTE_MS), to: Math.ceil(to / MINUTE_MS) };
  }
  const from = zone.toMoment(wall);
  return { from: Math.floor(from / MINUTE_MS), to: Math.ceil((from + lasts.ms) / MINUTE_MS) };
}

function midnight(day: string, zone: FileZone): number {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return zone.toMoment(
    new ICAL.Time({ year, month, day: date, hour: 0, minute: 0, second: 0, isDate: false }, ICAL.Timezone.localTimezone),
  );
}
