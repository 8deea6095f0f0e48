import { moneyOf } from "@awning/domain/order/money/order-money";
import type { Order } from "@awning/domain/order/order";
import { isMoneyKept } from "@awning/domain/order/state";
import * as labels from "./labels.ts";

export type OrderDay = {
  /** `2026-11-20` in the shop's time zone. */
  key: string;
  /** A moment of that day, ms since 1970. */
  atMs: number;
  orders: Order[];
  /** What was paid that day, by currency, in minor units. */
  taken: { currency: Order["currency"]; amount: number }[];
};

/** Orders grouped by day in the shop's time zone; their order is kept, newest first. */
export function groupByDay(orders: readonly Order[], timeZone: string): OrderDay[] {
  const format = new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit", timeZone });
  const days: OrderDay[] = [];
  for (const order of orders) {
    const key = format.format(order.placedAt);
    const last = days[days.length - 1];
    if (last?.key === key) last.orders.push(order);
    else days.push({ key, atMs: order.placedAt, orders: [order], taken: [] });
  }
  for (const day of days) day.taken = takings(day.orders);
  return days;
}

/** Orders under the heading of their day; days of a single order have none and are joined. */
export type OrderGroup = { day: OrderDay | null; orders: Order[] };

export function groupRows(days: readonly OrderDay[]): OrderGroup[] {
  const groups: OrderGroup[] = [];
  for (const day of days) {
    const last = groups.at(-1);
    if (day.orders.length > 1) groups.push({ day, orders: day.orders });
    else if (last?.day === null) last.orders.push(...day.orders);
    else groups.push({ day: null, orders: [...day.orders] });
  }
  return groups;
}

const NOTHING = { refundable: 0 };

/** Money paid and not refunded, without test payments. */
function takings(orders: readonly Order[]): OrderDay["taken"] {
  const sums = new Map<Order["currency"], number>();
  for (const order of orders) {
    const isOver = order.status === "cancelled" && !isMoneyKept(order);
    const { refundable } = order.isTest || isOver ? NOTHING : moneyOf(order);
    if (refundable > 0) sums.set(order.currency, (sums.get(order.currency) ?? 0) + refundable);
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}

/** `Today`, `Yesterday`, a weekday within the last week, otherwise nothing; with the formatted date. */
export function formatDay(atMs: number, nowMs: number, locale: string, timeZone: string): { name: string; date: string } {
  const days = dayNumber(nowMs, timeZone) - dayNumber(atMs, timeZone);
  const date = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(atMs);
  if (days === 0 || days === 1) {
    return { name: days === 0 ? labels.today : labels.yesterday, date: date({ weekday: "short", day: "numeric", month: "short" }) };
  }
  if (days > 1 && days < 7) return { name: date({ weekday: "long" }), date: date({ day: "numeric", month: "short" }) };
  return { name: date({ weekday: "short", day: "numeric", month: "long", year: "numeric" }), date: "" };
}

/** The day of an order without a heading: `Today`, `Yesterday`, `Nov 12`, with the year unless it is this one. */
export function shortDate(atMs: number, nowMs: number, locale: string, timeZone: string): string {
  const days = dayNumber(nowMs, timeZone) - dayNumber(atMs, timeZone);
  if (days === 0) return labels.today;
  if (days === 1) return labels.yesterday;
  const yearOf = (at: number) => new Intl.DateTimeFormat("en", { year: "numeric", timeZone }).format(at);
  const year = yearOf(atMs) === yearOf(nowMs) ? undefined : "2-digit";
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year, timeZone }).format(atMs);
}

function dayNumber(atMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit", timeZone }).format(atMs);
  return Math.round(Date.parse(`${parts}T00:00:00Z`) / 86_400_000);
}
