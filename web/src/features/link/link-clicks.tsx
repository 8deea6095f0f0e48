import { dataOr } from "#data/core/live.ts";
import "./clicks.css";
import { type Clicks, sumClicks } from "@awning/domain/analytics/counts";
import { addDays, momentOf, wallTime } from "@awning/domain/time/zoned-time";
import { formatCount } from "@awning/domain/values/counts";
import { useMemo, useState } from "react";
import { useDayCounts } from "#data/analytics/counts.ts";
import { useOwnZone } from "#data/site/own-locale.ts";
import { Button } from "#ui/buttons/button.tsx";
import { useNow } from "#ui/hooks/use-now.ts";
import { textLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";
import { LinkSales, ReadSales, type SalesBook } from "./link-sales.tsx";

const NONE: Clicks = { week: 0, month: 0, days: [] };

/**
 * How often a link was opened in 7 days and, fainter, in 28, with a line of those days. Draws nothing on a page without clicks, and
 * reserves room until known.
 */
export function LinkClicks({ linkId, book, sales = null }: { linkId: string; book: ClickBook; sales?: SalesBook }) {
  if (book?.size === 0) return null;
  if (!book)
    return (
      <span className="clicks" aria-hidden="true">
        <ClickLine days={[]} />
        <span className="strong clicks__week">{"\u00a0"}</span>
        <span className="faint clicks__month">{"\u00a0"}</span>
      </span>
    );
  const { week, month, days } = book.get(linkId) ?? NONE;
  const shown = new Intl.NumberFormat(textLocale(), { notation: "compact" });
  return (
    <span className={sales ? "clicks clicks--sales" : "clicks"}>
      <ClickLine days={days} />
      <span aria-hidden="true" className={week > 0 ? "strong clicks__week num" : "strong clicks__week num faint"}>
        {shown.format(week)}
      </span>
      <span aria-hidden="true" className="faint clicks__month num">
        {shown.format(month)}
      </span>
      <span className="sr">{labels.recentClicks(formatCount(week, "click"), month)}</span>
      {sales ? <LinkSales linkId={linkId} book={sales} /> : null}
    </span>
  );
}

/** Fewer clicks on the best day than these are drawn as low as they are. */
const HIGH = 4;

/** The clicks of each day as a small line; the numbers beside it say the same in words. */
function ClickLine({ days }: { days: readonly number[] }) {
  const high = Math.max(HIGH, ...days);
  const points = days.map((count, place) => `${place * 2},${(18 - (count / high) * 16).toFixed(1)}`);
  return (
    <svg className="clicks__line" viewBox="-1 0 56 20" aria-hidden="true">
      {points.length > 0 ? <polyline points={points.join(" ")} /> : null}
    </svg>
  );
}

/** The headings of the two numbers. Reserves its room, so the list does not move when they load. */
export function ClicksHead({ book, sales = null }: { book: ClickBook; sales?: SalesBook }) {
  return (
    <p className={book && book.size > 0 ? "clicks-head" : "clicks-head clicks-head--none"} aria-hidden="true">
      <span className="clicks-head__what">{labels.clicks}</span>
      <span className={sales ? "clicks clicks--sales" : "clicks"}>
        <span className="strong clicks__week">{labels.sevenDays}</span>
        <span className="faint clicks__month">{labels.twentyEightDays}</span>
        {sales ? <span className="faint clicks__sales">{labels.sales}</span> : null}
      </span>
    </p>
  );
}

type NoteProps = { siteId: string; book: ClickBook; sales: SalesBook; onSales: (book: SalesBook) => void };

/** Explains what counts as a click, and on demand shows what the links sold. Text only while there are none. */
export function ClicksNote({ siteId, book, sales, onSales }: NoteProps) {
  const [isAsked, setAsked] = useState(false);
  if (book?.size === 0) return <p className="clicks-note">{labels.noClicksHint}</p>;
  return (
    <div className={book ? "clicks-note" : "clicks-note clicks-note--none"}>
      <p>{sales ? `${labels.clicksHint} ${labels.salesHint}` : labels.clicksHint}</p>
      {isAsked ? <ReadSales siteId={siteId} onKnown={onSales} /> : null}
      {sales ? null : (
        <Button size="sm" isBusy={isAsked} onClick={() => setAsked(true)}>
          {labels.showSales}
        </Button>
      )}
    </div>
  );
}

/** Clicks by link id; `null` until known. */
export type ClickBook = ReadonlyMap<string, Clicks> | null;

/** The clicks of all links opened lately, including archived ones, live. */
export function useClicks(siteId: string): ClickBook {
  const zone = useOwnZone(siteId);
  // Like the server, which uses UTC when no time zone is set.
  const today = useToday(zone || "UTC");
  const live = useDayCounts(siteId, zone === null ? null : today);
  const days = dataOr(live, null);
  return useMemo(() => days && sumClicks(days, today), [days, today]);
}

/** The current day in a time zone, updated at midnight. */
function useToday(zone: string): string {
  const dayAt = (at: number) => wallTime(at, zone).day;
  const midnight = momentOf({ day: addDays(dayAt(Date.now()), 1), minute: 0 }, zone);
  return dayAt(Math.max(useNow([{ showFrom: midnight, showUntil: null }]), Date.now()));
}
