import { COUNT_DAYS, firstOfDays } from "@awning/domain/analytics/counts";
import { type Currency, formatMoney } from "@awning/domain/money/money";
import { addDays, wallTime } from "@awning/domain/time/zoned-time";
import { useEffect, useMemo } from "react";
import { useVisitAnswers } from "#data/analytics/visit-answers.ts";
import { useVisitFiles } from "#data/analytics/visits.ts";
import { dataOr } from "#data/core/live.ts";
import { useShopSettings } from "#data/shop/shop-settings.ts";
import { useOwnZone } from "#data/site/own-locale.ts";
import { numberLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";

/** What came of each link that led to an order, minor units of one currency; `null` until known. */
export type SalesBook = { amounts: ReadonlyMap<string, number>; currency: Currency } | null;

/** No rows: only closed days are read. */
const NONE_OPEN: [] = [];

/** Reads what the links sold in the {@link COUNT_DAYS} days before today, which costs a read for each day: only drawn when asked for. */
export function ReadSales({ siteId, onKnown }: { siteId: string; onKnown: (book: SalesBook) => void }) {
  const zone = useOwnZone(siteId);
  const settings = dataOr(useShopSettings(), null);
  const { day, minute } = wallTime(Date.now(), zone || "UTC");
  const last = addDays(day, -1);
  const range = { first: firstOfDays(last, COUNT_DAYS), last };
  const files = useVisitFiles(zone === null ? null : siteId, range);
  const { answer } = useVisitAnswers(dataOr(files, null), NONE_OPEN, { range, filters: [], now: { day, minute } });
  const currency = settings?.currency ?? null;
  const book = useMemo<SalesBook>(() => {
    if (!answer || currency === null) return null;
    return { currency, amounts: new Map(answer.cards.link.rows.map(({ value, figures }) => [value, figures.money[currency] ?? 0])) };
  }, [answer, currency]);
  useEffect(() => {
    if (book) onKnown(book);
  }, [book, onKnown]);
  return null;
}

/** What came of a link. */
export function LinkSales({ linkId, book: { amounts, currency } }: { linkId: string; book: NonNullable<SalesBook> }) {
  const amount = amounts.get(linkId) ?? 0;
  const money = formatMoney(amount, currency, numberLocale());
  return (
    <span className={amount > 0 ? "clicks__sales num strong" : "clicks__sales num faint"}>
      {money}
      <span className="sr"> {labels.inSales}</span>
    </span>
  );
}
