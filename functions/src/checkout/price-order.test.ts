import { type AskedCart, type PriceList, priceCart } from "@awning/domain/cart/price-cart";
import { type AgreedTexts, NO_AGREED_TEXTS } from "@awning/domain/checkout/attribution";
import type { Product } from "@awning/domain/product/product";
import { sampleProduct } from "@awning/domain/product/sample-product";
import { SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import { DEFAULT_SHOP_SETTINGS, type ShopSettings } from "@awning/domain/shop/shop-settings";
import { expect, test } from "vitest";
import { withHash } from "./price-order.ts";

const SETTINGS: ShopSettings = {
  ...DEFAULT_SHOP_SETTINGS,
  transfer: { enabled: true, instructions: "" },
  shipping: { enabled: true, price: 500 },
};
const MUG = { ...sampleProduct({ title: "Mug", price: 1000 }), id: "mug", createdAt: 0, updatedAt: 0 };
const CART: AskedCart = {
  lines: [{ productId: "mug", variantId: SINGLE_VARIANT, quantity: 2 }],
  delivery: "shipping",
  country: "",
  shippingMethod: null,
  code: "",
};

function hash({ product = {}, settings = {}, left, cart = {} }: Changes = {}): string {
  const stock: PriceList["stock"] = left === undefined ? new Map() : new Map([[stockId("mug", SINGLE_VARIANT), { available: left }]]);
  const products = new Map([["mug", { ...MUG, ...product }]]);
  return withHash(priceCart({ settings: { ...SETTINGS, ...settings }, products, stock, discount: null, now: 0 }, { ...CART, ...cart }))
    .hash;
}
type Changes = { product?: Partial<Product>; settings?: Partial<ShopSettings>; left?: number; cart?: Partial<AskedCart> };

test("keeps the hash while names, prices and terms stay the same", () => {
  expect(hash({ product: { description: "Other words", receipt: "new" }, left: 9 })).toBe(hash());
  expect(hash({ settings: { country: "EE" } })).toBe(hash());
});

const rates = [{ country: null, standardRate: 20000, reducedRate: 5000 }];
test.each<[string, Changes]>([
  ["a name", { product: { title: "Other words" } }],
  ["a price", { product: { price: 1001 } }],
  ["a parcel", { settings: { shipping: { enabled: true, price: 501 } } }],
  ["the currency", { settings: { currency: "USD" } }],
  ["the stock", { left: 1 }],
  ["that pieces are sent later", { product: { backorder: true }, left: 1 }],
  ["the right to withdraw", { product: { withdrawal: "custom" } }],
  ["the delivery", { cart: { delivery: "pickup" } }],
  ["a tax inside the price", { settings: { tax: { mode: "inclusive", shipping: true, rates } } }],
  ["a tax on top", { settings: { tax: { mode: "exclusive", shipping: true, rates } } }],
])("changes the hash when %s changes", (_name, changes) => {
  expect(hash(changes)).not.toBe(hash());
});

test("changes only the part after the dot when an agreed text changes", () => {
  const priced = priceCart({ settings: SETTINGS, products: new Map([["mug", MUG]]), stock: new Map(), discount: null, now: 0 }, CART);
  const parts = (texts?: AgreedTexts) => withHash(priced, texts).hash.split(".");
  const [price] = parts();
  expect(parts()).toHaveLength(1);
  const none = parts(NO_AGREED_TEXTS)[1];
  const own = { ...NO_AGREED_TEXTS, terms: "a1" };
  expect(parts(own)[0]).toBe(price);
  expect(new Set([none, parts(own)[1], parts({ ...own, privacy: "b2" })[1], parts({ ...own, terms: "", privacy: "a1" })[1]]).size).toBe(4);
  expect(withHash(priced, own).hash.length).toBeLessThanOrEqual(80);
});
