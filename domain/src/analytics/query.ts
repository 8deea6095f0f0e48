import { arrayFor, type Column } from "./columns.ts";
import type { DataSet } from "./data-set.ts";
import { EVENT_KINDS, type EventKind, MINUTES_A_DAY, VISIT_DIMENSIONS, type VisitDimension } from "./event.ts";
import { isConversion } from "./visit.ts";

export const EVENT_DIMENSIONS = {
  clicked: ["click"],
  page: ["view", "product", "checkout"],
  product: ["product"],
  basket: ["basket"],
} as const satisfies Record<string, readonly EventKind[]>;
export type EventDimension = keyof typeof EVENT_DIMENSIONS;
export type Dimension = VisitDimension | EventDimension;
export const DIMENSIONS: readonly Dimension[] = [...VISIT_DIMENSIONS, "clicked", "page", "product", "basket"];

/** Visits with one of these values, or with `isNot` none of them. For an event dimension: visits that have such an event. */
export type Filter = { dimension: Dimension; values: readonly string[]; isNot?: boolean };
/** Both days inclusive. */
export type DayRange = { first: string; last: string };
/** Bots and brief visits are included only by `bots: "only"`. `untilMinute` limits the last day to visits that began by that minute. */
export type Question = { range: DayRange; filters: readonly Filter[]; bots?: "only"; untilMinute?: number };

/** Indexes of visits, ascending. */
export type Selection = Uint32Array;

export function select(set: DataSet, { range, filters, bots, untilMinute = MINUTES_A_DAY }: Question): Selection {
  const { visits, words } = set;
  const [from, until] = visitsOfDays(set, range);
  const isBot = words.bot.map((word) => word !== "");
  const tests = filters.map((filter) => testOf(set, filter));
  const found = new Uint32Array(until - from);
  const lastDay = set.days.indexOf(range.last);
  let count = 0;
  for (let visit = from; visit < until; visit++) {
    if (isBot[visits.dimensions.bot[visit] ?? 0] !== (bots === "only")) continue;
    if (visits.day[visit] === lastDay && (visits.minute[visit] ?? 0) > untilMinute) continue;
    if (tests.every((test) => test(visit))) found[count++] = visit;
  }
  return found.subarray(0, count);
}

/** The index range of the visits in a range of days, which are sorted by day. */
function visitsOfDays({ days, visits }: DataSet, { first, last }: DayRange): [from: number, until: number] {
  const from = days.findIndex((day) => day >= first);
  const until = days.findIndex((day) => day > last);
  return [
    from < 0 ? visits.count : lowerBound(visits.day, visits.count, from),
    until < 0 ? visits.count : lowerBound(visits.day, visits.count, until),
  ];
}

