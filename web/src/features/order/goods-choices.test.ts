import type { Product } from "@awning/domain/product/product";
import { SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";
import { expect, test } from "vitest";
import { choicesOf } from "./goods-choices.ts";

const variant = (id: string, name: string, sku = "") => ({
  id,
  name,
  sku,
  price: null,
  values: [name],
  image: null,
  lowAt: null,
  backorder: null,
});

function product(title: string, variants: ReturnType<typeof variant>[] = []): Product {
  return {
    ...{
      id: "p1",
      title,
      slug: "p1",
      sku: "",
      skus: [],
      order: "a",
      kind: "physical",
      description: "",
      richDescription: [],
      price: 100,
      compareAt: null,
    },
    ...{ images: [], variants, limitPerOrder: null, state: "active", taxClass: "standard", options: [], lowAt: null, backorder: false },
    ...{ pricing: "fixed", suggested: null, questions: [], receipt: "", tags: [], weight: null, createdAt: 0, updatedAt: 0 },
  };
}
const named = (one: Product, search: string) => choicesOf(one, search).map(({ variantName }) => variantName);
const mug = product("Café mug", [variant("v1", "Oat"), variant("v2", "Sea", "MUG-7")]);

test("a product without variants is one choice", () => {
  expect(choicesOf(product("Bowl"), "bowl")).toMatchObject([{ variantId: SINGLE_VARIANT, variantName: "", price: 100 }]);
});

test("a search for a variant, by its name or its SKU, leaves the others out; one for the product offers them all", () => {
  expect(named(mug, "")).toEqual(["Oat", "Sea"]);
  expect(named(mug, "cafe")).toEqual(["Oat", "Sea"]);
  expect(named(mug, "mug oat")).toEqual(["Oat"]);
  expect(named(mug, "mug-7")).toEqual(["Sea"]);
});
