import fc from "fast-check";
import { expect, test } from "vitest";
import { LENGTHS_MAX, NEW_SERVICE, otherLengthsSchema } from "../service.ts";
import { lengthsOf, withLength } from "./lengths.ts";

const length = fc.integer({ min: 1, max: 12 }).map((count) => count * 5);
const priced = fc.record({ length, price: fc.integer({ min: 0, max: 9999 }) });

test("a service is booked as one of its lengths and at the price of that one, or not at all", () => {
  fc.assert(
    fc.property(priced, fc.array(priced, { maxLength: LENGTHS_MAX - 1 }), length, (own, otherLengths, wanted) => {
      const service = { ...NEW_SERVICE, ...own, otherLengths };
      const all = lengthsOf(service);
      expect(all.map((one) => one.length)).toEqual([...new Set([own, ...otherLengths].map((one) => one.length))].toSorted((a, b) => a - b));
      expect(all.find((one) => one.length === own.length)?.price).toBe(own.price);
      expect(lengthsOf({ ...service, seats: 2 })).toEqual([own]);
      expect(withLength(service, null)).toEqual(service);
      const chosen = withLength(service, wanted);
      if (chosen) expect(lengthsOf(chosen)).toEqual(all);
      expect(chosen && { length: chosen.length, price: chosen.price }).toEqual(all.find((one) => one.length === wanted) ?? null);
    }),
  );
});

test("services from before have one length; at most five", () => {
  expect(otherLengthsSchema.parse(undefined)).toEqual([]);
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ length: 5 * (at + 1), price: 0 }));
  expect([4, 5].map((count) => otherLengthsSchema.safeParse(many(count)).success)).toEqual([true, false]);
});
