import { expect, test } from "vitest";
import {
  estimateCountry,
  PLAIN_PARCEL,
  type ShippingMethod,
  shippingMethodSchema,
  shippingMethodsOf,
  shippingMethodsTo,
  shippingPriceOf,
  shipsTo,
} from "./shipping.ts";

const method = (id: string, countries: string[] = [], changes: Partial<ShippingMethod> = {}): ShippingMethod => ({
  id,
  name: id,
  price: 500,
  freeOver: null,
  countries,
  days: null,
  active: true,
  ...changes,
});
const near = method("near", ["EE", "LV"]);
const fast = method("fast", ["EE"]);
const far = method("far");
const ids = (all: readonly ShippingMethod[]) => all.map((one) => one.id);

test("a shop without named methods has one price everywhere", () => {
  const shipping = { enabled: true, price: 490 };
  expect(shippingMethodsOf({ shipping, shippingMethods: [] })).toEqual([method(PLAIN_PARCEL, [], { name: "Standard", price: 490 })]);
  expect(shippingMethodsOf({ shipping, shippingMethods: [near] })).toEqual([near]);
  expect(shippingMethodsOf({ shipping: { ...shipping, enabled: false }, shippingMethods: [near] })).toEqual([]);
});

test("a country uses the methods that list it; others use those without countries", () => {
  expect(ids(shippingMethodsTo([near, fast, far], "EE"))).toEqual(["near", "fast"]);
  expect(ids(shippingMethodsTo([near, fast, far], "LV"))).toEqual(["near"]);
  expect(ids(shippingMethodsTo([near, fast, far], "JP"))).toEqual(["far"]);
  expect(ids(shippingMethodsTo([near, fast, far], ""))).toEqual(["far"]);
  expect(shippingMethodsTo([near, fast], "JP")).toEqual([]);
});

test("a shop lists its shipping countries", () => {
  expect(shipsTo([near, fast])).toEqual(["EE", "LV"]);
  expect(shipsTo([near, far])).toBeNull();
  expect(shipsTo([])).toEqual([]);
});

test("estimates totals for the shop's country, unless it does not ship there", () => {
  expect(estimateCountry("LV", [near, fast])).toBe("LV");
  expect(estimateCountry("JP", [near, fast])).toBe("EE");
  expect(estimateCountry("JP", [near, far])).toBe("JP");
  expect(estimateCountry("", [far])).toBe("");
  expect(estimateCountry("JP", [])).toBe("JP");
});

test("shipping is free from exactly the threshold", () => {
  expect(shippingPriceOf({ price: 500, freeOver: 5000 }, 4999)).toBe(500);
  expect(shippingPriceOf({ price: 500, freeOver: 5000 }, 5000)).toBe(0);
  expect(shippingPriceOf({ price: 500, freeOver: null }, 99_999_900)).toBe(500);
});

test("the range of days is ascending", () => {
  expect(shippingMethodSchema.safeParse(method("a", [], { days: { from: 2, to: 4 } })).success).toBe(true);
  expect(shippingMethodSchema.safeParse(method("a", [], { days: { from: 4, to: 2 } })).success).toBe(false);
});

test("inactive methods are not offered, and without active ones nothing ships", () => {
  const shipping = { enabled: true, price: 490 };
  const resting = { ...near, active: false };
  expect(shippingMethodsOf({ shipping, shippingMethods: [resting, far] })).toEqual([far]);
  expect(shippingMethodsOf({ shipping, shippingMethods: [resting] })).toEqual([]);
});
