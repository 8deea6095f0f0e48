import { arrayFor, type Column } from "./columns.ts";
import { EVENT_KINDS, VISIT_DIMENSIONS, type VisitDimension } from "./event.ts";
import type { Visit } from "./visit.ts";

/**
 * Visits and events as columns; every text is an index into `words`. Visits are ordered by day and minute, and the events of visit `v` are
 * those from `firstEvent[v]` until `firstEvent[v + 1]`.
 */
export type DataSet = {
  /** Ascending and unique. */
  days: readonly string[];
  visits: {
    count: number;
    day: Column;
    minute: Column;
    visitor: Column;
    dimensions: Record<VisitDimension, Column>;
    firstEvent: Column;
  };
  events: { count: number; kind: Column; minute: Column; target: Column; value: Column; currency: Column };
  words: Record<VisitDimension | "target" | "currency", readonly string[]>;
};

export const WORD_LISTS = [...VISIT_DIMENSIONS, "target", "currency"] as const;

class Words {
  readonly all: string[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.all.length);
    return this.all.push(word) - 1;
  }
}

/** @param days the visits of each day, ascending */
export function toDataSet(days: readonly { day: string; visits: readonly Visit[] }[]): DataSet {
  const lists = newLists();
  const day: number[] = [];
  const minute: number[] = [];
  const visitor: number[] = [];
  const dimensions = forEachDimension((): number[] => []);
  const firstEvent = [0];
  const [kind, at, target, value, currency]: number[][] = [[], [], [], [], []] as const;
  for (const [index, one] of days.entries()) {
    for (const visit of one.visits) {
      day.push(index);
      minute.push(visit.minute);
      visitor.push(visit.visitor);
      for (const name of VISIT_DIMENSIONS) dimensions[name].push(lists[name].numberOf(visit.dimensions[name]));
      for (const event of visit.events) {
        kind?.push(EVENT_KINDS.indexOf(event.kind));
        at?.push(event.minute);
        target?.push(lists.target.numberOf(event.target));
        value?.push(event.value);
        currency?.push(lists.currency.numberOf(event.currency));
      }
      firstEvent.push(kind?.length ?? 0);
    }
  }
  const events = {
    count: kind?.length ?? 0,
    kind: packed(kind),
    minute: packed(at),
    target: packed(target),
    value: packed(value),
    currency: packed(currency),
  };
  return {
    days: days.map((one) => one.day),
    visits: {
      count: day.length,
      day: packed(day),
      minute: packed(minute),
      visitor: packed(visitor),
      dimensions: forEachDimension((name) => packed(dimensions[name])),
      firstEvent: packed(firstEvent),
    },
    events,
    words: wordsOf(lists),
  };
}

/** The inverse of `toDataSet`. */
export function fromDataSet({ days, visits, events, words }: DataSet): { day: string; visits: Visit[] }[] {
  const all = days.map((day): { day: string; visits: Visit[] } => ({ day, visits: [] }));
  for (let index = 0; index < visits.count; index++) {
    const own: Visit["events"] = [];
    for (let at = visits.firstEvent[index] ?? 0; at < (visits.firstEvent[index + 1] ?? 0); at++)
      own.push({
        kind: EVENT_KINDS[events.kind[at] ?? 0] ?? "view",
        minute: events.minute[at] ?? 0,
        target: words.target[events.target[at] ?? 0] ?? "",
        value: events.value[at] ?? 0,
        currency: words.currency[events.currency[at] ?? 0] ?? "",
      });
    all[visits.day[index] ?? 0]?.visits.push({
      minute: visits.minute[index] ?? 0,
      visitor: visits.visitor[index] ?? 0,
      dimensions: forEachDimension((name) => words[name][visits.dimensions[name][index] ?? 0] ?? ""),
      events: own,
    });
  }
  return all;
}

