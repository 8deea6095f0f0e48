import * as z from "zod/mini";

/** A moment in ms since 1970, up to 2099 in any time zone. */
export const momentSchema = z.number().check(z.int(), z.gte(0), z.lte(4_102_531_200_000));

/** When something is shown: `from` inclusive, `until` exclusive; `null` is open. */
export type Span = { from: number | null; until: number | null };

export function isShownAt({ from, until }: Span, now: number): boolean {
  return (from === null || from <= now) && (until === null || now < until);
}

/**
 * When one of them next appears or disappears, which limits caching.
 * @returns `null` if nothing will change
 */
export function nextSwitch(spans: Iterable<Span>, now: number): number | null {
  let next: number | null = null;
  for (const { from, until } of spans) {
    for (const moment of [from, until]) if (moment !== null && moment > now && (next === null || moment < next)) next = moment;
  }
  return next;
}
