import * as z from "zod/mini";
import { addDays, daySchema } from "../time/zoned-time.ts";

/** Documents that one day is counted in at most: a busy page writes faster than one document takes. */
export const COUNT_SHARDS = 8;
/** Days that the list of links looks back, today among them. */
export const COUNT_DAYS = 28;
/** Documents that this comes to at most; a page that is never busy has one a day. */
export const COUNT_DOCUMENTS_MAX = COUNT_DAYS * COUNT_SHARDS;
/** `counts/{siteId}/days/{day}-{shard}`: a part of what was counted on a day by the clocks of the owner; clicks by link. */
export const dayCountsSchema = z.object({ day: daySchema, clicks: z._default(z.record(z.string(), z.int().check(z.gte(0))), {}) });
export type DayCounts = z.infer<typeof dayCountsSchema>;

/** How often a link was opened in the last seven days and in the last {@link COUNT_DAYS}, today among them. */
export type Clicks = { week: number; month: number };

/** The first day of so many that end with `today`. */
export function firstOfDays(today: string, count: number): string {
  return addDays(today, 1 - count);
}

/** The clicks of each link that had any. A day after `today` counts as well: the owner may have moved to an earlier zone. */
export function sumClicks(days: readonly DayCounts[], today: string): Map<string, Clicks> {
  const [week, month] = [firstOfDays(today, 7), firstOfDays(today, COUNT_DAYS)];
  const sums = new Map<string, Clicks>();
  for (const { day, clicks } of days) {
    if (day < month) continue;
    for (const [linkId, count] of Object.entries(clicks)) {
      const sum = sums.get(linkId) ?? { week: 0, month: 0 };
      sums.set(linkId, { week: sum.week + (day < week ? 0 : count), month: sum.month + count });
    }
  }
  return sums;
}
