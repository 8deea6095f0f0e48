import { expect, test } from "vitest";
import { sampleProduct } from "../sample-product.ts";
import { notePrices, noteWrite, PRICE_POINTS_MAX, priorPrice, struckPrice } from "./price-history.ts";
import type { PricePoint } from "./price-point.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (day: number, price: number | null, isReduced = false): PricePoint => ({ variantId: "single", price, isReduced, at: day * DAY });
const prior = (...points: PricePoint[]) => priorPrice(points, "single");

/**
 * The same from a table of every hour: what was charged, and whether a reduction was announced. Goes back from the last hour as long as the
 * price did not rise towards it, then to where that price began, or if it did not fall there, forward to where it did. Takes the least of
 * the 720 hours before.
 */
function slowPrior(points: readonly PricePoint[]): number | null {
  const hours: { price: number | null; isReduced: boolean }[] = [];
  const end = Math.max(...points.map((one) => one.at)) / HOUR;
  let next = 0;
  for (let hour = 0; hour <= end; hour++) {
    let here = hours.at(-1) ?? { price: null, isReduced: false };
    while (points[next]?.at === hour * HOUR) here = points[next++] ?? here;
    hours.push(here);
  }
  const now = hours.at(-1);
  if (!now?.isReduced || now.price === null) return null;
  let start = hours.length - 1;
  const before = () => hours[start - 1];
  while (before()?.isReduced && before()?.price !== null && (before()?.price ?? 0) >= (hours[start]?.price ?? 0)) start--;
  const announced = start;
  while (before() && before()?.price === hours[announced]?.price) start--;
  const fell = hours.slice(0, start).findLast(({ price }) => price !== null)?.price ?? 0;
  if (announced - start > 720 || fell <= (hours[announced]?.price ?? 0)) {
    start = hours.findIndex(({ price }, hour) => hour > announced && (hours[hour - 1]?.price ?? 0) > (price ?? 0));
    if (start < 0) return null;
  }
  const window = hours.slice(Math.max(0, start - 720), start).flatMap(({ price }) => (price === null ? [] : [price]));
  const lowest = window.length > 0 ? Math.min(...window) : null;
  return lowest !== null && lowest > now.price ? lowest : null;
}

test("ten thousand random histories have the prior price that a table of every hour has", () => {
  let seed = 20_261_129;
  // The minimal standard generator, so that a failure can be reproduced.
  const pick = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const wrong: PricePoint[][] = [];
  let reduced = 0;
  for (let round = 0; round < 10_000; round++) {
    let hour = 0;
    const points = Array.from({ length: 1 + pick(8) }, () => {
      const point = { variantId: "single", price: pick(8) === 0 ? null : 1 + pick(6), isReduced: pick(3) > 0, at: hour * HOUR };
      hour += 1 + pick(pick(2) === 0 ? 48 : 900);
      return point;
    });
    const found = prior(...points);
    if (found !== null) reduced++;
    if (found !== slowPrior(points)) wrong.push(points);
  }
  expect(wrong).toEqual([]);
  expect(reduced).toBeGreaterThan(500);
});

test.each([
  ["the lowest of 30 days, not the last one", [at(0, 50), at(20, 90), at(40, 60, true)], null],
  ["a price that ended more than 30 days before", [at(0, 50), at(5, 90), at(40, 60, true)], 90],
  ["one that ended exactly 30 days before", [at(0, 50), at(10, 90), at(40, 60, true)], 90],
  ["one that ended an hour later", [at(0, 50), at(10, 90), { ...at(40, 60, true), at: 40 * DAY - HOUR }], null],
  ["goods that are on sale for less than 30 days", [at(0, 90), at(5, 80), at(9, 60, true)], 80],
  ["goods that never cost anything else", [at(0, 60, true)], null],
  ["a reduction that grows", [at(0, 90), at(40, 80, true), at(50, 70, true), at(60, 60, true)], 90],
  ["a reduction after a break", [at(0, 90), at(40, 60, true), at(50, 90), at(60, 70, true)], null],
  ["a price that rose within a reduction", [at(0, 90), at(40, 50, true), at(50, 70, true), at(60, 60, true)], null],
  ["a reduction that is announced later", [at(0, 90), at(40, 60), at(50, 60, true)], 90],
  ["one that is announced too late", [at(0, 90), at(40, 60), at(71, 60, true)], null],
  ["a price that fell without being announced", [at(0, 90), at(40, 60)], null],
  ["a step down of goods that were announced as reduced from the start", [at(0, 60, true), at(40, 50, true)], 60],
  ["a step down after a rise that was announced", [at(0, 50), at(20, 60, true), at(60, 55, true)], 60],
  ["a step down after one that was announced too late", [at(0, 90), at(40, 60), at(71, 60, true), at(80, 50, true)], 60],
  ["goods that were away", [at(0, 90), at(35, null), at(40, 60, true)], 90],
  ["goods that are away", [at(0, 90), at(40, null, true)], null],
] as const)("the prior price of %s", (_, points, expected) => {
  expect(prior(...points)).toBe(expected);
});

