import type { Currency } from "@awning/domain/money/money";
import { type Countable, orderedSince } from "@awning/domain/order/ordered";
import { addDays, momentOf, wallTime } from "@awning/domain/time/zoned-time";
import * as labels from "./labels.ts";

/** Midnight of the day that contains a moment, or of an earlier day, in a time zone. */
export function startOfDay(at: number, zone: string, daysBefore = 0): number {
  return momentOf({ day: addDays(wallTime(at, zone).day, -daysBefore), minute: 0 }, zone);
}

/** A day's sales: orders, and minor units in the shop's currency. */
export type Sales = { count: number; total: number };
/**
 * `before` is the same weekday last week up to the same time, `days` are the last seven up to today, oldest first. Either
 * lacks what the orders do not reach back to.
 */
export type DaySales = { currency: Currency; today: Sales; before: Sales | null; days: number[] };

/** Days whose orders are compared: a week ago, and the week since. */
export const SALES_DAYS = 7;

/** Sums orders, the newest first. `isCutOff`: there may be older ones than these. */
export function daySales(orders: readonly Countable[], isCutOff: boolean, zone: string, now: number): DaySales {
  const currency = orders[0]?.currency ?? "EUR";
  const midnight = (daysBefore: number) => startOfDay(now, zone, daysBefore);
  const reach = isCutOff ? (orders.at(-1)?.placedAt ?? now) : Number.NEGATIVE_INFINITY;
  const between = (since: number, until?: number): Sales => {
    const { count, amounts } = orderedSince(orders, since, until);
    return { count, total: amounts.find((one) => one.currency === currency)?.total ?? 0 };
  };
  const { day, minute } = wallTime(now, zone);
  const days = Array.from({ length: SALES_DAYS }, (_, index) => SALES_DAYS - 1 - index);
  return {
    currency,
    today: between(midnight(0)),
    before: reach < midnight(SALES_DAYS) ? between(midnight(SALES_DAYS), momentOf({ day: addDays(day, -SALES_DAYS), minute }, zone)) : null,
    days: days
      .filter((daysBefore) => reach < midnight(daysBefore))
      .map((daysBefore) => between(midnight(daysBefore), daysBefore === 0 ? undefined : midnight(daysBefore - 1)).total),
  };
}

/** "Good morning", "Good afternoon" or "Good evening", in the reader's time zone; empty at night. */
export function greeting(at: number): string {
  const hour = new Date(at).getHours();
  if (hour >= 23 || hour < 5) return "";
  if (hour < 12) return labels.goodMorning;
  return hour < 18 ? labels.goodAfternoon : labels.goodEvening;
}
