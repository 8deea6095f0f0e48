import { BOOKED_VARIANT, PHONE_QUESTION } from "@awning/domain/booking/prepaid/booked-line";
import { priceCart } from "@awning/domain/cart/price-cart";
import { sampleProduct } from "@awning/domain/product/sample-product";
import { DEFAULT_SHOP_SETTINGS } from "@awning/domain/shop/shop-settings";
import { expect, test } from "vitest";
import { answersOf } from "./check-order.ts";

test("a call that is paid ahead has a number that can be called", () => {
  const name = {
    id: BOOKED_VARIANT,
    name: "Thu, 26 Nov 2026, 16:30",
    price: null,
    values: [],
    sku: "",
    image: null,
    lowAt: null,
    backorder: null,
    amount: 0,
  };
  const draft = sampleProduct({ title: "Call", kind: "service", price: 1000, questions: [PHONE_QUESTION] });
  const call = { ...draft, variants: [name], id: "call", createdAt: 0, updatedAt: 0 };
  const problemsOf = (phone: string) => {
    const lines = [{ productId: "call", variantId: BOOKED_VARIANT, quantity: 1, answers: { phone } }];
    const list = { settings: DEFAULT_SHOP_SETTINGS, products: new Map([["call", call]]), stock: new Map(), discount: null, now: 0 };
    const priced = priceCart(list, { lines, delivery: null, country: "", shippingMethod: null, code: "" });
    return priced.lines.flatMap((line) => [...answersOf(line, lines).problems]);
  };
  expect(problemsOf("+372 5123 4567")).toEqual([]);
  expect(problemsOf("ask me")).toEqual([["phone", "missing"]]);
  expect(problemsOf("")).toEqual([["phone", "missing"]]);
});
