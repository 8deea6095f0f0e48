import type { Quote } from "@awning/domain/cart/cart";
import { priceCart } from "@awning/domain/cart/price-cart";
import { Failure } from "@awning/domain/errors/failure";
import { DEFAULT_SHOP_SETTINGS } from "@awning/domain/shop/shop-settings";
import { BUYER_WORDS, EMPTY_CHECKOUT_FORM } from "@awning/web/storefront";
import { expect, test } from "vitest";
import { drawHtml } from "#fast-path/draw-html.ts";
import { drawView } from "../render/page-document.tsx";
import { readCheckout } from "./checkout-input.ts";
import { noticeOf } from "./checkout-notice.ts";
import * as labels from "./labels.ts";

const shop = { username: "kiln", displayName: "Kiln", avatar: null, language: "en" };
const SPRING: Quote["discount"] = { code: "SPRING", type: "amount", value: 500, amount: 500 };

function quoteOf(discount: Quote["discount"]): Quote {
  const list = { settings: DEFAULT_SHOP_SETTINGS, products: new Map(), stock: new Map(), discount: null, now: 0 };
  const priced = priceCart(list, { lines: [], delivery: "pickup", country: "", shippingMethod: null, code: "" });
  return { ...priced, discount, delivery: "pickup", countryMatters: false, hash: "h" };
}

/** The submission of a page rendered with one code after another was typed. */
function posted(drawnWith: string, typed: string, delivery = "pickup") {
  const form = { ...EMPTY_CHECKOUT_FORM, code: drawnWith };
  const props = { shop, mediaBase: "", quote: quoteOf(null), form, errors: {}, notice: null };
  const html = drawHtml(drawView({ kind: "checkout", props: { ...props, orderKey: "k", isFreshKey: false, isBasket: false } }));
  const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]);
  return readCheckout(new URLSearchParams([...hidden, ["code", typed], ["delivery", delivery]]));
}

const titleOf = (cart: ReturnType<typeof readCheckout>, discount: Quote["discount"]) =>
  noticeOf(new Failure("quote_changed"), quoteOf(discount), cart, shop).title;

test("treats a typed but unapplied code as the buyer's choice", () => {
  expect(titleOf(posted("", "spring"), SPRING)).toBe("Discount code applied.");
  expect(titleOf(posted("SPRING", ""), null)).toBe("The discount code was removed.");
});

test("mentions a changed delivery method together with the code", () => {
  expect(titleOf(posted("", "spring", "shipping.p"), SPRING)).toBe("Your changes updated the total.");
});

test("blames the shop's change for an equivalent code and for old pages without one", () => {
  const shops = "Prices or stock have changed.";
  expect(titleOf(posted("SPRING", " spring "), SPRING)).toBe(shops);
  expect(titleOf({ ...posted("", "spring"), quotedCode: null }, SPRING)).toBe(shops);
});

test("treats a typed VAT number as the buyer's choice, where it has a part in the price", () => {
  const sent = posted("", "");
  const form = { ...sent.form, billTaxNumber: "DE123456788" };
  expect(titleOf({ ...sent, form, quotedVat: "" }, null)).toBe("Your changes updated the total.");
  expect(titleOf({ ...sent, form, quotedVat: "DE123456788" }, null)).toBe("Prices or stock have changed.");
  expect(titleOf({ ...sent, form }, null)).toBe("Prices or stock have changed.");
});

test("says that a card still books where too many times wait for other payments", () => {
  const wordsOf = (problem?: string) => noticeOf(new Failure("method_unavailable", { problem }), null, posted("", ""), shop).words;
  expect([wordsOf("unpaid"), wordsOf()]).toEqual([labels.payByCardHint, BUYER_WORDS.method_unavailable.words]);
});

test("says how long to wait after too many attempts", () => {
  const failure = new Failure("too_many_requests", { retryAfterSeconds: 2400 });
  expect(noticeOf(failure, null, posted("", ""), shop).words).toBe("Try again in about 40 minutes. Nothing is lost.");
});
