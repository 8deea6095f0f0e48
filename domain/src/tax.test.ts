import * as fc from "fast-check";
import { expect, test } from "vitest";
import { MONEY_MAX } from "./money.ts";
import {
  mostBeforeTax,
  parseRate,
  sumTaxes,
  TAX_RATE_MAX,
  type TaxSettings,
  taxGapOf,
  taxOf,
  taxRateOf,
  taxSettingsSchema,
} from "./tax.ts";
import { rateWords } from "./tax-words.ts";

const tax: TaxSettings = {
  mode: "inclusive",
  shipping: true,
  rates: [
    { country: "EE", standard: 2200, reduced: 900 },
    { country: null, standard: 500, reduced: 0 },
  ],
};

test("a country has its own rates, every other the rest's, and nothing is taxed without a rate", () => {
  expect(taxRateOf(tax, "EE", "standard")).toBe(2200);
  expect(taxRateOf(tax, "EE", "reduced")).toBe(900);
  expect(taxRateOf(tax, "EE", "zero")).toBe(0);
  expect(taxRateOf(tax, "JP", "standard")).toBe(500);
  expect(taxRateOf({ ...tax, rates: tax.rates.slice(0, 1) }, "JP", "standard")).toBe(0);
  expect(taxRateOf({ ...tax, mode: "none" }, "EE", "standard")).toBe(0);
});

test("tax is rounded half up, inside a price or on top of it", () => {
  expect(taxOf("inclusive", 1200, 2000)).toBe(200);
  expect(taxOf("inclusive", 100, 2200)).toBe(18);
  expect(taxOf("exclusive", 1000, 2000)).toBe(200);
  expect(taxOf("exclusive", 25, 1000)).toBe(3);
  expect(taxOf("exclusive", 24, 1000)).toBe(2);
  expect(taxOf("none", 1000, 2000)).toBe(0);
});

test("sums stand by rate, the highest first, without those of nothing", () => {
  const parts = [
    { rate: 900, amount: 9, taxed: 100 },
    { rate: 2200, amount: 22, taxed: 100 },
    { rate: 0, amount: 0, taxed: 500 },
    { rate: 900, amount: 18, taxed: 200 },
  ];
  expect(sumTaxes("exclusive", parts).rates).toEqual([
    { rate: 2200, taxed: 100, amount: 22 },
    { rate: 900, taxed: 300, amount: 27 },
  ]);
});

test("one country has one entry", () => {
  expect(taxSettingsSchema.safeParse(tax).success).toBe(true);
  expect(taxSettingsSchema.safeParse({ ...tax, rates: [...tax.rates, { country: "EE", standard: 0, reduced: 0 }] }).success).toBe(false);
});

test("a shop with rates is told why what is not sent is not taxed by those of its country", () => {
  const rate = (country: string | null) => ({ country, standard: 2000, reduced: 500 });
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

test("no tax leads a total beyond the largest amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: TAX_RATE_MAX }), fc.integer({ min: 1, max: 51 }), (rate, parts) => {
      const room = mostBeforeTax("exclusive", MONEY_MAX, parts);
      expect(room + taxOf("exclusive", room, rate) + parts).toBeLessThanOrEqual(MONEY_MAX);
    }),
  );
});

test("the tax inside a price is the tax on what is left of it, to the unit", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MONEY_MAX }), fc.integer({ min: 0, max: TAX_RATE_MAX }), (price, rate) => {
      const inside = taxOf("inclusive", price, rate);
      expect(Math.abs(taxOf("exclusive", price - inside, rate) - inside)).toBeLessThanOrEqual(1);
      expect(inside).toBeLessThanOrEqual(price);
    }),
  );
});

test("rates are read as people type them, and written so that they are read again", () => {
  expect(parseRate("20")).toBe(2000);
  expect(parseRate(" 5,5 % ")).toBe(550);
  expect(parseRate("8.25")).toBe(825);
  for (const typed of ["", "-1", "30.01", "31", "1.234", "x", "%"]) expect(parseRate(typed)).toBeNull();
  fc.assert(fc.property(fc.integer({ min: 0, max: TAX_RATE_MAX }), (rate) => parseRate(rateWords(rate)) === rate));
});
