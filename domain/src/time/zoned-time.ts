import * as z from "zod/mini";
import { dateLocales, formatDate } from "./format.ts";

/** A calendar day, `2026-05-03`. An invalid one would parse as another day or as no date. */
export const daySchema = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/),
  z.refine((day) => new Date(day).toJSON()?.startsWith(day) === true, { error: "no_such_day" }),
);

/** An IANA time zone known to this runtime. */
export const zoneSchema = z.string().check(
  z.maxLength(64),
  z.regex(/^[A-Za-z0-9_+/-]+$/),
  z.refine((zone) => zoneOf(zone) !== null, { error: "no_such_zone" }),
);

/** What is known of a zone: its format, and its offsets in ms at multiples of {@link BLOCK_MS}. */
type Zone = { format: Intl.DateTimeFormat; offsets: Map<number, number> };
const zones = new Map<string, Zone>();
/** More than there are zones: visitors name theirs, and each can be spelled in thousands of ways. */
const ZONES_MAX = 600;

function zoneOf(name: string): Zone | null {
  const known = zones.get(name);
  if (known) return known;
  try {
    const parts = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", second: "2-digit" } as const;
    const shown = { ...parts, calendar: "iso8601", numberingSystem: "latn", hourCycle: "h23" } as const;
    const zone: Zone = { format: new Intl.DateTimeFormat("en-US", { timeZone: name, ...shown }), offsets: new Map() };
    if (zones.size >= ZONES_MAX) zones.clear();
    zones.set(name, zone);
    return zone;
  } catch {
    return null;
  }
}

export type WallTime = { day: string; minute: number };

/** The local time of a moment (ms since 1970). Unknown zones use UTC. */
export function wallTime(at: number, zone: string): WallTime {
  const shown = new Date(at + offsetAt(at, zone));
  return { day: shown.toISOString().slice(0, 10), minute: shown.getUTCHours() * 60 + shown.getUTCMinutes() };
}

/** No zone changes its clock twice within this time. */
const BLOCK_MS = 6 * 3_600_000;
const MOST_OFFSETS = 2000;

/** The UTC offset of a zone at a moment, in ms. `Intl` is asked where clocks change and once a block, because it is slow. */
export function offsetAt(at: number, name: string): number {
  const zone = zoneOf(name);
  if (!zone) return 0;
  const block = Math.floor(at / BLOCK_MS);
  const [before, after] = [offsetOfBlock(zone, block), offsetOfBlock(zone, block + 1)];
  return before === after ? before : askedOffset(zone, at);
}

function offsetOfBlock(zone: Zone, block: number): number {
  const known = zone.offsets.get(block);
  if (known !== undefined) return known;
  if (zone.offsets.size >= MOST_OFFSETS) zone.offsets.clear();
  const offset = askedOffset(zone, block * BLOCK_MS);
  zone.offsets.set(block, offset);
  return offset;
}

function askedOffset({ format }: Zone, at: number): number {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const shown = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return shown - Math.floor(at / 1000) * 1000;
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

/** "09:30" or "9:30 AM", as a language says it; "1:30 AM EST" in the hour that clocks show twice. `at` in ms since 1970. */
export function formatClock(at: number, zone: string, language: string): string {
  return formatDate(at, language, { hour: hourOf(language), minute: "2-digit", timeZone: zone, ...zoneWhereTwice(at, zone) });
}

const hours = new Map<string, "2-digit" | "numeric">();

/** Two digits where a day has 24 hours: half days are said without a zero before them. */
function hourOf(language: string): "2-digit" | "numeric" {
  const known = hours.get(language);
  if (known) return known;
  const { hour12 } = new Intl.DateTimeFormat(dateLocales(language), { hour: "numeric" }).resolvedOptions();
  const made = hour12 ? "numeric" : "2-digit";
  hours.set(language, made);
  return made;
}

const DAY_MS = 86_400_000;

/**
 * The moment of a local time, ms since 1970. A repeated time (clocks go back) is its first or last; a skipped one (clocks go forward) moves
 * by the change.
 * @param minute since midnight; 1440 and more are on later days
 */
export function momentOf({ day, minute }: WallTime, zone: string, which: "first" | "last" = "first"): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + minute * 60_000;
  const offsets = [shown - DAY_MS, shown + DAY_MS].map((at) => offsetAt(at, zone));
  const moments = offsets.map((offset) => shown - offset).filter((at) => at + offsetAt(at, zone) === shown);
  if (moments.length === 0) return shown - (offsets[0] ?? 0);
  return which === "first" ? Math.min(...moments) : Math.max(...moments);
}

/** A minute since 1970 on the clock of a zone, as if it were UTC. */
export function localMinute(minute: number, zone: string): number {
  return minute + Math.round(offsetAt(minute * 60_000, zone) / 60_000);
}

export function addDays(day: string, count: number): string {
  const at = Date.parse(`${day}T00:00:00Z`) + count * DAY_MS;
  return Number.isNaN(at) ? "" : new Date(at).toISOString().slice(0, 10);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}
