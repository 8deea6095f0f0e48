import { formatCount } from "../values/counts.ts";

/** How long pieces are kept for who pays by transfer or by the shop's own link, when the shop says nothing else, and the most it can say. */
export const HOLD_DAYS = 5;
export const HOLD_DAYS_MAX = 30;
const DAY_MS = 86_400_000;

/** How long before the end of a hold its buyer is reminded to pay: two days, and less of a hold of fewer than five. */
export function remindBeforeMs(holdDays: number): number {
  return Math.min(2 * DAY_MS, (2 * holdDays * DAY_MS) / HOLD_DAYS);
}

/** The time as a part of a sentence: 1 day, 5 days. */
export function holdLabel(holdDays: number): string {
  return formatCount(holdDays, "day");
}
