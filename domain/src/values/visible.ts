import * as z from "zod/mini";

/** A time in ms since 1970, of the years a calendar of ours shows: up to 2099, by whichever clocks. */
export const momentSchema = z.number().check(z.int(), z.gte(0), z.lte(4_102_531_200_000));

/** When something is shown: from the first moment on, and no longer from the second on. An end that is `null` is open. */
export type Span = { from: number | null; until: number | null };

/** Whether it is shown now. */
export function isShownAt({ from, until }: Span, now: number): boolean {
  return (from === null || from <= now) && (until === null || now < until);
}

/**
 * The next moment at which one of them appears or disappears: what was drawn must not be kept beyond it.
 * @returns `null` when nothing will change any more
 */
export function nextSwitch(spans: Iterable<Span>, now: number): number | null {
  let next: number | null = null;
  for (const { from, until } of spans) {
    for (const moment of [from, until]) if (moment !== null && moment > now && (next === null || moment < next)) next = moment;
  }
  return next;
}
