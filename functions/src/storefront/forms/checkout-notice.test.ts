import type { Quote } from "@awning/domain/cart/cart";
import { priceCart } from "@awning/domain/cart/price-cart";
import { Failure } from "@awning/domain/errors/failure";
import { DEFAULT_SHOP_SETTINGS } from "@awning/domain/shop/shop-settings";
import { EMPTY_CHECKOUT_FORM } from "@awning/web/storefront";
import { expect, test } from "vitest";
import { drawHtml } from "#fast-path/draw-html.ts";
import { drawView } from "../render/page-document.tsx";
import { readCheckout } from "./checkout-input.ts";
import { noticeOf } from "./checkout-notice.ts";

const shop = { username: "kiln", displayName: "Kiln", avatar: null, language: "en" };
const SPRING: Quote["discount"] = { code: "SPRING", type: "amount", value: 500, amount: 500 };

function quoteOf(discount: Quote["discount"]): Quote {
  const list = { settings: DEFAULT_SHOP_SETTINGS, products: new Map(), stock: new Map(), discount: null, now: 0 };
  const priced = priceCart(list, { lines: [], delivery: "pickup", country: "", shippingMethod: null, code: "" });
  return { ...priced, discount, delivery: "pickup", countryMatters: false, hash: "h" };
}

/** What a page that was drawn with one code posts when another is typed into it. */
function posted(drawnWith: string, typed: string, delivery = "pickup") {
  const form = { ...EMPTY_CHECKOUT_FORM, code: drawnWith };
  const props = { shop, mediaBase: "", quote: quoteOf(null), form, errors: {}, notice: null };
  const html = drawHtml(drawView({ kind: "checkout", props: { ...props, orderKey: "k", isFreshKey: false, isBasket: false } }));
  const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]);
  return readCheckout(new URLSearchParams([...hidden, ["code", typed], ["delivery", delivery]]));
}

const titleOf = (cart: ReturnType<typeof readCheckout>, discount: Quote["discount"]) =>
  noticeOf(new Failure("quote_changed"), quoteOf(discount), cart, shop).title;

test("a code that was typed and not asked about is the buyer's own choice", () => {
  expect(titleOf(posted("", "spring"), SPRING)).toBe("Discount code applied.");
  expect(titleOf(posted("SPRING", ""), null)).toBe("The discount code was removed.");
});

test("with another way of delivery both are told together", () => {
  expect(titleOf(posted("", "spring", "shipping.p"), SPRING)).toBe("Your changes updated the total.");
});

test("the same code, however it is written, leaves it to the shop; so does a page from before it said its code", () => {
  const shops = "Prices or stock have changed.";
  expect(titleOf(posted("SPRING", " spring "), SPRING)).toBe(shops);
  expect(titleOf({ ...posted("", "spring"), quotedCode: null }, SPRING)).toBe(shops);
});

test("too many tries say how long the wait is", () => {
  const failure = new Failure("too_many_requests", { retryAfterSeconds: 2400 });
  expect(noticeOf(failure, null, posted("", ""), shop).words).toBe("Try again in about 40 minutes. Nothing is lost.");
});
