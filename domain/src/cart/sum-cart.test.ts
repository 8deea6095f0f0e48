import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CURRENCIES, type Currency, formatMoney, MONEY_MAX, toDecimal } from "../money/money.ts";
import { NO_TAX, TAX_CLASSES, TAX_MODES, type TaxClass, taxOf } from "../money/tax.ts";
import { parseMoney } from "../money/typed-amount.ts";
import { sumCart, type Terms } from "./sum-cart.ts";

const line = (productId: string, total: number, taxClass: TaxClass = "standard") => ({
  productId,
  variantId: "single",
  taxClass,
  total,
  problem: null,
});
const PLAIN: Terms = { shipping: { price: 90, freeOver: null }, discount: null, tax: NO_TAX, country: "EE" };
const RATES = { shipping: true, rates: [{ country: "EE", standardRate: 20000, reducedRate: 5000 }] };

test("lines that cannot be bought cost nothing", () => {
  const lost = { ...line("b", 700), problem: { code: "sold_out", left: 0 } as const };
  expect(sumCart([line("a", 500), lost], PLAIN)).toMatchObject({ subtotal: 500, discount: 0, shipping: 90, total: 590 });
  expect(sumCart([lost], PLAIN)).toMatchObject({ subtotal: 0, shipping: 0, total: 0 });
});

test("exclusive tax is part of the total, and inclusive tax is only shown", () => {
  const cart = [line("a", 1000), line("b", 1000, "reduced"), line("c", 1000, "zero")];
  const inside = sumCart(cart, { ...PLAIN, tax: { mode: "inclusive", ...RATES } });
  expect(inside).toMatchObject({
    total: 3090,
    tax: {
      rates: [
        { taxRate: 20000, taxed: 1090, amount: 182 },
        { taxRate: 5000, amount: 48 },
      ],
    },
  });
  const onTop = sumCart(cart, { ...PLAIN, tax: { mode: "exclusive", ...RATES } });
  expect(onTop).toMatchObject({ total: 3090 + 218 + 50, tax: { rates: [{ amount: 218 }, { amount: 50 }] } });
  const untaxedParcel = sumCart(cart, { ...PLAIN, tax: { mode: "exclusive", ...RATES, shipping: false } });
  expect(untaxedParcel.total).toBe(3090 + 250);
});

test("a discount lowers the tax and counts before free shipping", () => {
  const terms: Terms = { ...PLAIN, shipping: { price: 90, freeOver: 1000 }, tax: { mode: "exclusive", ...RATES } };
  expect(sumCart([line("a", 1000)], terms)).toMatchObject({ shipping: 0, total: 1200 });
  const discount = { type: "percent" as const, value: 10, productIds: [] };
  expect(sumCart([line("a", 1000)], { ...terms, discount })).toMatchObject({ discount: 100, shipping: 90, total: 900 + 180 + 90 + 18 });
});

test("free shipping removes only the shipping cost", () => {
  const discount = { type: "free_shipping" as const, value: 0, productIds: [] };
  expect(sumCart([line("a", 1000)], { ...PLAIN, discount })).toMatchObject({ discount: 0, shipping: 0, total: 1000 });
});

const rate = fc.integer({ min: 0, max: 30_000 });
const amount = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 1_000_000 }));
const carts = fc.uniqueArray(
  fc.record({
    productId: fc.constantFrom(..."abcdefghij"),
    variantId: fc.constantFrom("single", "x"),
    taxClass: fc.constantFrom(...TAX_CLASSES),
    total: amount,
    problem: fc.option(fc.constant({ code: "sold_out" as const, left: 0 }), { freq: 6 }),
  }),
  { selector: (one) => `${one.productId}_${one.variantId}`, maxLength: 20 },
);
const terms: fc.Arbitrary<Terms> = fc.record({
  shipping: fc.option(fc.record({ price: fc.oneof(amount, fc.constant(MONEY_MAX)), freeOver: fc.option(amount) })),
  discount: fc.option(
    fc.oneof(
      fc.record({
        type: fc.constant("percent" as const),
        value: fc.integer({ min: 1, max: 100 }),
        productIds: fc.subarray(["a", "b", "c"]),
      }),
      fc.record({
        type: fc.constant("amount" as const),
        value: fc.integer({ min: 1, max: MONEY_MAX }),
        productIds: fc.subarray(["a", "b"]),
      }),
      fc.record({ type: fc.constant("free_shipping" as const), value: fc.constant(0), productIds: fc.constant<string[]>([]) }),
    ),
  ),
  tax: fc.record({
    mode: fc.constantFrom(...TAX_MODES),
    shipping: fc.boolean(),
    rates: fc.tuple(rate, rate, rate, rate).map(([a, b, c, d]) => [
      { country: "EE", standardRate: a, reducedRate: b },
      { country: null, standardRate: c, reducedRate: d },
    ]),
  }),
  country: fc.constantFrom("EE", "JP", ""),
});
const add = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

