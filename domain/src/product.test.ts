import { expect, test } from "vitest";
import { mergeLines } from "./cart.ts";
import { availabilityOf, SLUG_PATTERN, slugify } from "./product.ts";
import { DEFAULT_SHOP_SETTINGS, deliveryMethodsFor, paymentMethodsFor } from "./shop-settings.ts";

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

test("a shop says how many are left only when few are", () => {
  expect(availabilityOf(null)).toEqual({ state: "in_stock", left: null });
  expect(availabilityOf(4)).toEqual({ state: "in_stock", left: null });
  expect(availabilityOf(3)).toEqual({ state: "low", left: 3 });
  expect(availabilityOf(0)).toEqual({ state: "sold_out", left: 0 });
});

test("lines of one variant are merged before they are checked", () => {
  const line = { productId: "a", variantId: "single" };
  expect(
    mergeLines([
      { ...line, quantity: 2 },
      { ...line, quantity: 3 },
      { ...line, variantId: "b", quantity: 1 },
    ]),
  ).toEqual([
    { ...line, quantity: 5 },
    { ...line, variantId: "b", quantity: 1 },
  ]);
});

test("cash needs a meeting, digital goods need no delivery", () => {
  expect(deliveryMethodsFor(DEFAULT_SHOP_SETTINGS, false)).toEqual(["none"]);
  expect(paymentMethodsFor(DEFAULT_SHOP_SETTINGS, "pickup")).toEqual(["cash"]);
  expect(paymentMethodsFor(DEFAULT_SHOP_SETTINGS, "shipping")).toEqual([]);
});
