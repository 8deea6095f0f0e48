import { expect, test } from "vitest";
import { decodeFile, encodeFile } from "./column-file.ts";
import { type DataSet, fromDataSet, joinDataSets, toDataSet } from "./data-set.ts";
import { EVENT_KINDS, type EventKind, VISIT_DIMENSIONS, type VisitDimension } from "./event.ts";
import { funnelOf } from "./funnel.ts";
import {
  breakdown,
  DIMENSIONS,
  type Dimension,
  EVENT_DIMENSIONS,
  type Figures,
  type Filter,
  figuresOf,
  type Question,
  select,
  seriesOf,
} from "./query.ts";
import { rangeBefore, unitOf } from "./range.ts";
import type { Visit } from "./visit.ts";

// A seeded generator (mulberry32), so that a failure can be reproduced.
function generator(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return { below, pick: <T>(all: readonly T[]): T => all[below(all.length)] as T, chance: (share: number) => next() < share };
}

const DAYS = Array.from({ length: 40 }, (_, index) => new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10));
const TARGETS = ["", "shop", "shop/mug", "shop/vase", "about", "l1", "l2", "l3", "checkout"];

function randomVisit({ below, pick, chance }: ReturnType<typeof generator>): Visit {
  const dimensions = Object.fromEntries(VISIT_DIMENSIONS.map((name) => [name, pick(["", "a", "b", "c", "d e", "ü"])]));
  const minute = below(1400);
  const events = Array.from({ length: 1 + below(5) }, () => {
    const kind: EventKind = pick(EVENT_KINDS);
    const isOrder = kind === "order";
    const value = isOrder ? pick([0, 1990, 250_000, 3_000_000_000]) : 0;
    return { kind, minute: minute + below(30), target: pick(TARGETS), value, currency: isOrder ? pick(["EUR", "CHF"]) : "" };
  });
  return { minute, visitor: below(60), dimensions: { ...dimensions, bot: chance(0.8) ? "" : "crawler" } as Visit["dimensions"], events };
}

type Days = { day: string; visits: Visit[] }[];
function randomDays(random: ReturnType<typeof generator>, visits: number): Days {
  return DAYS.filter(() => random.chance(0.9)).map((day) => ({
    day,
    visits: Array.from({ length: random.below((2 * visits) / DAYS.length) }, () => randomVisit(random)),
  }));
}

const targetsOf = (visit: Visit, dimension: keyof typeof EVENT_DIMENSIONS) => {
  const kinds: readonly EventKind[] = EVENT_DIMENSIONS[dimension];
  return visit.events.filter(({ kind }) => kinds.includes(kind)).map(({ target }) => target);
};
const isOfEvents = (dimension: Dimension): dimension is keyof typeof EVENT_DIMENSIONS => dimension in EVENT_DIMENSIONS;

/** Brute-force answers to compare with. */
const brute = {
  select: (days: Days, { range, filters, bots, untilMinute = 1440 }: Question) =>
    days
      .filter(({ day }) => day >= range.first && day <= range.last)
      .flatMap(({ day, visits }) => visits.map((visit) => ({ day, visit })))
      .filter(({ day, visit }) => day < range.last || visit.minute <= untilMinute)
      .filter(({ visit }) => (visit.dimensions.bot !== "") === (bots === "only"))
      .filter(({ visit }) =>
        filters.every(({ dimension, values, isNot = false }) => {
          const has = isOfEvents(dimension)
            ? targetsOf(visit, dimension).some((target) => values.includes(target))
            : values.includes(visit.dimensions[dimension]);
          return has !== isNot;
        }),
      ),
  seen: <T extends { visit: Visit }>(found: T[]): T[] =>
    found.filter(({ visit }) => visit.events.some(({ kind }) => kind !== "order" && kind !== "booking" && kind !== "chat")),
  figures: (found: { day: string; visit: Visit }[]): Figures => {
    const count = (...kinds: EventKind[]) => found.flatMap(({ visit }) => visit.events).filter(({ kind }) => kinds.includes(kind)).length;
    const money: Record<string, number> = {};
    for (const { kind, currency, value } of found.flatMap(({ visit }) => visit.events))
      if (kind === "order") money[currency] = (money[currency] ?? 0) + value;
    const seen = brute.seen(found);
    return {
      visits: seen.length,
      visitors: new Set(seen.map(({ day, visit }) => `${day} ${visit.visitor}`)).size,
      views: count("view", "product", "checkout"),
      clicks: count("click"),
      clicked: found.filter(({ visit }) => visit.events.some(({ kind }) => kind === "click")).length,
      products: count("product"),
      baskets: count("basket"),
      checkouts: count("checkout"),
      orders: count("order"),
      bookings: count("booking"),
      chats: count("chat"),
      money,
    };
  },
};

