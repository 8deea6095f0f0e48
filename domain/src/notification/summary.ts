import type { Ordered } from "../order/ordered.ts";
import { addDays, momentOf, wallTime, weekdayOf } from "../time/zoned-time.ts";

/** When on a Monday the mail about the week before goes out, in minutes since midnight. */
const SENT_AT_MINUTE = 8 * 60;

/** What came of a page in one week: orders, how often its links were opened, and how many people joined its list. */
export type WeekFigures = { ordered: Ordered; clicks: number; signUps: number };

/** The Monday of the week in which a moment lies (ms since 1970), by the clocks of a zone. */
export function mondayOf(at: number, zone: string): string {
  const { day } = wallTime(at, zone);
  return addDays(day, -weekdayOf(day));
}

/** When the next mail about a week goes out after a moment, ms since 1970: Monday at eight by the owner's clocks. */
export function nextSummaryAt(now: number, zone: string): number {
  const monday = mondayOf(now, zone);
  const sent = (day: string) => momentOf({ day, minute: SENT_AT_MINUTE }, zone);
  return sent(monday) > now ? sent(monday) : sent(addDays(monday, 7));
}

/** Between the earliest clocks and the latest ones lies more than a day, and much less than a week. */
const CLOCKS_APART_MS = 3 * 86_400_000;

/**
 * The Monday of the mail about a week that is due at `now` (ms since 1970) and was planned for `plannedAt`; `null` when none is: an owner
 * whose clocks go by an earlier zone since then has had that of the last Monday, and the next one has not come.
 */
export function mondayDue(plannedAt: number, now: number, zone: string): string | null {
  const monday = mondayOf(now, zone);
  const isOver = momentOf({ day: monday, minute: SENT_AT_MINUTE }, zone) <= now;
  const latest = isOver ? monday : addDays(monday, -7);
  return momentOf({ day: latest, minute: SENT_AT_MINUTE }, zone) >= plannedAt - CLOCKS_APART_MS ? latest : null;
}

/** The week before a Monday: its first day and its last, and the moments at which it begins and ends, ms since 1970. */
export function weekBefore(monday: string, zone: string): { first: string; last: string; from: number; until: number } {
  const first = addDays(monday, -7);
  return {
    first,
    last: addDays(monday, -1),
    from: momentOf({ day: first, minute: 0 }, zone),
    until: momentOf({ day: monday, minute: 0 }, zone),
  };
}

/** Whether nothing at all came of a page. */
export function isQuiet({ ordered, clicks, signUps }: WeekFigures): boolean {
  return ordered.count === 0 && clicks === 0 && signUps === 0;
}
