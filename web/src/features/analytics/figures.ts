import type { Answer } from "@awning/domain/analytics/answer";
import type { DayRange, Figures } from "@awning/domain/analytics/query";
import { daysIn, rangeBefore } from "@awning/domain/analytics/range";
import { type Currency, formatMoney } from "@awning/domain/money/money";
import { numberLocale, textLocale } from "#ui/locale.ts";
import type { Metric } from "./labels.ts";
import * as labels from "./labels.ts";

/** A figure of a range as a number: visitors as a daily average, rates from 0 to 1, money in minor units. */
export function figureOf(metric: Metric, figures: Figures, days: number, currency: Currency): number {
  switch (metric) {
    case "visitors":
      return days > 0 ? figures.visitors / days : 0;
    case "rate":
      return figures.visits > 0 ? figures.clicked / figures.visits : 0;
    case "money":
      return figures.money[currency] ?? 0;
    default:
      return figures[metric];
  }
}

export function formatValue(metric: Metric, value: number, currency: Currency): string {
  if (metric === "money") return formatMoney(Math.round(value), currency, numberLocale());
  if (metric === "rate") return new Intl.NumberFormat(numberLocale(), { style: "percent", maximumFractionDigits: 1 }).format(value);
  const digits = metric === "visitors" && value < 10 ? 1 : 0;
  return new Intl.NumberFormat(numberLocale(), { maximumFractionDigits: digits }).format(value);
}

/** "24% more", "3 points less", "€412 more"; empty without a comparison. */
export function changeLabel(
  metric: Metric,
  now: number,
  before: number,
  currency: Currency,
): { words: string; tone: "more" | "less" | "same" } {
  if (now === before) return { words: now === 0 ? labels.noneYet : labels.unchanged, tone: "same" };
  const tone = now > before ? "more" : "less";
  const difference = Math.abs(now - before);
  if (metric === "rate") {
    const points = Math.round(difference * 1000) / 10;
    return { words: labels.CHANGES[tone](labels.points(points)), tone };
  }
  if (before === 0) return { words: labels.noComparison, tone };
  if (metric === "money" || metric === "orders" || metric === "bookings" || metric === "chats")
    return {
      words: labels.CHANGES[tone === "less" && metric !== "money" ? "fewer" : tone](formatValue(metric, difference, currency)),
      tone,
    };
  const share = new Intl.NumberFormat(numberLocale(), { style: "percent", maximumFractionDigits: 0 }).format(difference / before);
  return { words: labels.CHANGES[tone](share), tone };
}

const dayAt = (day: string) => new Date(`${day}T12:00:00Z`);

/** "24 October to 20 November" */
export function formatDayRange({ first, last }: DayRange): string {
  const format = new Intl.DateTimeFormat(textLocale(), { day: "numeric", month: "long", timeZone: "UTC", ...yearOf(first, last) });
  return first === last ? format.format(dayAt(first)) : format.formatRange(dayAt(first), dayAt(last));
}

function yearOf(first: string, last: string): { year?: "numeric" } {
  return first.slice(0, 4) === last.slice(0, 4) ? {} : { year: "numeric" };
}

/** What the range of an answer is compared with. */
export function beforeLabel({ range, before }: Pick<Answer, "range" | "before">): string {
  const days = daysIn(range);
  if (before.first !== rangeBefore(range).first) return formatDayRange(before);
  return days === 1 ? labels.sameDayLastWeek : labels.previousDays(days);
}

/** A point of a chart: an hour, a day or a month. */
export function formatPoint(key: string, isLong = false): string {
  if (key.length === 2) return `${key}:00`;
  if (key.length === 7)
    return new Intl.DateTimeFormat(textLocale(), { month: isLong ? "long" : "short", year: "numeric", timeZone: "UTC" }).format(
      dayAt(`${key}-01`),
    );
  return new Intl.DateTimeFormat(textLocale(), {
    ...(isLong ? { weekday: "short" } : {}),
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  }).format(dayAt(key));
}
