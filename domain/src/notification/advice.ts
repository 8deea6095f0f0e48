import { COUNT_DAYS } from "../analytics/counts.ts";
import type { Schedule } from "../booking/booking.ts";
import type { BookingMonth } from "../booking/months.ts";
import { openTimes } from "../booking/slots.ts";
import { addDays, momentOf, wallTime } from "../time/zoned-time.ts";

/** What the weekly mail advises on, the most urgent first. */
export const ADVICE_KINDS = ["unpaid", "sold-out", "dead-link", "empty-days", "unclicked"] as const;
export type AdviceKind = (typeof ADVICE_KINDS)[number];
/** What it is about: the title of a link or product, the number of an order, a day (`YYYY-MM-DD`). `id` is its document's; empty for a day. */
export type Advised = { id: string; name: string };
export type Advice = { kind: AdviceKind; about: readonly [Advised, ...Advised[]] };
const ADVICES_MAX = 3;
/** Days without a click after which a link is advised on. */
export const UNCLICKED_DAYS = COUNT_DAYS;

export function adviceOf(found: Readonly<Record<AdviceKind, readonly Advised[]>>): Advice[] {
  const all = ADVICE_KINDS.flatMap((kind): Advice[] => {
    const [first, ...rest] = found[kind];
    return first ? [{ kind, about: [first, ...rest] }] : [];
  });
  return all.slice(0, ADVICES_MAX);
}

/**
 * The days of the week from a Monday on that are open and in which nothing begins and no time is blocked. None where nobody books at all: then
 * the days are not the reason.
 * @param months all that is known of the taken time of these schedules
 */
export function emptyDays(schedules: readonly Schedule[], months: readonly BookingMonth[], monday: string): string[] {
  const taken = months.flatMap(({ busy }) => Object.values(busy));
  if (!taken.some(({ start }) => start !== undefined)) return [];
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at)).filter((day) => {
    const isOpen = schedules.some((schedule) => {
      const { from, to } = minutesOf(day, schedule.zone);
      return openTimes(schedule, from, to).some((opening) => wallTime(opening.from * 60_000, schedule.zone).day === day);
    });
    const spans = schedules.map(({ zone }) => minutesOf(day, zone));
    return isOpen && !taken.some((time) => spans.some(({ from, to }) => time.from < to && time.to > from));
  });
}

/** A day in minutes since 1970. */
function minutesOf(day: string, zone: string): { from: number; to: number } {
  const start = (of: string) => momentOf({ day: of, minute: 0 }, zone) / 60_000;
  return { from: start(day), to: start(addDays(day, 1)) };
}
