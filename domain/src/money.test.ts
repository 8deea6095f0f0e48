import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CURRENCIES, type Currency, formatMoney, MONEY_MAX, parseMoney, toDecimal } from "./money.ts";

test.each([
  ["28", "EUR", 2800],
  ["28,5", "EUR", 2850],
  ["28.50", "EUR", 2850],
  ["1 234,00", "EUR", 123400],
  ["1,234.00", "USD", 123400],
  ["1.234", "EUR", 123400],
  ["1'234.50", "CHF", 123450],
  ["1,234,567", "JPY", 1234567],
  ["28", "JPY", 28],
  ["1.234", "KWD", 1234],
  ["0", "EUR", 0],
] as const)("%s in %s is %d minor units", (typed, currency, amount) => {
  expect(parseMoney(typed, currency)).toBe(amount);
});

test.each([
  ["", "EUR"],
  ["-1", "EUR"],
  ["1e3", "EUR"],
  ["28.505", "USD"],
  ["1.5", "JPY"],
  ["abc", "EUR"],
  ["9999999999", "EUR"],
  ["1.2.3,4.5", "EUR"],
] as const)("%j in %s is no price unless it reads as one", (typed, currency) => {
  const amount = parseMoney(typed, currency);
  // "28.505" groups thousands where the currency has two digits; everything else here is refused.
  expect(amount).toBe(typed === "28.505" ? 2850500 : null);
});

test("what is written is read back in every currency", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MONEY_MAX }), fc.constantFrom(...(Object.keys(CURRENCIES) as Currency[])), (amount, currency) => {
      const text = toDecimal(amount, currency);
      expect(parseMoney(text, currency)).toBe(amount);
    }),
  );
});

test("money is shown with the digits of its currency", () => {
  expect(formatMoney(2800, "EUR", "en")).toBe("€28.00");
  expect(formatMoney(2800, "JPY", "en")).toBe("¥2,800");
});
