import fc from "fast-check";
import { expect, test } from "vitest";
import { type Currency, MONEY_MAX, toDecimal } from "../money/money.ts";
import { parseMoney } from "../money/typed-amount.ts";
import { suggestedPrice } from "../product/pricing.ts";
import { isRaised, pricePaid, unclearAmount } from "./price-cart.ts";

const currency = fc.constantFrom<Currency>("EUR", "JPY", "KWD");
const amount = fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.constantFrom(0, MONEY_MAX));

test("buyers pay an amount within the bounds, and exactly the typed one if it is within them", () => {
  const typed = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom("-5", "1e9", "NaN", "", " ", "12,5", "1.234,00", "99999999999"),
    fc.constant(undefined),
  );
  fc.assert(
    fc.property(typed, amount, fc.option(amount), currency, (text, least, suggested, money) => {
      const paid = pricePaid({ pricing: "chosen", suggested }, least, text, money);
      expect(Number.isInteger(paid) && paid >= least && paid <= MONEY_MAX).toBe(true);
      expect(pricePaid({ pricing: "fixed", suggested }, least, text, money)).toBe(least);
    }),
  );
  fc.assert(
    fc.property(amount, amount, currency, (wanted, least, money) => {
      const paid = pricePaid({ pricing: "chosen", suggested: null }, least, toDecimal(wanted, money), money);
      expect(paid).toBe(Math.max(wanted, least));
      // The page reads the amount it passes on as the same amount.
      expect(pricePaid({ pricing: "chosen", suggested: null }, least, toDecimal(paid, money), money)).toBe(paid);
    }),
  );
});

test("without an amount the suggestion is used, at least the minimum", () => {
  expect(pricePaid({ pricing: "chosen", suggested: 900 }, 500, undefined, "EUR")).toBe(900);
  expect(pricePaid({ pricing: "chosen", suggested: 900 }, 500, "much", "EUR")).toBe(900);
  expect(suggestedPrice({ suggested: 300 }, 500)).toBe(500);
  expect(suggestedPrice({ suggested: null }, 0)).toBe(0);
});

test("an amount above the limit becomes the highest price, not the suggestion", () => {
  const chosen = { pricing: "chosen", suggested: 900 } as const;
  expect(pricePaid(chosen, 500, "1000000", "EUR")).toBe(MONEY_MAX);
  expect(pricePaid(chosen, 500, "9 999 999,00", "EUR")).toBe(MONEY_MAX);
  expect(isRaised(chosen, 500, "1000000", "EUR")).toBe(false);
});

test("raises only amounts below the minimum", () => {
  const chosen = { pricing: "chosen" } as const;
  expect(isRaised(chosen, 500, "4.99", "EUR")).toBe(true);
  expect(isRaised(chosen, 500, "5", "EUR")).toBe(false);
  expect(isRaised(chosen, 500, "much", "EUR")).toBe(false);
  expect(isRaised(chosen, 500, undefined, "EUR")).toBe(false);
  expect(isRaised({ pricing: "fixed" }, 500, "1", "EUR")).toBe(false);
});

test("suggested spellings of an unclear amount are clear in every currency", () => {
  const typed = fc.oneof(fc.stringMatching(/^[1-9]\d{0,2}[.,]\d{3}$/), fc.constantFrom("much", "0,500", "1.2345"));
  fc.assert(
    fc.property(typed, currency, amount, (text, money, least) => {
      const amounts = unclearAmount({ pricing: "chosen", suggested: null }, least, text, money) ?? [];
      expect(amounts.length > 0).toBe(parseMoney(text, money) === null);
      for (const one of amounts) expect(unclearAmount({ pricing: "chosen", suggested: null }, 0, one, money)).toBeNull();
    }),
  );
});
