import { compareKeys } from "../../values/rows.ts";
import type { SharedStart } from "./seats.ts";

type Waiting = {
  status: string;
  holder: string | null;
  startsAt: number;
  createdAt: number;
  updatedAt: number;
  history: readonly { type: string; by: string; at: number }[];
};

/** How many may wait for one start, so that its document stays small. */
export const WAITING_MAX = 50;
/** How long a freed place is kept for the first in line. */
export const OFFER_HOURS = 12;
/** How long the mailed link of a waiting list may stay unopened. */
export const UNOPENED_HOURS = 48;
/** How often a mailbox may be written to for one start. */
const ASKS_MAX = 3;
/** How often somebody in line is looked after: a place may be free because its owner made room. */
export const LOOK_HOURS = 4;
/** No place is offered later than this before the start: nobody could come. */
export const OFFER_NOTICE_MINUTES = 120;
const OFFER_LEAST_MINUTES = 30;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** When the line ends, in ms since 1970. */
export function lineEndsAt({ startsAt }: { startsAt: number }): number {
  return startsAt - OFFER_NOTICE_MINUTES * MINUTE_MS;
}

/** When the scheduler looks after a guest who waits, in ms since 1970: the link stayed unopened, a place may be free, or the line ends. */
export function lookAt(waiting: Pick<Waiting, "holder" | "startsAt" | "updatedAt" | "createdAt" | "history">): number {
  const asked = waiting.history.findLast(({ type }) => type === "waiting")?.at ?? waiting.createdAt;
  const next = waiting.holder === null ? waiting.updatedAt + LOOK_HOURS * HOUR_MS : asked + UNOPENED_HOURS * HOUR_MS;
  return Math.min(lineEndsAt(waiting), next);
}

/** How many links a guest was mailed for this start. */
export function timesAsked({ history }: Pick<Waiting, "history">): number {
  return history.filter(({ type }) => type === "waiting").length;
}

/** Whether a guest may ask for the link again: nobody who is in line, had an offer, or was taken off the list by its owner. */
export function canAskAgain(waiting: Pick<Waiting, "status" | "holder" | "history">): boolean {
  const { status, holder, history } = waiting;
  if (status !== "expired" && (status !== "waiting" || holder === null)) return false;
  if (history.some(({ type }) => type === "offered") || history.at(-1)?.by === "owner") return false;
  return timesAsked(waiting) < ASKS_MAX;
}

/** Until when a place that is offered now is kept; `null` when it is too late to offer it. Moments in ms since 1970. */
export function offerUntil(start: { startsAt: number }, now: number): number | null {
  const until = Math.min(now + OFFER_HOURS * HOUR_MS, lineEndsAt(start));
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
