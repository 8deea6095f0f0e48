import * as z from "zod/mini";
import { addDays, daySchema } from "../time/zoned-time.ts";

/** Shards per day: a busy page writes faster than one document accepts. */
export const COUNT_SHARDS = 8;
export const COUNT_DAYS = 28;
/** The most documents this reads; a quiet page has one a day. */
export const COUNT_DOCUMENTS_MAX = COUNT_DAYS * COUNT_SHARDS;
/** `counts/{siteId}/days/{day}-{shard}`: a shard of a day's counts in the owner's time zone; clicks by link. */
export const dayCountsSchema = z.object({ day: daySchema, clicks: z._default(z.record(z.string(), z.int().check(z.gte(0))), {}) });
export type DayCounts = z.infer<typeof dayCountsSchema>;

/** Clicks of a link in the last seven days and in the last {@link COUNT_DAYS}, including today, and of each of those days. */
export type Clicks = { week: number; month: number; days: readonly number[] };

/** All clicks from `first` to `last`. */
export function clicksWithin(parts: readonly DayCounts[], first: string, last: string): number {
  const within = parts.filter(({ day }) => day >= first && day <= last);
  return within.flatMap(({ clicks }) => Object.values(clicks)).reduce((sum, count) => sum + count, 0);
}

export function firstOfDays(today: string, count: number): string {
  return addDays(today, 1 - count);
}

/** Clicks by link. Days after `today` count too, because the owner may have moved to an earlier time zone. */
export function sumClicks(days: readonly DayCounts[], today: string): Map<string, Clicks> {
  const [week, month] = [firstOfDays(today, 7), firstOfDays(today, COUNT_DAYS)];
  const places = new Map(Array.from({ length: COUNT_DAYS }, (_, place) => [addDays(month, place), place]));
  const sums = new Map<string, { week: number; month: number; days: number[] }>();
  for (const { day, clicks } of days) {
    if (day < month) continue;
    const place = places.get(day) ?? COUNT_DAYS - 1;
    for (const [linkId, count] of Object.entries(clicks)) {
      const sum = sums.get(linkId) ?? { week: 0, month: 0, days: Array.from({ length: COUNT_DAYS }, () => 0) };
      sum.week += day < week ? 0 : count;
      sum.month += count;
      sum.days[place] = (sum.days[place] ?? 0) + count;
      sums.set(linkId, sum);
    }
  }
  return sums;
}
