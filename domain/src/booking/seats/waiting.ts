import { compareKeys } from "../../values/rows.ts";
import type { SharedStart } from "./seats.ts";

/** How many may wait for one start, so that its document stays small. */
export const WAITING_MAX = 50;
/** How long a freed place is kept for the first in line. */
export const OFFER_HOURS = 12;
/** No place is offered later than this before the start: nobody could come. */
export const OFFER_NOTICE_MINUTES = 120;
const OFFER_LEAST_MINUTES = 30;

const MINUTE_MS = 60_000;

/** When the line ends, in ms since 1970. */
export function lineEndsAt({ startsAt }: { startsAt: number }): number {
  return startsAt - OFFER_NOTICE_MINUTES * MINUTE_MS;
}

/** Until when a place that is offered now is kept; `null` when it is too late to offer it. Moments in ms since 1970. */
export function offerUntil(start: { startsAt: number }, now: number): number | null {
  const until = Math.min(now + OFFER_HOURS * 60 * MINUTE_MS, lineEndsAt(start));
  return until < now + OFFER_LEAST_MINUTES * MINUTE_MS ? null : until;
}

export function isLineFull(start: Pick<SharedStart, "waiting"> | null): boolean {
  return Object.keys(start?.waiting ?? {}).length >= WAITING_MAX;
}

/** The ids in line, the first first. */
export function lineOf({ waiting }: Pick<SharedStart, "waiting">): string[] {
  return Object.entries(waiting)
    .toSorted(([one, since], [other, later]) => since - later || compareKeys(one, other))
    .map(([id]) => id);
}
