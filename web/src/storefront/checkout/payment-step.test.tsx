import { type PriceList, priceCart } from "@awning/domain/cart/price-cart";
import type { Currency } from "@awning/domain/money/money";
import { sampleProduct } from "@awning/domain/product/sample-product";
import { DEFAULT_SHOP_SETTINGS, type ShopSettings } from "@awning/domain/shop/shop-settings";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EMPTY_CHECKOUT_FORM } from "./checkout-form.ts";
import * as labels from "./labels.ts";
import { PaymentStep } from "./payment-step.tsx";

const SHOP = { username: "kiln", displayName: "Kiln", avatar: null, language: "en" };

/** The payment step of a shop that takes nothing but cards, or nothing at all. */
function drawn(price: number, hasCards: boolean, currency: Currency = "EUR", more: Partial<ShopSettings> = {}, taxNumber = ""): string {
  const settings = { ...DEFAULT_SHOP_SETTINGS, currency, cash: { enabled: false, instructions: "" }, ...more };
  const pin = { ...sampleProduct({ title: "Pin", price, kind: taxNumber ? "digital" : "physical" }), id: "pin" };
  const products = new Map([["pin", { ...pin, createdAt: 0, updatedAt: 0 }]]);
  const list: PriceList = { settings, products, stock: new Map(), discount: null, now: 0, hasCards };
  const lines = [{ productId: "pin", variantId: "single", quantity: 1 }];
  const quote = { ...priceCart(list, { lines, delivery: "pickup", country: "", shippingMethod: null, code: "", taxNumber }), hash: "" };
  return renderToStaticMarkup(
    <PaymentStep quote={quote} form={{ ...EMPTY_CHECKOUT_FORM, billTaxNumber: taxNumber }} errors={{}} shop={SHOP} />,
  );
}

test("who cannot pay a total that small by card reads from where on they can, and what to do", () => {
  const small = drawn(20, true);
  expect(small).toContain("The minimum for card payments is €0.50. Add something to your basket, or ask the shop for another way to pay.");
  expect(small).not.toContain('value="card"');
  const enough = drawn(50, true);
  expect(enough).toContain('value="card"');
  expect(enough).not.toContain("The minimum for card payments");
  expect(drawn(20, false)).toContain("Ask the shop for another way to pay.");
});

test("where the last digit is what no card pays, that is said", () => {
  expect(drawn(5124, true, "KWD")).toMatch(
    /Card payments must be for an amount that ends in 0, so KWD.5\.124 can’t be paid by card\. Change your basket, or ask the shop/,
  );
  expect(drawn(5120, true, "KWD")).toContain('value="card"');
});

test("who enters a VAT number reads beside it that they cannot withdraw, where the shop lets no business", () => {
  const hint = /id="billTaxNumber-hint">If you enter a VAT number, you buy as a business and can’t withdraw\./;
  expect(drawn(500, true, "EUR", { businessWithdrawal: false })).toMatch(hint);
  expect(drawn(500, true)).not.toMatch(hint);
});

test("beside a VAT number stands what it does to the price, in shops where it does", () => {
  const tax = { mode: "inclusive" as const, shipping: true, rates: [{ country: null, standardRate: 20_000, reducedRate: 0 }] };
  const shop = { country: "EE", vatNumber: "EE101234568", tax };
  const hint = (taxNumber: string, settings: Partial<ShopSettings> = shop) =>
    /id="billTaxNumber-hint">([^<]*)</.exec(drawn(500, true, "EUR", settings, taxNumber))?.[1];
  expect(hint("")).toBe(labels.vatNumberHint);
  expect(hint("DE 123456788")).toBe(labels.vatTakenOff);
  expect(hint("DE 123456789")).toBe(labels.vatNumberKept);
  expect(hint("DE 123456788", { ...shop, vatNumber: "" })).toBeUndefined();
  expect(drawn(500, true, "EUR", shop)).toMatch(/<input id="billTaxNumber"[^>]*data-requote="true"/);
  expect(drawn(500, true)).not.toContain("data-requote");
});
