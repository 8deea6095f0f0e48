import { addDays, momentOf, wallTime } from "@awning/domain/time/zoned-time";
import * as labels from "./labels.ts";

/** Midnight of the day that contains a moment, or of an earlier day, in a time zone. */
export function startOfDay(at: number, zone: string, daysBefore = 0): number {
  return momentOf({ day: addDays(wallTime(at, zone).day, -daysBefore), minute: 0 }, zone);
}

/** Days whose orders are compared: a week ago, and the week since. */
export const SALES_DAYS = 7;

/** "Good morning", "Good afternoon" or "Good evening", in the reader's time zone; empty at night. */
export function greeting(at: number): string {
  const hour = new Date(at).getHours();
  if (hour >= 23 || hour < 5) return "";
  if (hour < 12) return labels.goodMorning;
  return hour < 18 ? labels.goodAfternoon : labels.goodEvening;
}
