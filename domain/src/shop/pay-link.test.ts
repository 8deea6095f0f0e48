import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CURRENCIES, type Currency, MONEY_MAX } from "../money/money.ts";
import { parseMoney } from "../money/typed-amount.ts";
import { fillPayUrl, PAY_URL_MAX } from "./pay-link.ts";
import { parsePayUrl } from "./read-pay-link.ts";

const DUE = { total: 3290, currency: "EUR", number: 1042 } as const;

describe("the payment link of a shop", () => {
  test.each([
    ["https://pay.example.test/kiln", "https://pay.example.test/kiln"],
    ["pay.example.test/kiln/{amount}", "https://pay.example.test/kiln/{amount}"],
    [" HTTPS://pay.example.test/?to=kiln&sum={amount}{currency} ", "https://pay.example.test/?to=kiln&sum={amount}{currency}"],
    ["https://pay.example.test/a b", "https://pay.example.test/a%20b"],
    ["https://pay.example.test/\u202enlik", "https://pay.example.test/nlik"],
    ["", ""],
  ])("%s is read", (typed, url) => {
    expect(parsePayUrl(typed)).toBe(url);
  });

  test.each([
    "http://pay.example.test/kiln",
    "javascript:alert(1)",
    "javascript://pay.example.test/%0aalert(1)",
    "https://{order}.example.test/",
    "https://pay.example.test@evil.example.test/",
    "https://kiln:secret@pay.example.test/",
    "https://localhost/kiln",
    "https://10.0.0.1/kiln",
    "https://nas.local/{amount}",
    "https://pay.example.test/%E2%80%AEnlik",
    "https://pay.example.test/%E2%80%8Fa",
    "pay me",
    `https://pay.example.test/${"a".repeat(PAY_URL_MAX)}`,
  ])("%s is refused", (typed) => {
    expect(parsePayUrl(typed)).toBeNull();
  });

  test("contains the order's data, and nothing if it cannot be opened", () => {
    expect(fillPayUrl("https://pay.example.test/kiln/{amount}?c={currency}&r={order}", DUE)).toBe(
      "https://pay.example.test/kiln/32.90?c=EUR&r=1042",
    );
    expect(fillPayUrl("", DUE)).toBe("");
    expect(fillPayUrl("ftp://pay.example.test/{amount}", DUE)).toBe("");
  });

  test("names exactly the amount due, in every currency", () => {
    const currency = fc.constantFrom(...(Object.keys(CURRENCIES) as Currency[]));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MONEY_MAX }), currency, (total, of) => {
        const url = fillPayUrl("https://pay.example.test/?sum={amount}", { total, currency: of, number: 1 });
        expect(parseMoney(/sum=([\d.]+)$/.exec(url)?.[1] ?? "", of)).toBe(total);
      }),
    );
  });
});