function randomQuestion({ below, pick, chance }: ReturnType<typeof generator>): Question {
  const [one, other] = [pick(DAYS), pick(DAYS)].sort();
  const filters = Array.from({ length: below(5) }, (): Filter => {
    const dimension = pick(DIMENSIONS);
    const from = isOfEvents(dimension) ? TARGETS : ["", "a", "b", "c", "d e", "ü", "nowhere"];
    return { dimension, values: Array.from({ length: 1 + below(3) }, () => pick(from)), isNot: chance(0.3) };
  });
  const range = { first: one ?? "", last: other ?? "" };
  const until = chance(0.2) ? { untilMinute: below(1440) } : {};
  return chance(0.1) ? { range, filters, bots: "only", ...until } : { range, filters, ...until };
}

const sums = (all: readonly Figures[], name: Exclude<keyof Figures, "money">) => all.reduce((sum, one) => sum + one[name], 0);

test("answers random questions like brute force, and every card adds up", () => askAtRandom(3));

test("answers a thousand more questions", { tags: ["full"], timeout: 120_000 }, () => askAtRandom(20));

function askAtRandom(rounds: number) {
  const random = generator(20);
  let answered = 0;
  for (let round = 0; round < rounds; round++) {
    const days = randomDays(random, 150);
    const half = random.below(days.length);
    // As on a screen: read from files and joined.
    const files = [days.slice(0, half), days.slice(half)].map((some) => decodeFile(encodeFile(toDataSet(some))));
    const set: DataSet = joinDataSets(files);
    for (let asked = 0; asked < 50; asked++) {
      const question = randomQuestion(random);
      for (const range of [question.range, rangeBefore(question.range)]) {
        const found = brute.select(days, { ...question, range });
        const selection = select(set, { ...question, range });
        const figures = figuresOf(set, selection);
        expect(figures, JSON.stringify(question)).toEqual(brute.figures(found));
        if (found.length > 0) answered++;

        const dimension = random.pick(DIMENSIONS);
        const rows = breakdown(set, selection, dimension);
        const valuesOf = (visit: Visit): string[] => (isOfEvents(dimension) ? targetsOf(visit, dimension) : [visit.dimensions[dimension]]);
        const counted = isOfEvents(dimension) ? found : brute.seen(found);
        const values = new Set(found.flatMap(({ visit }) => valuesOf(visit)));
        expect(new Set(rows.map(({ value }) => value))).toEqual(values);
        for (const { value, count, figures: own } of rows) {
          expect(count).toBe(counted.flatMap(({ visit }) => valuesOf(visit)).filter((one) => one === value).length);
          expect(own).toEqual(brute.figures(found.filter(({ visit }) => valuesOf(visit).includes(value))));
        }
        const total = rows.reduce((sum, { count }) => sum + count, 0);
        if (isOfEvents(dimension)) expect(total).toBe(found.flatMap(({ visit }) => valuesOf(visit)).length);
        else {
          expect(total).toBe(figures.visits);
          for (const name of ["views", "clicks", "orders", "checkouts"] as const)
            expect(
              sums(
                rows.map((row) => row.figures),
                name,
              ),
            ).toBe(figures[name]);
          for (const [currency, amount] of Object.entries(figures.money))
            expect(rows.reduce((sum, row) => sum + (row.figures.money[currency] ?? 0), 0)).toBe(amount);
        }

        const series = seriesOf(set, selection, range, unitOf(range));
        for (const name of ["visits", "views", "orders"] as const)
          expect(
            sums(
              series.map((one) => one.figures),
              name,
            ),
          ).toBe(figures[name]);
        expect(
          sums(
            series.map((one) => one.figures),
            "visitors",
          ),
        ).toBeGreaterThanOrEqual(unitOf(range) === "hour" ? 0 : figures.visitors);

        const steps = ["product", "basket", "checkout", "order"] as const;
        const reached = (from: number) =>
          brute.seen(found).filter(({ visit }) => visit.events.some(({ kind }) => (steps as readonly string[]).indexOf(kind) >= from))
            .length;
        expect(funnelOf(set, selection).map(({ visits }) => visits)).toEqual([figures.visits, ...steps.map((_, index) => reached(index))]);
      }
    }
  }
  expect(answered).toBeGreaterThan(25 * rounds);
}

