import { addDays } from "../time/zoned-time.ts";
import type { DataSet } from "./data-set.ts";
import { EMPTY_DATA_SET, joinDataSets, toDataSet } from "./data-set.ts";
import { type EventRow, findRow } from "./event.ts";
import { type FunnelStep, funnelOf } from "./funnel.ts";
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

/** Days that are not closed, ascending: their rows as they came, and the orders, bookings and conversations of each. */
export type OpenDay = { day: string; rows: readonly string[]; conversions: readonly Conversion[] };

/** Everything that is counted: what is closed, and the days that are not as they stand now. */
export function completeSet(closed: readonly DataSet[], open: readonly OpenDay[]): DataSet {
  const lastClosed = closed.at(-1)?.days.at(-1) ?? "";
  // A day that is closed at this moment is in both for a blink.
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

/** What a screen asks at once. `now` is the day and the minute since midnight by the owner's clocks. */
export type Ask = { range: DayRange; filters: readonly Filter[]; now: { day: string; minute: number } };
/**
 * `bots` are the visits that were left out, by why; `cards` at most so many rows of each dimension. `running` is the point of `series` that
 * is not over yet, `null` where all are: then the time before is counted up to the same minute, and points after it are still to come.
 * `isComparable`: most of the time before was counted, so that a change tells something.
 */
export type Answer = {
  range: DayRange;
  before: DayRange;
  isComparable: boolean;
  unit: SeriesUnit;
  figures: Figures;
  figuresBefore: Figures;
  series: Point[];
  seriesBefore: Point[];
  running: number | null;
  cards: Record<Dimension, { rows: BreakdownRow[]; total: number; count: number }>;
  funnel: FunnelStep[];
  bots: BreakdownRow[];
};
const ROWS_MAX = 500;

/** All figures, cards and lines of a screen, from the same visits. */
export function answerAsk(set: DataSet, { range, filters, now }: Ask): Answer {
  const before = rangeBefore(range);
  const unit = unitOf(range);
  const selection = select(set, { range, filters });
  const isRunning = range.last === now.day;
  const allBefore = select(set, { range: before, filters });
  const selectionBefore = isRunning ? select(set, { range: before, filters, untilMinute: now.minute }) : allBefore;
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
    unit,
    figures: figuresOf(set, selection),
    figuresBefore: figuresOf(set, selectionBefore),
    series,
    // Of a day by its hours the line of the day before goes on: what is still to come stands beside nothing.
    seriesBefore: seriesOf(set, unit === "hour" ? allBefore : selectionBefore, before, unit),
    running: isRunning ? (unit === "hour" ? Math.floor(now.minute / 60) : series.length - 1) : null,
    cards,
    funnel: funnelOf(set, selection),
    bots: breakdown(set, select(set, { range, filters, bots: "only" }), "bot"),
  };
}

function isMostlyCounted({ days }: DataSet, range: DayRange): boolean {
  const [firstCounted] = days;
  return firstCounted !== undefined && firstCounted <= addDays(range.first, Math.floor(daysIn(range) / 2));
}

/** What the rows of a day that is not closed come to so far. */
export function dayTotalSoFar(day: string, rows: readonly string[]): DayTotal {
  return dayTotalOf(toDataSet([{ day, visits: visitsOf(rowsOf(rows), []) }]), day);
}

/** Minutes after its last event in which a visitor counts as being there. */
export const NOW_MINUTES = 5;

/** How many visitors are there now, by the rows of today. `minute` since midnight. */
export function visitorsNow(rows: readonly string[], minute: number): number {
  const here = rowsOf(rows).filter(
    (row) => row.minute > minute - NOW_MINUTES && row.minute <= minute + 1 && row.traits.bot === "" && !row.isBrief,
  );
  return new Set(here.map(({ visitor }) => visitor)).size;
}
