import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseRate } from "../shop/typed-rate.ts";
import { toRows } from "../values/rows.ts";
import { MONEY_MAX } from "./money.ts";
import { mostBeforeTax, ratesKey, sumTaxes, TAX_RATE_MAX, type TaxSettings, taxGapOf, taxOf, taxRateOf, taxSettingsSchema } from "./tax.ts";
import { formatRate } from "./tax-labels.ts";

const tax: TaxSettings = {
  mode: "inclusive",
  shipping: true,
  rates: [
    { country: "EE", standardRate: 22000, reducedRate: 9000 },
    { country: null, standardRate: 5000, reducedRate: 0 },
  ],
};

test("a country uses its own rates or the default ones, and without a rate there is no tax", () => {
  expect(taxRateOf(tax, "EE", "standard")).toBe(22_000);
  expect(taxRateOf(tax, "EE", "reduced")).toBe(9000);
  expect(taxRateOf(tax, "EE", "zero")).toBe(0);
  expect(taxRateOf(tax, "JP", "standard")).toBe(5000);
  expect(taxRateOf({ ...tax, rates: tax.rates.slice(0, 1) }, "JP", "standard")).toBe(0);
  expect(taxRateOf({ ...tax, mode: "none" }, "EE", "standard")).toBe(0);
});

test("rounds tax half up, inclusive or exclusive", () => {
  expect(taxOf("inclusive", 1200, 20000)).toBe(200);
  expect(taxOf("inclusive", 100, 22000)).toBe(18);
  expect(taxOf("exclusive", 1000, 20000)).toBe(200);
  expect(taxOf("exclusive", 25, 10000)).toBe(3);
  expect(taxOf("exclusive", 24, 10000)).toBe(2);
  // 8.875 % of 100.00, which hundredths of a percent cannot express.
  expect(taxOf("exclusive", 10_000, 8875)).toBe(888);
  expect(taxOf("none", 1000, 20000)).toBe(0);
});

test("sums are sorted by rate, highest first, without zero rates", () => {
  const parts = [
    { taxRate: 9000, amount: 9, taxed: 100 },
    { taxRate: 22000, amount: 22, taxed: 100 },
    { taxRate: 0, amount: 0, taxed: 500 },
    { taxRate: 9000, amount: 18, taxed: 200 },
  ];
  expect(sumTaxes("exclusive", parts).rates).toEqual([
    { taxRate: 22000, taxed: 100, amount: 22 },
    { taxRate: 9000, taxed: 300, amount: 27 },
  ]);
});

test("a country has one entry with up to two rates", () => {
  const fits = (rates: Record<string, object>) => taxSettingsSchema.safeParse({ ...tax, rates }).success;
  const stored = toRows(tax.rates, ratesKey);
  expect(fits(stored)).toBe(true);
  expect(fits({ ...stored, twice: { country: "EE", standardRate: 0, reducedRate: 0, place: 2 } })).toBe(false);
  const wrong = { LV: { country: "LV", standardRate: TAX_RATE_MAX + 1, reducedRate: 0, place: 2 } };
  expect(taxSettingsSchema.parse({ ...tax, rates: { ...stored, ...wrong } }).rates).toEqual(tax.rates);
});

test("a shop with rates learns why local sales are not taxed by them", () => {
  const rate = (country: string | null) => ({ country, standardRate: 20000, reducedRate: 5000 });
  const taxes = (rates: TaxSettings["rates"], mode: TaxSettings["mode"] = "inclusive") => ({ mode, shipping: true, rates });
  expect(taxGapOf(taxes([rate("EE")]), "")).toBe("no_country");
  expect(taxGapOf(taxes([rate("EE"), rate(null)]), "")).toBe("no_country");
  expect(taxGapOf(taxes([rate("EE")]), "LV")).toBe("no_rates");
  for (const [rates, country] of [
    [[], ""],
    [[rate(null)], ""],
    [[rate(null)], "LV"],
    [[rate("EE")], "EE"],
  ] as const)
    expect(taxGapOf(taxes([...rates]), country)).toBeNull();
  expect(taxGapOf(taxes([rate("EE")], "none"), "")).toBeNull();
});

test("no tax leads a total beyond the limit", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: TAX_RATE_MAX }), fc.integer({ min: 1, max: 51 }), (rate, parts) => {
      const room = mostBeforeTax("exclusive", MONEY_MAX, parts);
      expect(room + taxOf("exclusive", room, rate) + parts).toBeLessThanOrEqual(MONEY_MAX);
    }),
  );
});

test("inclusive tax is the tax on the net amount, to the unit", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MONEY_MAX }), fc.integer({ min: 0, max: TAX_RATE_MAX }), (price, rate) => {
      const inside = taxOf("inclusive", price, rate);
      expect(Math.abs(taxOf("exclusive", price - inside, rate) - inside)).toBeLessThanOrEqual(1);
      expect(inside).toBeLessThanOrEqual(price);
    }),
  );
});

test("typed rates round-trip", () => {
  expect(parseRate("20")).toBe(20_000);
  expect(parseRate(" 5,5 % ")).toBe(5500);
  expect(parseRate("8.875")).toBe(8875);
  for (const typed of ["", "-1", "30.001", "31", "1.2345", "x", "%"]) expect(parseRate(typed)).toBeNull();
  fc.assert(fc.property(fc.integer({ min: 0, max: TAX_RATE_MAX }), (rate) => parseRate(formatRate(rate)) === rate));
});
