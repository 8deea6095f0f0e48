import * as z from "zod/mini";
import type { BusyTime } from "../booking.ts";

/** Busy ranges that one calendar may have in a year, after those that touch are joined. */
export const OUTSIDE_RANGES_MAX = 3000;

/**
 * `bookingTimes/{siteId}/outside/{scheduleId}`: when calendars that are read in say that the owner is busy, by calendar. Each list is the
 * beginning and end of one range after the other, in minutes since 1970, sorted and disjoint.
 */
export const outsideTimeSchema = z.object({ calendars: z._default(z.record(z.string(), z.array(z.number())), {}) });
export type OutsideTime = z.infer<typeof outsideTimeSchema>;

/** Ranges in minutes since 1970, sorted and joined where they touch, within `window`. */
export function joinRanges(ranges: readonly BusyTime[], window: { from: number; to: number }): number[] {
  const flat: number[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const [from, to] = [Math.max(range.from, window.from), Math.min(range.to, window.to)];
    if (from >= to) continue;
    const end = flat.at(-1);
    if (end !== undefined && from <= end) flat[flat.length - 1] = Math.max(end, to);
    else flat.push(from, to);
  }
  return flat;
}

/** The busy times of all calendars, as the slot engine takes them: without a start, because they count toward no limit. */
export function outsideBusy({ calendars }: OutsideTime): BusyTime[] {
  return Object.values(calendars).flatMap(pairsOf);
}

/** The ranges of one calendar. */
export function pairsOf(flat: readonly number[]): BusyTime[] {
  return flat.flatMap((from, at) => {
    const to = flat[at + 1];
    return at % 2 === 0 && to !== undefined ? [{ from, to }] : [];
  });
}
