import { expect, test } from "vitest";
import { formatWeight, sumWeight } from "./weight.ts";

test("grams below a kilogram, kilograms from there on", () => {
  expect([1, 999, 1_000, 1_250, 999_999].map((grams) => formatWeight(grams, "en"))).toEqual([
    "1 g",
    "999 g",
    "1 kg",
    "1.25 kg",
    "1,000 kg",
  ]);
  expect(formatWeight(1_250, "de")).toBe("1,25 kg");
});

test("sums the known weights", () => {
  expect(
    sumWeight([
      { quantity: 3, weight: 350 },
      { quantity: 1, weight: 1_000 },
    ]),
  ).toEqual({ grams: 2_050, isWhole: true });
  expect(
    sumWeight([
      { quantity: 3, weight: 350 },
      { quantity: 1, weight: null },
    ]),
  ).toEqual({ grams: 1_050, isWhole: false });
  expect(sumWeight([{ quantity: 3, weight: null }])).toBeNull();
  expect(sumWeight([])).toBeNull();
});
