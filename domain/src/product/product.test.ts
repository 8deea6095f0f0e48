import fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_SHOP_SETTINGS, deliveryMethodsFor, paymentMethodsFor } from "../shop/shop-settings.ts";
import { LOW_STOCK, variantSchema } from "./product.ts";
import { SLUG_PATTERN, slugify } from "./slug.ts";
import { availabilityOf, runsLow, stockRulesOf } from "./stock-rules.ts";

test.each([
  ["Dipped bowl", "dipped-bowl"],
  ["Größe & Form!", "grosse-form"],
  ["  ---  ", "product"],
  ["日本", "product"],
  ["Éclair №5", "eclair-no5"],
])("%s has the slug %s", (title, slug) => {
  expect(slugify(title)).toBe(slug);
  expect(slug).toMatch(SLUG_PATTERN);
});

test("shows the number left only when stock is low", () => {
  const said = (available: number | null, backorder = false) => availabilityOf(available, { backorder });
  expect(said(null)).toEqual({ state: "in_stock", left: null });
  expect(said(4)).toEqual({ state: "in_stock", left: null });
  expect(said(3)).toEqual({ state: "low", left: 3 });
  expect(said(0)).toEqual({ state: "sold_out", left: 0 });
  expect(said(3, true)).toEqual({ state: "in_stock", left: null });
  expect(said(0, true)).toEqual({ state: "backorder", left: null });
});

test("variant rules override the product's, one by one", () => {
  const variant = (id: string, rules: object) =>
    variantSchema.parse({ ...{ id, name: id, price: null, values: [], sku: "", image: null, lowAt: null, backorder: null }, ...rules });
  const product = {
    lowAt: 5,
    backorder: true,
    variants: [variant("oat", {}), variant("ash", { lowAt: 0 }), variant("sea", { backorder: false })],
  };
  expect(stockRulesOf(product, "oat")).toEqual({ lowAt: 5, backorder: true });
  expect(stockRulesOf(product, "ash")).toEqual({ lowAt: 0, backorder: true });
  expect(stockRulesOf(product, "sea")).toEqual({ lowAt: 5, backorder: false });
  expect(stockRulesOf({ ...product, variants: [] }, "single")).toEqual({ lowAt: 5, backorder: true });
  for (const wrong of [{ lowAt: -1 }, { lowAt: 1_000_000 }, { lowAt: 1.5 }, { lowAt: "3" }, { backorder: "yes" }])
    expect(() => variant("odd", wrong)).toThrow();
});

test("alerts once per drop to the threshold and once per drop to zero", () => {
  const counts = fc.array(fc.nat({ max: 12 }), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(counts, fc.option(fc.nat({ max: 10 })), (all, lowAt) => {
      const mark = lowAt ?? LOW_STOCK;
      let [before = 0] = all;
      for (const after of all.slice(1)) {
        const fellTo = (level: number) => before > level && after <= level;
        expect(runsLow(before, after, { lowAt })).toBe(fellTo(mark) || fellTo(0));
        before = after;
      }
    }),
  );
});

test("cash needs a meeting, and digital goods need no delivery", () => {
  expect(deliveryMethodsFor(DEFAULT_SHOP_SETTINGS, false)).toEqual(["none"]);
  expect(paymentMethodsFor(DEFAULT_SHOP_SETTINGS, "pickup")).toEqual(["cash"]);
  expect(paymentMethodsFor(DEFAULT_SHOP_SETTINGS, "shipping")).toEqual([]);
});
