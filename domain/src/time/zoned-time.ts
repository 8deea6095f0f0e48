import * as z from "zod/mini";

// Separate from zone clocks, which the first dashboard chunk does not need.
/** A calendar day, `2026-05-03`. An invalid one would parse as another day or as no date. */
export const daySchema = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/),
  z.refine((day) => new Date(day).toJSON()?.startsWith(day) === true, { error: "no_such_day" }),
);

/** An IANA time zone known to this runtime. */
export const zoneSchema = z.string().check(
  z.maxLength(64),
  z.regex(/^[A-Za-z0-9_+/-]+$/),
  z.refine((zone) => formatOf(zone) !== null, { error: "no_such_zone" }),
);

const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  let format: Intl.DateTimeFormat | null = null;
  try {
    const parts = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", second: "2-digit" } as const;
    format = new Intl.DateTimeFormat("en-US", { timeZone: zone, calendar: "iso8601", numberingSystem: "latn", hourCycle: "h23", ...parts });
  } catch {}
  formats.set(zone, format);
  return format;
}

export type WallTime = { day: string; minute: number };

/** The local time of a moment (ms since 1970). Unknown zones use UTC. */
export function wallTime(at: number, zone: string): WallTime {
  const shown = new Date(shownAsUtc(at, zone));
  return { day: shown.toISOString().slice(0, 10), minute: shown.getUTCHours() * 60 + shown.getUTCMinutes() };
}

/** The UTC offset of a zone at a moment, in ms. */
export function offsetAt(at: number, zone: string): number {
  return shownAsUtc(at, zone) - Math.floor(at / 1000) * 1000;
}

/** No zone changes its clock twice, or by more, within this time. */
const AROUND_MS = 3 * 3_600_000;

/** Whether the local time of a moment repeats because clocks go back, and is therefore ambiguous. */
function comesTwice(at: number, zone: string): boolean {
  const [before, after] = [offsetAt(at - AROUND_MS, zone), offsetAt(at + AROUND_MS, zone)];
  if (before <= after) return false;
  const other = offsetAt(at, zone) === before ? at + before - after : at - before + after;
  return offsetAt(at, zone) !== offsetAt(other, zone);
}

/** Adds the zone name to repeated hours ("1:30 AM EST"); empty otherwise. */
export function zoneWhereTwice(at: number, zone: string): Pick<Intl.DateTimeFormatOptions, "timeZoneName"> {
  return comesTwice(at, zone) ? { timeZoneName: "short" } : {};
}

/** The local time at `at` as if it were UTC, to the second. */
function shownAsUtc(at: number, zone: string): number {
  const format = formatOf(zone);
  if (!format) return at;
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}

const DAY_MS = 86_400_000;

/**
 * The moment of a local time, ms since 1970. A repeated time (clocks go back) is its first or last; a skipped one (clocks go forward) moves
 * by the change.
 * @param minute since midnight; 1440 and more are on later days
 */
export function momentOf({ day, minute }: WallTime, zone: string, which: "first" | "last" = "first"): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + minute * 60_000;
  const offsets = [shown - DAY_MS, shown + DAY_MS].map((at) => shownAsUtc(at, zone) - at);
  const moments = offsets.map((offset) => shown - offset).filter((at) => shownAsUtc(at, zone) === shown);
  if (moments.length === 0) return shown - (offsets[0] ?? 0);
  return which === "first" ? Math.min(...moments) : Math.max(...moments);
}

export function addDays(day: string, count: number): string {
  const at = Date.parse(`${day}T00:00:00Z`) + count * DAY_MS;
  return Number.isNaN(at) ? "" : new Date(at).toISOString().slice(0, 10);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}
