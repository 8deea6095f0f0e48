import type { DataSet } from "./data-set.ts";
import type { Goal } from "./own-numbers.ts";
import { breakdown, type Figures, figuresOf, select } from "./query.ts";
import { rangeOf } from "./range.ts";

/** What was counted of a calendar month up to a day, whatever a screen is filtered by; clicks also by link. */
export type MonthCounts = { figures: Figures; clicks: Readonly<Record<string, number>> };

export function countMonth(set: DataSet, today: string): MonthCounts {
  const selection = select(set, { range: rangeOf("month", today), filters: [] });
  const clicks = breakdown(set, selection, "clicked").map(({ value, count }) => [value, count] as const);
  return { figures: figuresOf(set, selection), clicks: Object.fromEntries(clicks) };
}

/** How far a goal is; money in minor units of `currency`. */
export function reachedOf({ metric, linkId }: Goal, { figures, clicks }: MonthCounts, currency: string): number {
  if (metric === "money") return figures.money[currency] ?? 0;
  if (metric === "clicks" && linkId !== null) return Object.hasOwn(clicks, linkId) ? (clicks[linkId] ?? 0) : 0;
  return figures[metric];
}
