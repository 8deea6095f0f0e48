import type { Currency } from "@awning/domain/money/money";
import { type Countable, orderedSince } from "@awning/domain/order/ordered";
import { addDays, momentOf, wallTime } from "@awning/domain/time/zoned-time";
import { SALES_DAYS, startOfDay } from "./day-figures.ts";

/** A day's sales: orders, and minor units in the shop's currency. */
export type Sales = { count: number; total: number };
/**
 * `before` is the same weekday last week up to the same time, `days` are the last seven up to today, oldest first. Either
 * lacks what the orders do not reach back to.
 */
export type DaySales = { currency: Currency; today: Sales; before: Sales | null; days: number[] };

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