function lowerBound(column: Column, count: number, value: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((column[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function testOf(set: DataSet, { dimension, values, isNot = false }: Filter): (visit: number) => boolean {
  const { visits, events, words } = set;
  if (isVisitDimension(dimension)) {
    const column = visits.dimensions[dimension];
    const wanted = words[dimension].map((word) => values.includes(word) !== isNot);
    return (visit) => wanted[column[visit] ?? 0] ?? false;
  }
  const wanted = words.target.map((word) => values.includes(word));
  const kinds = kindMask(EVENT_DIMENSIONS[dimension]);
  return (visit) => {
    for (let event = visits.firstEvent[visit] ?? 0; event < (visits.firstEvent[visit + 1] ?? 0); event++)
      if (kinds[events.kind[event] ?? 0] && wanted[events.target[event] ?? 0]) return !isNot;
    return isNot;
  };
}

function isVisitDimension(dimension: Dimension): dimension is VisitDimension {
  return !Object.hasOwn(EVENT_DIMENSIONS, dimension);
}

function kindMask(kinds: readonly EventKind[]): boolean[] {
  return EVENT_KINDS.map((kind) => kinds.includes(kind));
}

/** Minor units by currency. */
export type Money = Record<string, number>;
/**
 * `visitors` sums the visitors of each day: a person on two days counts twice, because visitors are anonymous. An unreported order, booking
 * or conversation is neither a visit nor a visitor.
 */
export type Figures = {
  visits: number;
  visitors: number;
  views: number;
  clicks: number;
  clicked: number;
  products: number;
  baskets: number;
  checkouts: number;
  orders: number;
  bookings: number;
  chats: number;
  money: Money;
};

export const NO_FIGURES: Figures = {
  visits: 0,
  visitors: 0,
  views: 0,
  clicks: 0,
  clicked: 0,
  products: 0,
  baskets: 0,
  checkouts: 0,
  orders: 0,
  bookings: 0,
  chats: 0,
  money: {},
};

type Counted = "views" | "clicks" | "products" | "baskets" | "checkouts" | "orders" | "bookings" | "chats";
const COUNTED_IN: Record<EventKind, readonly Counted[]> = {
  view: ["views"],
  click: ["clicks"],
  product: ["views", "products"],
  basket: ["baskets"],
  checkout: ["views", "checkouts"],
  order: ["orders"],
  booking: ["bookings"],
  chat: ["chats"],
  share: [],
};
/** One row of numbers per group, and the column that each event kind counts in. */
const COLUMNS = ["views", "clicks", "products", "baskets", "checkouts", "orders", "bookings", "chats"] as const satisfies Counted[];
const [VISITS, VISITORS, CLICKED] = [COLUMNS.length, COLUMNS.length + 1, COLUMNS.length + 2];
const WIDTH = COLUMNS.length + 3;
const COUNTED = EVENT_KINDS.map((kind) => COUNTED_IN[kind].map((name) => COLUMNS.indexOf(name)));
/** Event kinds that a browser must have reported: a visit without any comes only from documents. */
export const IS_SEEN = EVENT_KINDS.map((kind) => !isConversion(kind));
const [CLICK, ORDER] = [EVENT_KINDS.indexOf("click"), EVENT_KINDS.indexOf("order")];

/** Sums visits into groups. `groupOf` maps a visit to a group below `count`. */
function addUp(set: DataSet, selection: Selection, count: number, groupOf: (visit: number) => number): Figures[] {
  const { visits, events, words } = set;
  const sums = new Float64Array(count * WIDTH);
  const currencies = words.currency.length;
  const money = new Float64Array(count * currencies);
  // A currency appears only if something was sold in it, even at zero.
  const isSold = new Uint8Array(count * currencies);
  const isNew = seenByDay(set, selection, count);
  const add = (place: number) => {
    sums[place] = (sums[place] ?? 0) + 1;
  };
  for (const visit of selection) {
    const group = groupOf(visit);
    if (group < 0 || group >= count) continue;
    const row = group * WIDTH;
    let hasClick = false;
    let isSeen = false;
    const end = visits.firstEvent[visit + 1] ?? 0;
    for (let event = visits.firstEvent[visit] ?? 0; event < end; event++) {
      const kind = events.kind[event] ?? 0;
      if (IS_SEEN[kind]) isSeen = true;
      for (const column of COUNTED[kind] ?? []) add(row + column);
      if (kind === CLICK) hasClick = true;
      if (kind !== ORDER) continue;
      const place = group * currencies + (events.currency[event] ?? 0);
      money[place] = (money[place] ?? 0) + (events.value[event] ?? 0);
      isSold[place] = 1;
    }
    if (hasClick) add(row + CLICKED);
    if (!isSeen) continue;
    add(row + VISITS);
    if (isNew(group, visit)) add(row + VISITORS);
  }
  return Array.from({ length: count }, (_, group) => {
    const at = (column: number) => sums[group * WIDTH + column] ?? 0;
    const figures: Figures = { ...NO_FIGURES, visits: at(VISITS), visitors: at(VISITORS), clicked: at(CLICKED), money: {} };
    for (const [column, name] of COLUMNS.entries()) figures[name] = at(column);
    for (const [index, currency] of words.currency.entries())
      if (isSold[group * currencies + index]) figures.money[currency] = money[group * currencies + index] ?? 0;
    return figures;
  });
}

/** Above this many visitor-group pairs, a set replaces the array. */
const STAMPS_MAX = 2 ** 24;

/** Tells whether a visitor is new to a group on that day. Visits are sorted by day, so the last day per visitor is enough. */
function seenByDay({ visits }: DataSet, selection: Selection, groups: number): (group: number, visit: number) => boolean {
  let visitors = 0;
  for (const visit of selection) visitors = Math.max(visitors, (visits.visitor[visit] ?? 0) + 1);
  const stamps = groups * visitors <= STAMPS_MAX ? new Int32Array(groups * visitors) : new Map<number, number>();
  return (group, visit) => {
    const place = group * visitors + (visits.visitor[visit] ?? 0);
    const day = (visits.day[visit] ?? 0) + 1;
    if (stamps instanceof Map) {
      if (stamps.get(place) === day) return false;
      stamps.set(place, day);
      return true;
    }
    if (stamps[place] === day) return false;
    stamps[place] = day;
    return true;
  };
}

export function figuresOf(set: DataSet, selection: Selection): Figures {
  return addUp(set, selection, 1, () => 0)[0] ?? NO_FIGURES;
}

export type SeriesUnit = "hour" | "day" | "month";
/** `key` is an hour (`00` to `23`), a day or a month (`2026-05`). */
export type Point = { key: string; figures: Figures };

/** The figures of each hour, day or month of a range, including empty ones. A visit counts when it began. */
export function seriesOf(set: DataSet, selection: Selection, { first, last }: DayRange, unit: SeriesUnit): Point[] {
  const keys = keysOf(first, last, unit);
  const place = new Map(keys.map((key, index) => [key, index]));
  const places = set.days.map((day) => place.get(unit === "month" ? day.slice(0, 7) : day) ?? -1);
  const { day, minute } = set.visits;
  const groupOf =
    unit === "hour" ? (visit: number) => Math.floor((minute[visit] ?? 0) / 60) : (visit: number) => places[day[visit] ?? 0] ?? -1;
  const groups = addUp(set, selection, keys.length, groupOf);
  return keys.map((key, index) => ({ key, figures: groups[index] ?? NO_FIGURES }));
}

function keysOf(first: string, last: string, unit: SeriesUnit): string[] {
  if (unit === "hour") return Array.from({ length: MINUTES_A_DAY / 60 }, (_, hour) => String(hour).padStart(2, "0"));
  const keys: string[] = [];
  for (let at = Date.parse(`${first}T00:00:00Z`); at <= Date.parse(`${last}T00:00:00Z`); at += 86_400_000) {
    const key = new Date(at).toISOString().slice(0, unit === "month" ? 7 : 10);
    if (keys.at(-1) !== key) keys.push(key);
  }
  return keys;
}

/** `count` is what a card shows: visits, or events for an event dimension. */
export type BreakdownRow = { value: string; count: number; figures: Figures };

/**
 * The selected visits by a dimension, largest first. For a visit dimension, all figures except visitors add up to the totals. For an event
 * dimension, counts add up to all such events, and `figures` describe the visits that have one.
 */
export function breakdown(set: DataSet, selection: Selection, dimension: Dimension): BreakdownRow[] {
  const rows = isVisitDimension(dimension) ? byVisit(set, selection, dimension) : byEvent(set, selection, dimension);
  return rows
    .filter(({ count, figures }) => count > 0 || isMade(figures))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

export function isMade({ orders, bookings, chats }: Figures): boolean {
  return orders + bookings + chats > 0;
}

function byVisit(set: DataSet, selection: Selection, dimension: VisitDimension): BreakdownRow[] {
  const words = set.words[dimension];
  const column = set.visits.dimensions[dimension];
  const groups = addUp(set, selection, words.length, (visit) => column[visit] ?? 0);
  return groups.map((figures, index) => ({ value: words[index] ?? "", count: figures.visits, figures }));
}

function byEvent(set: DataSet, selection: Selection, dimension: EventDimension): BreakdownRow[] {
  const { visits, events, words } = set;
  const kinds = kindMask(EVENT_DIMENSIONS[dimension]);
  const counts = arrayFor(words.target.length, 2 ** 32 - 1);
  const having = new Map<number, number[]>();
  for (const visit of selection) {
    for (let event = visits.firstEvent[visit] ?? 0; event < (visits.firstEvent[visit + 1] ?? 0); event++) {
      if (!kinds[events.kind[event] ?? 0]) continue;
      const target = events.target[event] ?? 0;
      counts[target] = (counts[target] ?? 0) + 1;
      const own = having.get(target) ?? [];
      if (own.at(-1) !== visit) own.push(visit);
      having.set(target, own);
    }
  }
  return [...having].map(([target, own]) => ({
    value: words.target[target] ?? "",
    count: counts[target] ?? 0,
    figures: figuresOf(set, Uint32Array.from(own)),
  }));
}
