import type { Product } from "@awning/domain/product/product";
import { sampleProduct } from "@awning/domain/product/sample-product";
import { SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";
import { expect, test } from "vitest";
import { choicesOf } from "./manual-form.ts";

type Variants = NonNullable<Parameters<typeof sampleProduct>[0]["variants"]>;
function product(title: string, variants: Variants = []): Product {
  return { ...sampleProduct({ title, price: 100, variants }), id: "p1", createdAt: 0, updatedAt: 0 };
}
const named = (one: Product, search: string) => choicesOf(one, search).map(({ variantName }) => variantName);
const mug = product("Café mug", [
  { id: "v1", name: "Oat", price: null },
  { id: "v2", name: "Sea", price: null, sku: "MUG-7" },
]);

test("offers a product without variants as one choice", () => {
  expect(choicesOf(product("Bowl"), "bowl")).toMatchObject([{ variantId: SINGLE_VARIANT, variantName: "", price: 100 }]);
});

test("offers only the variants that match by name or SKU, and all variants when the product matches", () => {
  expect(named(mug, "")).toEqual(["Oat", "Sea"]);
  expect(named(mug, "cafe")).toEqual(["Oat", "Sea"]);
  expect(named(mug, "mug oat")).toEqual(["Oat"]);
  expect(named(mug, "mug-7")).toEqual(["Sea"]);
});
