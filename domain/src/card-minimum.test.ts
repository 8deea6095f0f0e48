import fc from "fast-check";
import { expect, test } from "vitest";
import { CARD_MINIMUM, cardProblem } from "./card-minimum.ts";
import { CURRENCIES, type Currency, MONEY_MAX } from "./money.ts";

const CODES = Object.keys(CARD_MINIMUM).filter((code): code is Currency => code in CURRENCIES);

test("there is a number for every currency of a shop", () => {
  expect(CODES.toSorted()).toEqual(Object.keys(CURRENCIES).toSorted());
});

test.each([
  ["EUR", 49, 50],
  ["GBP", 29, 30],
  ["HUF", 17_499, 17_500],
  ["JPY", 49, 50],
] as const)("in %s a card refuses %i and takes %i", (currency, below, least) => {
  expect(cardProblem(below, currency)).toBe("too_small");
  expect(cardProblem(least, currency)).toBeNull();
});

test("nothing is refused for being too small that is at the least or above it, or where nothing is due", () => {
  const total = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: MONEY_MAX }));
  fc.assert(
    fc.property(total, fc.constantFrom(...CODES), (amount, currency) => {
      expect(cardProblem(amount, currency) === "too_small").toBe(amount > 0 && amount < CARD_MINIMUM[currency]);
    }),
  );
});
