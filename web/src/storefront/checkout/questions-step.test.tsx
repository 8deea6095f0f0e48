import { priceCart } from "@awning/domain/cart/price-cart";
import { sampleProduct, sampleQuestion } from "@awning/domain/product/sample-product";
import { DEFAULT_SHOP_SETTINGS } from "@awning/domain/shop/shop-settings";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EMPTY_CHECKOUT_FORM } from "./checkout-form.ts";
import { QuestionsStep } from "./questions-step.tsx";

/** The questions step for this many mugs. */
function asked(quantity: number): string {
  const questions = [sampleQuestion({ id: "name", label: "Name on it", required: true, max: 20 })];
  const draft = sampleProduct({ title: "Mug", price: 1000, questions });
  const products = new Map([["mug", { ...draft, id: "mug", createdAt: 0, updatedAt: 0 }]]);
  const list = { settings: DEFAULT_SHOP_SETTINGS, products, stock: new Map(), discount: null, now: 0 };
  const lines = [{ productId: "mug", variantId: "single", quantity }];
  const quote = { ...priceCart(list, { lines, delivery: null, country: "", shippingMethod: null, code: "" }), hash: "" };
  return renderToStaticMarkup(<QuestionsStep quote={quote} form={EMPTY_CHECKOUT_FORM} errors={{}} isFirstWrong={false} />);
}

test("says that one answer covers several items, and where to write more", () => {
  expect(asked(3)).toContain("For all 3 items. If each should be different, add a note to the shop below.");
  expect(asked(1)).toContain("Name on it");
  expect(asked(1)).not.toContain("For all");
});