/** Joins data sets whose days ascend; a day may be in two adjacent sets. */
export function joinDataSets(sets: readonly DataSet[]): DataSet {
  const lists = newLists();
  const days: string[] = [];
  const totals = { visits: sum(sets.map((set) => set.visits.count)), events: sum(sets.map((set) => set.events.count)) };
  const numbers = sets.map(({ words }) => {
    const renumbered = {} as Record<(typeof WORD_LISTS)[number], number[]>;
    for (const name of WORD_LISTS) renumbered[name] = words[name].map((word) => lists[name].numberOf(word));
    return renumbered;
  });
  const dayNumbers = sets.map((set) =>
    set.days.map((day) => {
      const last = days.length - 1;
      if (days[last] === day) return last;
      if (last >= 0 && (days[last] ?? "") > day) throw new RangeError("days must ascend");
      return days.push(day) - 1;
    }),
  );
  const join = (
    count: number,
    most: number,
    column: (set: DataSet, index: number) => { values: Column; by?: readonly number[]; plus?: number },
  ) => {
    const joined = arrayFor(count, most);
    let at = 0;
    for (const [index, set] of sets.entries()) {
      const { values, by, plus = 0 } = column(set, index);
      for (let from = 0; from < values.length && at < count; from++) {
        const value = values[from] ?? 0;
        joined[at++] = (by ? (by[value] ?? 0) : value) + plus;
      }
    }
    return joined;
  };
  const visitsOf = (most: number, column: (set: DataSet, index: number) => { values: Column; by?: readonly number[] }) =>
    join(totals.visits, most, column);
  const eventsOf = (most: number, column: (set: DataSet, index: number) => { values: Column; by?: readonly number[] }) =>
    join(totals.events, most, column);
  const firstEvent = arrayFor(totals.visits + 1, totals.events);
  let [visitAt, eventAt] = [0, 0];
  for (const set of sets) {
    for (let index = 0; index < set.visits.count; index++) firstEvent[visitAt++] = eventAt + (set.visits.firstEvent[index] ?? 0);
    eventAt += set.events.count;
  }
  firstEvent[visitAt] = eventAt;
  return {
    days,
    visits: {
      count: totals.visits,
      day: visitsOf(days.length, (set, index) => ({ values: set.visits.day, by: dayNumbers[index] ?? [] })),
      minute: visitsOf(1440, (set) => ({ values: set.visits.minute })),
      visitor: visitsOf(2 ** 32 - 1, (set) => ({ values: set.visits.visitor })),
      dimensions: forEachDimension((name) =>
        visitsOf(lists[name].all.length, (set, index) => ({ values: set.visits.dimensions[name], by: numbers[index]?.[name] ?? [] })),
      ),
      firstEvent,
    },
    events: {
      count: totals.events,
      kind: eventsOf(255, (set) => ({ values: set.events.kind })),
      minute: eventsOf(1440, (set) => ({ values: set.events.minute })),
      target: eventsOf(lists.target.all.length, (set, index) => ({ values: set.events.target, by: numbers[index]?.target ?? [] })),
      value: eventsOf(2 ** 40, (set) => ({ values: set.events.value })),
      currency: eventsOf(lists.currency.all.length, (set, index) => ({ values: set.events.currency, by: numbers[index]?.currency ?? [] })),
    },
    words: wordsOf(lists),
  };
}

export const EMPTY_DATA_SET: DataSet = toDataSet([]);

export function forEachDimension<T>(make: (name: VisitDimension) => T): Record<VisitDimension, T> {
  const all = {} as Record<VisitDimension, T>;
  for (const name of VISIT_DIMENSIONS) all[name] = make(name);
  return all;
}

function newLists(): Record<(typeof WORD_LISTS)[number], Words> {
  const lists = {} as Record<(typeof WORD_LISTS)[number], Words>;
  for (const name of WORD_LISTS) lists[name] = new Words();
  return lists;
}

function wordsOf(lists: Record<(typeof WORD_LISTS)[number], Words>): DataSet["words"] {
  const words = {} as Record<(typeof WORD_LISTS)[number], readonly string[]>;
  for (const name of WORD_LISTS) words[name] = lists[name].all;
  return words;
}

function packed(values: readonly number[] = []): Column {
  const most = values.reduce((so, value) => Math.max(so, value), 0);
  const array = arrayFor(values.length, most);
  array.set(values);
  return array;
}

function sum(values: readonly number[]): number {
  return values.reduce((so, value) => so + value, 0);
}
