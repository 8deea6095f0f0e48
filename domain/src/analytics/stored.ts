import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";
import { addDays, momentOf } from "../time/zoned-time.ts";
import type { DataSet, fromDataSet } from "./data-set.ts";
import { type DayRange, type Figures, figuresOf, select } from "./query.ts";

const figure = z.int().check(z.gte(0));
/** Totals of one day without bots. Money in minor units. */
const dayTotalSchema = z.object({
  visits: figure,
  visitors: figure,
  views: figure,
  clicks: figure,
  orders: figure,
  money: z.array(z.object({ currency: z.string(), total: figure })),
});
export type DayTotal = z.infer<typeof dayTotalSchema>;
export const NO_DAY_TOTAL: DayTotal = { visits: 0, visitors: 0, views: 0, clicks: 0, orders: 0, money: [] };

/** `counts/{siteId}/totals/{year}`: the finished days of a year, keyed like `05-31`. Written by functions and kept permanently. */
export const yearTotalsSchema = z.object({ year: z.string(), days: z._default(z.record(z.string(), dayTotalSchema), {}) });
export type YearTotals = z.infer<typeof yearTotalsSchema>;

/** Files per query: the days of a month, the months of two years, and splits. */
export const VISIT_FILES_MAX = 120;
export const VISIT_CHUNKS_MAX = 200;

/**
 * `counts/{siteId}/visits/{fileId}`: visits from `first` to `last` as packed columns (`column-file.ts`, gzip). `month` like `2026-05`.
 * `sweepAt` (ms since 1970) is when the file is merged into its month; `null` for months.
 */
export const visitFileSchema = z.object({
  first: z.string(),
  last: z.string(),
  month: z.string(),
  sweepAt: z.nullable(timestampSchema),
  visits: z.number(),
  updatedAt: timestampSchema,
});
export type VisitFile = z.infer<typeof visitFileSchema>;

/** Grace period after the end of a day for late events. */
const CLOSE_AFTER_MS = 5 * 60_000;

/** When a day can be closed in a time zone, ms since 1970. */
export function dayClosesAt(day: string, zone: string): number {
  return momentOf({ day: addDays(day, 1), minute: 0 }, zone) + CLOSE_AFTER_MS;
}

export function dayTotalOf(set: DataSet, day: string): DayTotal {
  return toDayTotal(figuresOf(set, select(set, { range: { first: day, last: day }, filters: [] })));
}

export function toDayTotal({ visits, visitors, views, clicks, orders, money }: Figures): DayTotal {
  return {
    visits,
    visitors,
    views,
    clicks,
    orders,
    money: Object.entries(money).map(([currency, total]) => ({ currency, total })),
  };
}

export function isInRange({ first, last }: Pick<VisitFile, "first" | "last">, range: DayRange): boolean {
  return first <= range.last && last >= range.first;
}

export type DayVisits = ReturnType<typeof fromDataSet>[number];
