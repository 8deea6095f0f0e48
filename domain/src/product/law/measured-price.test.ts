import { expect, test } from "vitest";
import { MEASURE_MAX } from "./measure.ts";
import { measuredPrice } from "./measured-price.ts";

test.each([
  [350, { amount: 250_000, unit: "g" }, 0, { price: 1400, per: "kg" }],
  [350, { amount: 250_000, unit: "g" }, 500_000, { price: 700, per: "kg" }],
  [1200, { amount: 750, unit: "l" }, 0, { price: 1600, per: "l" }],
  [100, { amount: 333_000, unit: "ml" }, 0, { price: 300, per: "l" }],
  [900, { amount: 150_000, unit: "cm" }, 0, { price: 600, per: "m" }],
  [4999, { amount: 2500, unit: "m2" }, 0, { price: 2000, per: "m²" }],
  [0, { amount: 1000, unit: "kg" }, 0, { price: 0, per: "kg" }],
  // Half a minor unit is rounded up.
  [1, { amount: 2000, unit: "kg" }, 0, { price: 1, per: "kg" }],
  [1, { amount: 2001, unit: "kg" }, 0, { price: 0, per: "kg" }],
  [99_999_900, { amount: 1, unit: "g" }, 0, null],
  [99_999_900, { amount: 1_000_000, unit: "g" }, 0, { price: 99_999_900, per: "kg" }],
  [350, { amount: 0, unit: "g" }, 0, null],
] as const)("%s for %s, or %s of it, is %s", (price, measure, own, expected) => {
  expect(measuredPrice(price, measure, own)).toEqual(expected);
});

test("the largest amount is exact", () => {
  expect(measuredPrice(99_999_900, { amount: MEASURE_MAX, unit: "kg" })).toEqual({ price: 100, per: "kg" });
});
