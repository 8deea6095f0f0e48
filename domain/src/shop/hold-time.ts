import { formatCount } from "../values/counts.ts";

export const HOLD_DAYS = 5;
export const HOLD_DAYS_MAX = 30;
const DAY_MS = 86_400_000;

/** When to remind the buyer before a hold ends: two days, less for holds under five days. */
export function remindBeforeMs(holdDays: number): number {
  return Math.min(2 * DAY_MS, (2 * holdDays * DAY_MS) / HOLD_DAYS);
}

export function holdLabel(holdDays: number): string {
  return formatCount(holdDays, "day");
}
