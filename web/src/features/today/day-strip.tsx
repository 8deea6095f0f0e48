import { dayTotalSoFar } from "@awning/domain/analytics/answer";
import { formatMoney } from "@awning/domain/money/money";
import type { Order } from "@awning/domain/order/order";
import { peoplePaths } from "@awning/domain/routes/paths";
import { addDays, wallTime } from "@awning/domain/time/zoned-time";
import { type ReactNode, useMemo } from "react";
import { Link } from "react-router";
import { useVisitAnswers } from "#data/analytics/visit-answers.ts";
import { useVisitChunks, useVisitFiles } from "#data/analytics/visits.ts";
import { dataOr } from "#data/core/live.ts";
import { Figure } from "#ui/figure.tsx";
import { numberLocale, textLocale } from "#ui/locale.ts";
import { useMinute } from "#ui/time.tsx";
import { SALES_DAYS } from "./day-figures.ts";
import * as labels from "./day-labels.ts";
import { daySales } from "./day-sales.ts";

const number = (value: number) => new Intl.NumberFormat(numberLocale()).format(value);

type Props = {
  siteId: string;
  zone: string;
  /** Orders of today and the seven days before, newest first; `null` for a shop that never had any. */
  orders: readonly Order[] | null;
  /** There may be more orders than these. */
  isCutOff: boolean;
};

/** Today so far in one strip, live: sales with the week behind them, orders, visitors, clicks. */
export function DayStrip({ siteId, zone, orders, isCutOff }: Props) {
  const minute = useMinute();
  const clock = wallTime(minute, zone);
  const { now, lastWeek } = useVisits(siteId, clock);
  const sales = useMemo(() => orders && daySales(orders, isCutOff, zone, minute), [orders, isCutOff, zone, minute]);
  // A week that is too busy to be read here was counted by the analytics.
  const salesBefore = sales?.before ?? (lastWeek && { count: lastWeek.orders, total: lastWeek.money[sales?.currency ?? "EUR"] ?? 0 });
  const money = (amount: number) => formatMoney(amount, sales?.currency ?? "EUR", numberLocale());
  const weekday = weekdayOf(addDays(clock.day, -SALES_DAYS));
  const figures = [
    ...(sales ? [{ show: "orders", name: labels.ordersToday, now: sales.today.count, before: salesBefore?.count }] : []),
    { show: "visitors", name: labels.visitorsToday, now: now?.visitors, before: lastWeek?.visitors },
    { show: "clicks", name: labels.linkClicksToday, now: now?.clicks, before: lastWeek?.clicks },
  ];
  return (
    <section className="ledger" aria-label={labels.todaySoFar}>
      {sales ? (
        <div className="ledger__sales">
          <Figure
            name={labels.salesToday}
            isBig
            value={<FigureLink show="money">{money(sales.today.total)}</FigureLink>}
            note={<Change now={sales.today.total} before={salesBefore?.total} format={money} weekday={weekday} isInFull />}
          />
          <Trend days={sales.days} today={clock.day} format={money} />
        </div>
      ) : null}
      {figures.map(({ show, name, now: value, before }, index) => (
        <Figure
          key={show}
          name={name}
          value={value === undefined ? "–" : <FigureLink show={show}>{number(value)}</FigureLink>}
          note={<Change now={value} before={before} format={number} weekday={weekday} isInFull={!sales && index === 0} />}
        />
      ))}
    </section>
  );
}

/** No rows: for the week before only closed days are read. */
const NONE_OPEN: [] = [];

/** Today's visits, live, and the same part of the same day last week once that is known. */
function useVisits(siteId: string, { day, minute }: { day: string; minute: number }) {
  const before = addDays(day, -SALES_DAYS);
  const chunks = useVisitChunks(siteId, day);
  const files = useVisitFiles(siteId, { first: before, last: before });
  const { answer } = useVisitAnswers(dataOr(files, null), NONE_OPEN, {
    range: { first: day, last: day },
    filters: [],
    now: { day, minute },
  });
  const now = useMemo(() => {
    const rows = dataOr(chunks, null)?.filter((chunk) => chunk.day === day);
    return rows
      ? dayTotalSoFar(
          day,
          rows.flatMap((chunk) => chunk.rows),
        )
      : null;
  }, [chunks, day]);
  return { now, lastWeek: answer?.isComparable && answer.before.first === before ? answer.figuresBefore : null };
}

/** A figure, which opens its chart of the day. */
function FigureLink({ show, children }: { show: string; children: ReactNode }) {
  return (
    <Link className="ledger__link" to={`${peoplePaths.analytics}?range=today&show=${show}`}>
      {children}
    </Link>
  );
}

type ChangeProps = {
  now: number | undefined;
  before: number | undefined;
  format: (value: number) => string;
  weekday: string;
  /** Whether it says what it is compared with; the others only show the difference. */
  isInFull: boolean;
};

/** "↑ €46.00 vs. this time last Saturday" */
function Change({ now, before, format, weekday, isInFull }: ChangeProps) {
  if (now === undefined || before === undefined) return "\u00a0";
  const difference = format(Math.abs(now - before));
  const tone = now === before ? "same" : now > before ? "more" : "fewer";
  return (
    <span className={`change change--${tone}`} title={labels.byThisTimeLast(format(before), weekday)}>
      <span aria-hidden="true">
        {tone === "same" ? labels.same : `${labels.ARROWS[tone]} ${difference}`}
        {isInFull ? ` ${labels.versusLast(weekday)}` : ""}
      </span>
      <span className="sr">{labels.byThisTimeLast(format(before), weekday)}</span>
    </span>
  );
}

type TrendProps = { days: readonly number[]; today: string; format: (value: number) => string };

/** The week up to today as bars; today, which is not over, stands out. */
function Trend({ days, today, format }: TrendProps) {
  const most = Math.max(...days);
  if (days.length < SALES_DAYS || most <= 0) return null;
  const total = format(days.reduce((sum, day) => sum + day, 0));
  return (
    <div className="trend">
      <span className="trend__bars" aria-hidden="true">
        {days.map((total, index) => {
          const day = addDays(today, index - days.length + 1);
          return (
            <span key={day} className="trend__day" title={`${weekdayOf(day)}: ${format(total)}`}>
              <i className={day === today ? "trend__bar trend__bar--today" : "trend__bar"} style={{ height: `${(total / most) * 100}%` }} />
              {weekdayOf(day, "narrow")}
            </span>
          );
        })}
      </span>
      <span className="trend__sum">
        {labels.lastSevenDays} <span className="num">{total}</span>
      </span>
    </div>
  );
}

function weekdayOf(day: string, weekday: "long" | "narrow" = "long"): string {
  return new Intl.DateTimeFormat(textLocale(), { weekday, timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));
}
