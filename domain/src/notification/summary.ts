import type { Ordered } from "../order/ordered.ts";
import { addDays, momentOf, wallTime, weekdayOf } from "../time/zoned-time.ts";

/** Summaries go out from seven to ten, each site's at a minute of its own, so that not all are due at once. */
const FIRST_MINUTE = 7 * 60;
const MINUTES = 3 * 60;

function minuteOf(siteId: string): number {
  let hash = 0;
  for (const sign of siteId) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return FIRST_MINUTE + (hash % MINUTES);
}

export type WeekFigures = { ordered: Ordered; clicks: number; signUps: number };

/** The Monday of the week of a moment (ms since 1970) in a time zone. */
export function mondayOf(at: number, zone: string): string {
  const { day } = wallTime(at, zone);
  return addDays(day, -weekdayOf(day));
}

/** When the next weekly mail is sent, ms since 1970: on Monday morning in the owner's time zone. */
export function nextSummaryAt(siteId: string, now: number, zone: string): number {
  const monday = mondayOf(now, zone);
  const sent = (day: string) => momentOf({ day, minute: minuteOf(siteId) }, zone);
  return sent(monday) > now ? sent(monday) : sent(addDays(monday, 7));
}

/** Time zones differ by a little more than a day, far less than a week. */
const CLOCKS_APART_MS = 3 * 86_400_000;

/**
 * The Monday of the weekly mail that is due at `now` (ms since 1970) and was planned for `plannedAt`; `null` if none is: after moving to an
 * earlier time zone, the last one was already sent.
 */
export function mondayDue(siteId: string, plannedAt: number, now: number, zone: string): string | null {
  const monday = mondayOf(now, zone);
  const sent = (day: string) => momentOf({ day, minute: minuteOf(siteId) }, zone);
  const latest = sent(monday) <= now ? monday : addDays(monday, -7);
  return sent(latest) >= plannedAt - CLOCKS_APART_MS ? latest : null;
}

/** The week before a Monday: its first and last day, start and end in ms since 1970. */
export function weekBefore(monday: string, zone: string): { first: string; last: string; from: number; until: number } {
  const first = addDays(monday, -7);
  return {
    first,
    last: addDays(monday, -1),
    from: momentOf({ day: first, minute: 0 }, zone),
    until: momentOf({ day: monday, minute: 0 }, zone),
  };
}

export function isQuiet({ ordered, clicks, signUps }: WeekFigures): boolean {
  return ordered.count === 0 && clicks === 0 && signUps === 0;
}
