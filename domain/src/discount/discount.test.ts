import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Discount, discountDraftSchema, discountProblem, discountShares, normalizeCode } from "./discount.ts";

const NOW = 1_000_000;
const discount = (changes: Partial<Discount> = {}): Discount => ({
  code: "SPRING",
  type: "percent",
  value: 10,
  startsAt: null,
  endsAt: null,
  minSubtotal: null,
  productIds: [],
  totalLimit: null,
  perEmailLimit: null,
  state: "active",
  used: 0,
  createdAt: 0,
  updatedAt: 0,
  ...changes,
});
const line = (key: string, total: number) => ({ key: `${key}_single`, productId: key, total });
const lines = [line("mug", 1000), line("bowl", 3000)];

function reason(changes: Partial<Discount>, usedByBuyer = 0, canShip = true) {
  return discountProblem("spring", { discount: discount(changes), usedByBuyer }, { lines, canShip, now: NOW })?.reason ?? null;
}

describe("whether a code applies", () => {
  test.each<[string, Partial<Discount>, string | null]>([
    ["without conditions", {}, null],
    ["paused", { state: "paused" }, "unknown"],
    ["ended by hand", { state: "ended" }, "ended"],
    ["before its time", { startsAt: NOW + 1 }, "not_started"],
    ["from its first moment", { startsAt: NOW }, null],
    ["until just before its end", { endsAt: NOW + 1 }, null],
    ["at its end", { endsAt: NOW }, "ended"],
    ["for its last use", { totalLimit: 5, used: 4 }, null],
    ["used up", { totalLimit: 5, used: 5 }, "used_up"],
    ["for things in the cart", { productIds: ["bowl"] }, null],
    ["for other things", { productIds: ["jar"] }, "no_product"],
    ["from an amount that is reached", { minSubtotal: 4000 }, null],
    ["from an amount that is not reached", { minSubtotal: 4001 }, "below_minimum"],
    ["from an amount that only other things reach", { minSubtotal: 1001, productIds: ["mug"] }, "below_minimum"],
  ])("%s", (_name, changes, expected) => {
    expect(reason(changes)).toBe(expected);
  });

  test.each([
    ["Europe/Tallinn", "2026-06-30T21:00:00Z", "2026-07-01"],
    ["America/New_York", "2026-07-01T04:00:00Z", "2026-07-01"],
    ["UTC", "2026-07-01T00:00:00Z", "2026-07-01"],
    ["Europe/Tallinn", "2026-06-30T22:00:00Z", null],
  ])("in %s a code from %s names the day %j that begins then", (zone, starts, day) => {
    const at = Date.parse(starts);
    const known = { discount: discount({ startsAt: at }), usedByBuyer: 0 };
    const asked = { lines, canShip: true, now: at - 1, zone };
    expect(discountProblem("spring", known, asked)).toMatchObject({ reason: "not_started", at, day });
  });

  test("limits uses per mailbox", () => {
    expect(reason({ perEmailLimit: 1 }, 0)).toBeNull();
    expect(reason({ perEmailLimit: 1 }, 1)).toBe("used_by_you");
  });

  test("free shipping needs a parcel", () => {
    expect(reason({ type: "free_shipping", value: 0 }, 0, true)).toBeNull();
    expect(reason({ type: "free_shipping", value: 0 }, 0, false)).toBe("no_shipping");
  });

  test("an unknown code looks like a paused one", () => {
    const asked = { lines, canShip: true, now: NOW };
    const paused = discountProblem("spring", { discount: discount({ state: "paused" }), usedByBuyer: 0 }, asked);
    expect(discountProblem("spring", null, asked)).toEqual(paused);
  });
});

test.each([
  ["spring-10", "SPRING-10"],
  [" Spring 10 ", "SPRING10"],
  ["ab", ""],
  ["SPRING_10", ""],
  ["x".repeat(31), ""],
  ["Ｓｐｒｉｎｇ", "SPRING"],
])("%j is the code %j", (typed, code) => {
  expect(normalizeCode(typed)).toBe(code);
});

test("a value matches its type", () => {
  const { code: _code, used: _used, createdAt: _created, updatedAt: _updated, ...draft } = discount();
  const fits = (type: Discount["type"], value: number) => discountDraftSchema.safeParse({ ...draft, type, value }).success;
  expect([fits("percent", 1), fits("percent", 100), fits("amount", 1), fits("free_shipping", 0)]).toEqual([true, true, true, true]);
  expect([fits("percent", 0), fits("percent", 101), fits("amount", 0), fits("free_shipping", 1)]).toEqual([false, false, false, false]);
});

test("rounds the total once, splits it over its lines, and never exceeds them", () => {
  const cart = fc.uniqueArray(fc.record({ id: fc.constantFrom(..."abcdefgh"), total: fc.integer({ min: 0, max: 9_999_999 }) }), {
    selector: (one) => one.id,
    maxLength: 8,
  });
  const terms = fc.oneof(
    fc.record({ type: fc.constant("percent" as const), value: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ type: fc.constant("amount" as const), value: fc.integer({ min: 1, max: 99_999_900 }) }),
  );
  fc.assert(
    fc.property(cart, terms, fc.subarray([..."abcdefgh"]), (all, { type, value }, productIds) => {
      const bought = all.map((one) => line(one.id, one.total));
      const covered = bought.filter((one) => productIds.length === 0 || productIds.includes(one.productId));
      const goods = covered.reduce((sum, one) => sum + one.total, 0);
      const shares = discountShares({ type, value, productIds }, bought);
      const sum = [...shares.values()].reduce((whole, one) => whole + one, 0);
      expect(sum).toBe(type === "percent" ? Math.floor((goods * value + 50) / 100) : Math.min(value, goods));
      for (const one of bought) {
        const share = shares.get(one.key) ?? 0;
        expect(share).toBeLessThanOrEqual(covered.includes(one) ? one.total : 0);
      }
    }),
  );
});
