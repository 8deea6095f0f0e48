import fc from "fast-check";
import { expect, test } from "vitest";
import { MONEY_MAX } from "../money/money.ts";
import { changedPrice, changePrices, madeFree } from "./price-change.ts";

test.each([
  [1000, { type: "percent", hundredths: 1000 }, 1100],
  [1005, { type: "percent", hundredths: 1000 }, 1106],
  [333, { type: "percent", hundredths: -5000 }, 167],
  [100, { type: "percent", hundredths: -10_000 }, 0],
  [100, { type: "amount", amount: -250 }, 0],
  [MONEY_MAX, { type: "amount", amount: 1 }, MONEY_MAX],
] as const)("%i changed by %j is %i", (price, change, changed) => expect(changedPrice(price, change)).toBe(changed));

const variant = (id: string, price: number | null) => ({
  id,
  name: id,
  price,
  values: [],
  sku: "",
  image: null,
  lowAt: null,
  backorder: null,
  amount: 0,
});

test("changes variant prices too, and drops a compare-at price that is not higher", () => {
  const product = { price: 1000, compareAt: 1100, suggested: null, variants: [variant("a", null), variant("b", 2000)] };
  expect(changePrices(product, { type: "amount", amount: 50 })).toEqual({
    price: 1050,
    compareAt: 1100,
    suggested: null,
    variants: [variant("a", null), variant("b", 2050)],
  });
  expect(changePrices(product, { type: "amount", amount: 100 }).compareAt).toBeNull();
  // Every variant costs more than the product itself, which cannot be bought.
  const dear = { price: 1000, compareAt: 2100, suggested: null, variants: [variant("a", 2000), variant("b", 2200)] };
  expect(changePrices(dear, { type: "amount", amount: 50 }).compareAt).toBe(2100);
  expect(changePrices(dear, { type: "amount", amount: 100 }).compareAt).toBeNull();
});

test("the suggestion moves with the minimum and never falls below it", () => {
  const product = { price: 500, compareAt: null, suggested: 800, variants: [] };
  expect(changePrices(product, { type: "amount", amount: 400 })).toMatchObject({ price: 900, suggested: 1200 });
  expect(changePrices(product, { type: "percent", hundredths: 10_000 })).toMatchObject({ price: 1000, suggested: 1600 });
});

test("counts newly free variants, but not those that were free before", () => {
  const lowered = (price: number, variants: ReturnType<typeof variant>[]) => {
    const product = { price, compareAt: null, suggested: null, variants };
    return madeFree(product, changePrices(product, { type: "amount", amount: -500 }));
  };
  expect(lowered(500, [])).toBe(1);
  expect(lowered(501, [])).toBe(0);
  expect(lowered(0, [])).toBe(0);
  expect(lowered(400, [variant("a", 0), variant("b", null), variant("c", 500), variant("d", 900)])).toBe(2);
});

test("every change leads to a valid price, and an increase never lowers one", () => {
  const price = fc.integer({ min: 0, max: MONEY_MAX });
  fc.assert(
    fc.property(price, fc.integer({ min: -10_000, max: 100_000 }), (one, hundredths) => {
      const changed = changedPrice(one, { type: "percent", hundredths });
      expect(Number.isInteger(changed) && changed >= 0 && changed <= MONEY_MAX).toBe(true);
      expect(hundredths >= 0 ? changed >= one : changed <= one).toBe(true);
    }),
  );
});
