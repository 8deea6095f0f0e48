import type { Ordered } from "../order/ordered.ts";
import { addDays, momentOf, wallTime, weekdayOf } from "../time/zoned-time.ts";

const SENT_AT_MINUTE = 8 * 60;

export type WeekFigures = { ordered: Ordered; clicks: number; signUps: number };

/** The Monday of the week of a moment (ms since 1970) in a time zone. */
export function mondayOf(at: number, zone: string): string {
  const { day } = wallTime(at, zone);
  return addDays(day, -weekdayOf(day));
}

/** When the next weekly mail is sent, ms since 1970: Monday at eight in the owner's time zone. */
export function nextSummaryAt(now: number, zone: string): number {
  const monday = mondayOf(now, zone);
  const sent = (day: string) => momentOf({ day, minute: SENT_AT_MINUTE }, zone);
  return sent(monday) > now ? sent(monday) : sent(addDays(monday, 7));
}

/** Time zones differ by a little more than a day, far less than a week. */
const CLOCKS_APART_MS = 3 * 86_400_000;

/**
 * The Monday of the weekly mail that is due at `now` (ms since 1970) and was planned for `plannedAt`; `null` if none is: after moving to an
 * earlier time zone, the last one was already sent.
 */
export function mondayDue(plannedAt: number, now: number, zone: string): string | null {
  const monday = mondayOf(now, zone);
  const isOver = momentOf({ day: monday, minute: SENT_AT_MINUTE }, zone) <= now;
  const latest = isOver ? monday : addDays(monday, -7);
  return momentOf({ day: latest, minute: SENT_AT_MINUTE }, zone) >= plannedAt - CLOCKS_APART_MS ? latest : null;
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
