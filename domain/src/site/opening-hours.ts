import * as z from "zod/mini";
import { addDays, daySchema, momentOf, wallTime, weekdayOf, zoneSchema } from "../time/zoned-time.ts";
import { line } from "../values/text.ts";
import { WEEKDAYS } from "./hours-rows.ts";

export { type HoursRow, WEEKDAY_NAMES, WEEKDAYS, type Weekday, weekRows } from "./hours-rows.ts";

export const SPANS_MAX = 4;
export const SPECIAL_DAYS_MAX = 40;
export const HOURS_NOTE_MAX = 80;
/** `09:30`; `24:00` is only an end. */
const FROM_PATTERN = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const UNTIL_PATTERN = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** Hours on one day; an end at or before the start is on the next day. */
export const spanSchema = z.object({ from: z.string().check(z.regex(FROM_PATTERN)), until: z.string().check(z.regex(UNTIL_PATTERN)) });
export type Span = z.infer<typeof spanSchema>;

export const spansSchema = z.array(spanSchema).check(
  z.maxLength(SPANS_MAX),
  z.refine((spans) => areApart(spans), { error: "spans_overlap" }),
);

/** A special day, such as a holiday, which replaces its weekday. */
export const specialDaySchema = z.object({ day: daySchema, spans: spansSchema, note: z._default(line(0, HOURS_NOTE_MAX), "") });
export type SpecialDay = z.infer<typeof specialDaySchema>;

/** Opening hours in their own time zone. A missing weekday is closed. */
export const openingHoursSchema = z.object({
  zone: zoneSchema,
  week: z.object({
    mon: z._default(spansSchema, []),
    tue: z._default(spansSchema, []),
    wed: z._default(spansSchema, []),
    thu: z._default(spansSchema, []),
    fri: z._default(spansSchema, []),
    sat: z._default(spansSchema, []),
    sun: z._default(spansSchema, []),
  }),
  special: z._default(
    z.array(specialDaySchema).check(
      z.maxLength(SPECIAL_DAYS_MAX),
      z.refine((days) => new Set(days.map(({ day }) => day)).size === days.length, { error: "day_twice" }),
    ),
    [],
  ),
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** Whether a place is open, and when that changes (ms since 1970); `null` if not within five weeks. */
export type OpenNow = { isOpen: true; until: number | null } | { isOpen: false; opensAt: number | null };

const LOOK_AHEAD_DAYS = 35;

/** Whether a place is open now, and until when or from when. `now` in ms since 1970. */
export function openNow(hours: OpeningHours, now: number): OpenNow {
  const today = wallTime(now, hours.zone).day;
  const end = momentOf({ day: addDays(today, LOOK_AHEAD_DAYS + 1), minute: 0 }, hours.zone);
  let isOpen = false;
  let until = 0;
  // From yesterday on, because an evening may extend past midnight.
  for (let ahead = -1; ahead <= LOOK_AHEAD_DAYS; ahead++) {
    const day = addDays(today, ahead);
    for (const span of spansOf(hours, day)) {
      const { from, to } = momentsOf(span, day, hours.zone);
      if (to <= now) continue;
      if (!isOpen && from > now) return { isOpen: false, opensAt: from };
      if (isOpen && from > until) return { isOpen, until };
      isOpen = true;
      until = Math.max(until, to);
    }
  }
  if (!isOpen) return { isOpen: false, opensAt: null };
  return { isOpen: true, until: until >= end ? null : until };
}

export function spansOf({ week, special }: Pick<OpeningHours, "week" | "special">, day: string): readonly Span[] {
  const own = special.find((one) => one.day === day);
  if (own) return own.spans;
  const weekday = WEEKDAYS[weekdayOf(day)];
  return weekday ? week[weekday] : [];
}

export function hasHours({ week, special }: Pick<OpeningHours, "week" | "special">): boolean {
  return WEEKDAYS.some((day) => week[day].length > 0) || special.some(({ spans }) => spans.length > 0);
}

export function comingDays({ special, zone }: OpeningHours, now: number): SpecialDay[] {
  const today = wallTime(now, zone).day;
  return special.filter(({ day }) => day >= today).sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Later special days are not announced yet, because their weekday would be ambiguous. */
const TOLD_AHEAD_DAYS = 60;

/**
 * Hours with the announced special days: upcoming and near. A day that extends past midnight counts until its end. `until` is when the list
 * changes (ms since 1970), `null` for never.
 */
export function withToldDays<Hours extends Omit<OpeningHours, "week">>(hours: Hours, now: number): { hours: Hours; until: number | null } {
  const midnight = (day: string) => momentOf({ day, minute: 0 }, hours.zone);
  const told = hours.special.map((special) => {
    const { day, spans } = special;
    const ends = spans.map((span) => momentsOf(span, day, hours.zone).to);
    return { special, from: midnight(addDays(day, -TOLD_AHEAD_DAYS)), until: Math.max(midnight(addDays(day, 1)), ...ends) };
  });
  const changes = told.flatMap(({ from, until }) => [from, until]).filter((moment) => moment > now);
  const special = told.filter(({ from, until }) => from <= now && now < until).map((one) => one.special);
  return { hours: { ...hours, special }, until: changes.length > 0 ? Math.min(...changes) : null };
}

function momentsOf(span: Span, day: string, zone: string): { from: number; to: number } {
  const { start, end } = minutesOf(span);
  return { from: momentOf({ day, minute: start }, zone, "first"), to: momentOf({ day, minute: end }, zone, "last") };
}

function minutesOf({ from, until }: Span): { start: number; end: number } {
  const start = toMinutes(from);
  const end = toMinutes(until);
  return { start, end: end > start ? end : end + 1440 };
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function areApart(spans: readonly Span[]): boolean {
  const minutes = spans.map(minutesOf);
  return minutes.every(({ start }, at) => at === 0 || start > (minutes[at - 1]?.end ?? 0));
}