test("an unreported order is neither a visit nor a visitor, but counts as a sale or booking", () => {
  const dimensions = Object.fromEntries(VISIT_DIMENSIONS.map((name) => [name, ""])) as Visit["dimensions"];
  const event = (kind: EventKind) => ({
    kind,
    minute: 1,
    target: "",
    value: kind === "order" ? 500 : 0,
    currency: kind === "order" ? "EUR" : "",
  });
  const alone = (kind: EventKind, visitor: number): Visit => ({
    minute: 1,
    visitor,
    dimensions: { ...dimensions, channel: "manual" },
    events: [event(kind)],
  });
  const told: Visit = { minute: 1, visitor: 0, dimensions, events: [event("view"), event("click"), event("booking")] };
  const set = toDataSet([{ day: "2026-09-01", visits: [told, alone("order", 1), alone("booking", 2), alone("chat", 3)] }]);
  const selection = select(set, { range: { first: "2026-09-01", last: "2026-09-01" }, filters: [] });
  expect(figuresOf(set, selection)).toMatchObject({
    visits: 1,
    visitors: 1,
    clicked: 1,
    orders: 1,
    bookings: 2,
    chats: 1,
    money: { EUR: 500 },
  });
  expect(breakdown(set, selection, "channel").map(({ value, count, figures }) => [value, count, figures.orders])).toEqual([
    ["", 1, 0],
    ["manual", 0, 1],
  ]);
  expect(funnelOf(set, selection).map(({ visits }) => visits)).toEqual([1, 0, 0, 0, 0]);
});

test("reads a file exactly as it was written", () => {
  const days = randomDays(generator(7), 400);
  expect(fromDataSet(decodeFile(encodeFile(toDataSet(days))))).toEqual(days);
});

test("joins a day that spans two adjacent sets", () => {
  const random = generator(3);
  const [one, two] = [randomVisit(random), randomVisit(random)];
  const joined = joinDataSets([toDataSet([{ day: "2026-09-01", visits: [one] }]), toDataSet([{ day: "2026-09-01", visits: [two] }])]);
  expect(fromDataSet(joined)).toEqual([{ day: "2026-09-01", visits: [one, two] }]);
  expect(() => joinDataSets([toDataSet([{ day: "2026-09-02", visits: [] }]), toDataSet([{ day: "2026-09-01", visits: [] }])])).toThrow(
    "ascend",
  );
});

test("refuses a truncated or outdated file", () => {
  const file = encodeFile(toDataSet(randomDays(generator(5), 100)));
  expect(() => decodeFile(file.subarray(0, file.length - 3))).toThrow();
  expect(() => decodeFile(new Uint8Array(3))).toThrow();
  const version = file.indexOf("1".charCodeAt(0));
  expect(() => decodeFile(file.with(version, "9".charCodeAt(0)))).toThrow();
});

test.each<[VisitDimension]>([["source"], ["country"]])("a breakdown by %s of nothing is empty", (dimension) => {
  const set = toDataSet([]);
  expect(breakdown(set, select(set, { range: { first: "2026-01-01", last: "2026-12-31" }, filters: [] }), dimension)).toEqual([]);
});
