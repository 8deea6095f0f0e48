import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleProduct } from "../product/sample-product.ts";
import { sampleSettings } from "../shop/sample-settings.ts";
import type { ShopSettings } from "../shop/shop-settings.ts";
import { type AskedCart, type PriceList, priceCart } from "./price-cart.ts";

const rates = [
  { country: "EE", standardRate: 24_000, reducedRate: 9_000 },
  { country: null, standardRate: 19_000, reducedRate: 7_000 },
];
const SHOP = sampleSettings({
  ...{ country: "EE", vatNumber: "EE101234568", shipping: { enabled: true, price: 500 } },
  tax: { mode: "inclusive", shipping: true, rates },
});
const GERMAN = "DE 123456788";

/** A shop with a product for physical and one for digital lines. */
function priced(shop: Partial<ShopSettings>, cart: Partial<AskedCart>, prices = [11_900, 1_190]) {
  const products = (["physical", "digital"] as const).map((kind, at) => {
    const draft = sampleProduct({ title: kind, kind, price: prices[at] ?? 0, taxClass: at === 0 ? "standard" : "reduced" });
    return { ...draft, id: kind, createdAt: 0, updatedAt: 0 };
  });
  const settings = { ...SHOP, ...shop };
  const list: PriceList = { settings, products: new Map(products.map((one) => [one.id, one])), stock: new Map(), discount: null, now: 0 };
  const lines = [{ productId: "physical", variantId: "single", quantity: 1 }];
  return priceCart(list, { lines, delivery: "shipping", country: "DE", shippingMethod: null, code: "", taxNumber: GERMAN, ...cart });
}
const FILE = { lines: [{ productId: "digital", variantId: "single", quantity: 1 }], delivery: null };

test("a company of another member state pays the price without the VAT in it", () => {
  const quote = priced({}, {});
  expect(quote).toMatchObject({ subtotal: 10_000, shipping: 420, total: 10_420, tax: { mode: "none", rates: [] }, takesVatNumbers: true });
  expect(quote.reverseCharge).toEqual({ seller: "EE101234568", buyer: "DE123456788" });
  expect(priced({ tax: { ...SHOP.tax, mode: "exclusive" } }, {})).toMatchObject({ subtotal: 11_900, shipping: 500, total: 12_400 });
  expect(priced({}, FILE)).toMatchObject({ subtotal: 1_092, total: 1_092, reverseCharge: { buyer: "DE123456788" } });
});

test.each<[string, Partial<ShopSettings>, Partial<AskedCart>]>([
  ["without a number", {}, { taxNumber: "" }],
  ["with one of the shop’s own country", {}, { taxNumber: "EE101234568" }],
  ["with a wrong one", {}, { taxNumber: "DE123456789" }],
  ["with one of no member state", {}, { taxNumber: "GB123456789" }],
  ["for what stays in the shop’s country", {}, { country: "EE" }],
  ["for what leaves the EU", {}, { country: "US" }],
  ["for a pickup", { pickup: { enabled: true, place: "", shown: true } }, { delivery: "pickup" }],
  ["for files, with one of the shop’s country", {}, { ...FILE, taxNumber: "EE101234568" }],
  ["in a shop without a number", { vatNumber: "" }, {}],
  ["in a shop with a number of another country", { vatNumber: "DE123456788" }, { taxNumber: "EE101234568" }],
  ["in a shop whose country is unknown", { country: "" }, {}],
])("VAT is charged %s", (_name, shop, cart) => {
  const quote = priced(shop, cart);
  expect(quote.reverseCharge).toBeUndefined();
  expect(quote.tax.mode).toBe("inclusive");
  expect(quote).toEqual({ ...priced(shop, { ...cart, taxNumber: "" }) });
});

test("a small business charges everybody the same", () => {
  const small = { tax: { ...SHOP.tax, mode: "none" as const } };
  expect(priced(small, {})).toEqual(priced(small, { taxNumber: "" }));
  expect(priced(small, {})).not.toHaveProperty("takesVatNumbers");
});

test("without VAT a cart costs what it costs with it, less the VAT, to a cent for each unit", () => {
  const cart = fc.record({
    prices: fc.tuple(fc.nat(200_000), fc.nat(200_000)),
    counts: fc.tuple(fc.integer({ min: 1, max: 20 }), fc.nat(20)),
  });
  fc.assert(
    fc.property(cart, fc.constantFrom("inclusive" as const, "exclusive" as const), ({ prices, counts: [things, files] }, mode) => {
      const lines = [
        { productId: "physical", variantId: "single", quantity: things },
        ...(files > 0 ? [{ productId: "digital", variantId: "single", quantity: files }] : []),
      ];
      const shop = { tax: { ...SHOP.tax, mode } };
      const [gross, net] = [priced(shop, { lines, taxNumber: "" }, prices), priced(shop, { lines }, prices)];
      const vat = gross.tax.rates.reduce((sum, one) => sum + one.amount, 0);
      expect(Math.abs(gross.total - vat - net.total)).toBeLessThanOrEqual(mode === "exclusive" ? 0 : things + files + 1);
      expect(net.total).toBe(net.lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0) + net.shipping);
      expect(net.lines.every(({ tax }) => tax.amount === 0)).toBe(true);
    }),
  );
});
