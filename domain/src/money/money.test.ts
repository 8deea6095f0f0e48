import { expect, test } from "vitest";
import { allCountries } from "../values/country-names.ts";
import { CURRENCIES, formatMoney } from "./money.ts";
import { currencyOf } from "./region-currency.ts";

test("shows money with the digits of its currency", () => {
  expect(formatMoney(2800, "EUR", "en")).toBe("€28.00");
  expect(formatMoney(2800, "JPY", "en")).toBe("¥2,800");
});

test("a country has the currency that people pay with there, if shops can use it, and each currency has a country", () => {
  expect(["SE", "AT", "GB", "LI", "JP", "AR", "", "EU"].map(currencyOf)).toEqual(["SEK", "EUR", "GBP", "CHF", "JPY", null, null, null]);
  const found = new Set(allCountries().map(({ code }) => currencyOf(code)));
  expect(Object.keys(CURRENCIES).filter((currency) => ![...found].some((one) => one === currency))).toEqual([]);
});