test("every sum is the sum of its lines, for any cart", () => {
  fc.assert(
    fc.property(carts, terms, (cart, on) => {
      const sums = sumCart(cart, on);
      const good = sums.lines.filter((one) => !one.problem);
      expect(sums.subtotal).toBe(add(good.map((one) => one.total)));
      expect(sums.discount).toBe(add(sums.lines.map((one) => one.discount)));
      const taxes = add(sums.tax.rates.map((one) => one.amount));
      const rateOfShipping = on.tax.shipping
        ? (on.tax.rates.find((one) => one.country === on.country) ?? on.tax.rates[1])?.standardRate
        : 0;
      expect(taxes).toBe(add(good.map((one) => one.tax.amount)) + taxOf(on.tax.mode, sums.shipping, rateOfShipping ?? 0));
      for (const one of good) expect(one.tax.amount).toBe(taxOf(on.tax.mode, one.total - one.discount, one.tax.taxRate));
      expect(sums.total).toBe(sums.subtotal - sums.discount + sums.shipping + (on.tax.mode === "exclusive" ? taxes : 0));
      for (const one of sums.tax.rates) expect(one.amount).toBeLessThanOrEqual(one.taxed);
    }),
  );
});

test("no amount is negative, fractional or too large, and a discount never raises a price", () => {
  fc.assert(
    fc.property(carts, terms, (cart, on) => {
      const sums = sumCart(cart, on);
      const all = [sums.subtotal, sums.discount, sums.shipping, sums.total, ...sums.tax.rates.flatMap((one) => [one.taxed, one.amount])];
      for (const one of all) expect(Number.isSafeInteger(one) && one >= 0 && one <= MONEY_MAX).toBe(true);
      for (const one of sums.lines) expect(one.discount).toBeLessThanOrEqual(one.problem ? 0 : one.total);
      expect(sums.discount).toBeLessThanOrEqual(sums.subtotal);
      const goods = sums.subtotal - sums.discount;
      expect(goods).toBeLessThanOrEqual(sumCart(cart, { ...on, discount: null }).subtotal);
    }),
  );
});

test("the order of lines does not change amounts", () => {
  fc.assert(
    fc.property(carts, terms, (cart, on) => {
      const one = sumCart(cart, on);
      const other = sumCart([...cart].reverse(), on);
      expect(other.lines.reverse()).toEqual(one.lines);
      expect({ ...other, lines: [] }).toEqual({ ...one, lines: [] });
    }),
  );
});

test("formatted sums parse back to the same sums in every currency", () => {
  fc.assert(
    fc.property(carts, terms, fc.constantFrom(...(Object.keys(CURRENCIES) as Currency[])), (cart, on, currency) => {
      const sums = sumCart(cart, on);
      const read = (value: number) => parseMoney(toDecimal(value, currency), currency) ?? Number.NaN;
      const taxes = on.tax.mode === "exclusive" ? add(sums.tax.rates.map((one) => read(one.amount))) : 0;
      expect(read(sums.subtotal) - read(sums.discount) + read(sums.shipping) + taxes).toBe(read(sums.total));
      expect(formatMoney(sums.total, currency, "en")).not.toContain("NaN");
    }),
  );
});
