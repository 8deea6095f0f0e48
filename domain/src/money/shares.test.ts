import * as fc from "fast-check";
import { expect, test } from "vitest";
import { divideHalfUp, shareOut } from "./shares.ts";

test.each([
  [1, 2, 1],
  [1, 3, 0],
  [5, 10, 1],
  [4, 10, 0],
  [15, 10, 2],
  [0, 7, 0],
])("%d / %d is %d", (numerator, denominator, rounded) => {
  expect(divideHalfUp(numerator, denominator)).toBe(rounded);
});

test("the remainder goes to the largest remainders", () => {
  const parts = ["a", "b", "c"].map((key) => ({ key, weight: 100 }));
  expect([...shareOut(100, parts)]).toEqual([
    ["a", 34],
    ["b", 33],
    ["c", 33],
  ]);
  expect([
    ...shareOut(10, [
      { key: "small", weight: 1 },
      { key: "large", weight: 199 },
    ]),
  ]).toEqual([
    ["small", 0],
    ["large", 10],
  ]);
});

const parts = fc.uniqueArray(
  fc.record({ key: fc.string({ minLength: 1, maxLength: 3 }), weight: fc.integer({ min: 0, max: 99_999_900 }) }),
  {
    selector: (part) => part.key,
    minLength: 1,
    maxLength: 50,
  },
);

test("shares add up, stay near their exact value and below their weight, in any order", () => {
  fc.assert(
    fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
      const sum = all.reduce((whole, one) => whole + one.weight, 0);
      const total = Math.floor(sum * part);
      const shares = shareOut(total, all);
      expect([...shares.values()].reduce((whole, one) => whole + one, 0)).toBe(total);
      for (const { key, weight } of all) {
        const share = shares.get(key) ?? -1;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(weight);
        if (sum > 0) expect(Math.abs(share - (total * weight) / sum)).toBeLessThan(1.01);
      }
      expect(new Map([...shareOut(total, [...all].reverse())].sort())).toEqual(new Map([...shares].sort()));
    }),
  );
});
