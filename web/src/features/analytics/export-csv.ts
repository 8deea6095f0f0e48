import type { Answer } from "@awning/domain/analytics/answer";
import { type Currency, minorDigits } from "@awning/domain/money/money";
import { toCsv } from "@awning/domain/values/csv";
import * as labels from "./labels.ts";
import { CARDS, DIMENSION_LABELS, type Names, valueLabel } from "./labels.ts";

/** The whole screen as CSV: the figures of each day, then those of each value of each card. */
export function answerCsv({ series, cards }: Answer, links: Names, currency: Currency): string {
  const head = [
    labels.breakdown,
    labels.value,
    labels.visitsLabel,
    labels.visitorsPerDay,
    labels.views,
    labels.linkClicks,
    labels.ordersLabel,
    labels.sales(currency),
  ];
  const money = (amount: number) => amount / 10 ** minorDigits(currency);
  const rowOf = (breakdown: string, value: string, figures: Answer["figures"]) => [
    breakdown,
    value,
    figures.visits,
    figures.visitors,
    figures.views,
    figures.clicks,
    figures.orders,
    money(figures.money[currency] ?? 0),
  ];
  return toCsv([
    head,
    ...series.map(({ key, figures }) => rowOf(labels.time, key, figures)),
    ...[...CARDS.map(({ dimension }) => dimension), "channel" as const, "link" as const].flatMap((dimension) =>
      cards[dimension].rows.map(({ value, figures }) => rowOf(DIMENSION_LABELS[dimension], valueLabel(dimension, value, links), figures)),
    ),
  ]);
}
