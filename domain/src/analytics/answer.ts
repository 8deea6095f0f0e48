import { addDays } from "../time/zoned-time.ts";
import type { DataSet } from "./data-set.ts";
import { EMPTY_DATA_SET, joinDataSets, toDataSet } from "./data-set.ts";
import { type EventRow, findRow, UNCOUNTED } from "./event.ts";
import { type FunnelStep, funnelOf } from "./funnel.ts";
import { countMonth, type MonthCounts } from "./goals.ts";
import {
  type BreakdownRow,
  breakdown,
  type DayRange,
  DIMENSIONS,
  type Dimension,
  type Figures,
  type Filter,
  figuresOf,
  type Point,
  type SeriesUnit,
  select,
  seriesOf,
} from "./query.ts";
import { daysIn, rangeBefore, unitOf } from "./range.ts";
import { type DayTotal, dayTotalOf } from "./stored.ts";
import { type Conversion, visitsOf } from "./visit.ts";

/** Days that are not closed yet, ascending: their raw rows, and their orders, bookings and conversations. */
export type OpenDay = { day: string; rows: readonly string[]; conversions: readonly Conversion[] };

export function completeSet(closed: readonly DataSet[], open: readonly OpenDay[]): DataSet {
  const lastClosed = closed.at(-1)?.days.at(-1) ?? "";
  // While a day is being closed, it is briefly in both.
  const days = open
    .filter(({ day }) => day > lastClosed)
    .map(({ day, rows, conversions }) => ({
      day,
      visits: visitsOf(rowsOf(rows), conversions),
    }));
  return closed.length + days.length === 0 ? EMPTY_DATA_SET : joinDataSets([...closed, toDataSet(days)]);
}

function rowsOf(rows: readonly string[]): EventRow[] {
  return rows.flatMap((row) => findRow(row) ?? []);
}

/**
 * A query of one screen. `before` is what the range is compared with, the days before it if missing; `now` is the day and the minute since
 * midnight in the owner's time zone. `hasGoals` also counts the calendar month.
 */
export type Ask = {
  range: DayRange;
  before?: DayRange;
  filters: readonly Filter[];
  now: { day: string; minute: number };
  hasGoals?: boolean;
};
/**
 * `bots` are the excluded visits by reason; `cards` holds a limited number of rows per dimension. `running` is the unfinished point of
 * `series`, or `null`; a previous period of as many days is then counted up to the same minute (`isUntilNow`). `isComparable`: enough of the
 * previous period was counted to compare.
 */
export type Answer = {
  range: DayRange;
  before: DayRange;
  isComparable: boolean;
  isUntilNow: boolean;
  unit: SeriesUnit;
  figures: Figures;
  figuresBefore: Figures;
  series: Point[];
  seriesBefore: Point[];
  running: number | null;
  cards: Record<Dimension, { rows: BreakdownRow[]; total: number; count: number }>;
  funnel: FunnelStep[];
  bots: BreakdownRow[];
  month: MonthCounts | null;
};
const ROWS_MAX = 500;

export function answerAsk(set: DataSet, { range, before = rangeBefore(range), filters, now, hasGoals = false }: Ask): Answer {
  const unit = unitOf(range);
  const selection = select(set, { range, filters });
  const isRunning = range.last === now.day;
  const allBefore = select(set, { range: before, filters });
  // A shorter month before is over on the day before this date.
  const isUntilNow = isRunning && daysIn(before) === daysIn(range);
  const selectionBefore = isUntilNow ? select(set, { range: before, filters, untilMinute: now.minute }) : allBefore;
  const series = seriesOf(set, selection, range, unit);
  const cards = {} as Answer["cards"];
  for (const dimension of DIMENSIONS) {
    const rows = breakdown(set, selection, dimension);
    cards[dimension] = {
      rows: rows.slice(0, ROWS_MAX),
      total: rows.reduce((sum, { count }) => sum + count, 0),
      count: rows.filter(({ count }) => count > 0).length,
    };
  }
  return {
    range,
    before,
    isComparable: isMostlyCounted(set, before),
    isUntilNow,
    unit,
    figures: figuresOf(set, selection),
    figuresBefore: figuresOf(set, selectionBefore),
    series,
    // By hour, the line of the previous day continues past the current hour.
    seriesBefore: seriesOf(set, unit === "hour" ? allBefore : selectionBefore, before, unit),
    running: isRunning ? (unit === "hour" ? Math.floor(now.minute / 60) : series.length - 1) : null,
    cards,
    funnel: funnelOf(set, selection),
    bots: breakdown(set, select(set, { range, filters, bots: "only" }), "bot"),
    month: hasGoals ? countMonth(set, now.day) : null,
  };
}

function isMostlyCounted({ days }: DataSet, range: DayRange): boolean {
  const [firstCounted] = days;
  return firstCounted !== undefined && firstCounted <= addDays(range.first, Math.floor(daysIn(range) / 2));
}

export function dayTotalSoFar(day: string, rows: readonly string[]): DayTotal {
  return dayTotalOf(toDataSet([{ day, visits: visitsOf(rowsOf(rows), []) }]), day);
}

export const NOW_MINUTES = 5;

/** The number of visitors present now, from today's rows. `minute` since midnight. */
export function visitorsNow(rows: readonly string[], minute: number): number {
  const here = rowsOf(rows).filter(
    ({ minute: at, traits, isBrief, visitor }) =>
      at > minute - NOW_MINUTES && at <= minute + 1 && traits.bot === "" && !isBrief && !visitor.startsWith(UNCOUNTED),
  );
  return new Set(here.map(({ visitor }) => visitor)).size;
}
