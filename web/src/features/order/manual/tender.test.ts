import * as fc from "fast-check";
import { expect, test } from "vitest";
import { likelyTenders } from "./tender.ts";

test.each([
  [2800, "EUR", [3000, 4000, 5000]],
  [5600, "EUR", [6000, 10_000, 20_000]],
  [450, "EUR", [500, 1000, 2000]],
  [2800, "JPY", [3000, 4000, 5000]],
  [2500, "KWD", [5000, 10_000, 20_000]],
  [0, "EUR", []],
] as const)("for %i in %s buyers hand over %j", (total, currency, given) => {
  expect(likelyTenders(total, currency)).toEqual(given);
});

test("each covers the total, once, in order", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_900 }),
      fc.constantFrom("EUR" as const, "JPY" as const, "KWD" as const),
      (total, currency) => {
        const all = likelyTenders(total, currency);
        expect(all).toHaveLength(3);
        expect(all.every((one, at) => one > (all[at - 1] ?? total))).toBe(true);
      },
    ),
  );
});