test("a product notes what each variant costs, when it changes, whatever the order and number of its events", () => {
  const mug = { ...sampleProduct({ title: "Mug", price: 10, variants: [{ id: "a", name: "a", price: null }] }), compareAt: null };
  const first = notePrices([], mug, 1) ?? [];
  expect(first).toEqual([{ variantId: "a", price: 10, isReduced: false, at: 1 }]);
  expect(notePrices(first, mug, 2)).toBeNull();
  const later = notePrices(first, { ...mug, price: 6, compareAt: 9 }, 5) ?? [];
  const between = notePrices(later, { ...mug, price: 12 }, 3) ?? [];
  expect(between.map(({ price, at: when }) => [price, when])).toEqual([
    [10, 1],
    [12, 3],
    [6, 5],
  ]);
  expect(notePrices(between, { ...mug, price: 12 }, 3)).toBeNull();
  expect(notePrices(between, { ...mug, state: "draft" }, 9)?.at(-1)).toMatchObject({ price: null });
  expect(notePrices([], { ...mug, state: "draft" }, 9)).toBeNull();
});

test("the first write to a product without a history notes what it cost before", () => {
  const mug = { ...sampleProduct({ title: "Mug", price: 90 }), compareAt: null, updatedAt: 0 };
  const reduced = noteWrite([], mug, { ...mug, price: 60, compareAt: 99, updatedAt: 40 * DAY }) ?? [];
  expect(priorPrice(reduced, "single")).toBe(90);
  expect(noteWrite([], null, mug)).toHaveLength(1);
  expect(noteWrite([], mug, { ...mug, updatedAt: 5 })).toHaveLength(1);
  expect(noteWrite(reduced, { ...mug, price: 1 }, { ...mug, price: 60, compareAt: 99, updatedAt: 41 * DAY })).toBeNull();
});

test("old points are dropped, the last of each variant never", () => {
  const mug = sampleProduct({ title: "Mug", price: 0 });
  let history: PricePoint[] = [];
  for (let day = 0; day < 2000; day++) history = notePrices(history, { ...mug, price: 1 + (day % 2) }, day * DAY) ?? history;
  expect(history.length).toBe(PRICE_POINTS_MAX);
  expect(notePrices(history, { ...mug, price: 9 }, 9000 * DAY)?.map(({ price }) => price)).toEqual([2, 9]);
});

test("more changes than are kept never raise what a reduction is compared with", () => {
  const mug = { ...sampleProduct({ title: "Mug", price: 0 }), compareAt: null };
  let history = notePrices([], { ...mug, price: 10 }, 0) ?? [];
  const note = (price: number, hour: number, compareAt: number | null = null) => {
    history = notePrices(history, { ...mug, price, compareAt }, hour * HOUR) ?? history;
  };
  for (let hour = 1; hour <= PRICE_POINTS_MAX + 50; hour++) note(90 + (hour % 2), hour);
  note(60, 500, 99);
  expect(history).toHaveLength(PRICE_POINTS_MAX);
  expect(priorPrice(history, "single")).toBeNull();
});

test("a struck price is true of every variant", () => {
  const variants = [
    { id: "a", name: "a", price: 50 },
    { id: "b", name: "b", price: 30 },
  ];
  const mug = sampleProduct({ title: "Mug", price: 0, variants });
  const of = (variantId: string, ...points: PricePoint[]) => points.map((point) => ({ ...point, variantId }));
  const b = of("b", at(0, 40), at(40, 30, true));
  expect(struckPrice(mug, [...of("a", at(0, 50, true)), ...b])).toBe(40);
  expect(struckPrice(mug, [...of("a", at(0, 60), at(40, 50, true)), ...b])).toBe(40);
  expect(
    struckPrice({ ...mug, variants: mug.variants.map((one) => ({ ...one, price: 30 })) }, [...of("a", at(0, 30, true)), ...b]),
  ).toBeNull();
  expect(struckPrice(mug, [])).toBeNull();
});
