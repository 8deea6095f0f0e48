import { expect, test } from "vitest";
import { duplicateSkuProblems, productsWithDuplicateSkus, sharedSkus } from "./duplicate-skus.ts";
import { SKU_TWICE } from "./labels.ts";

const mug = { id: "mug", skus: ["mug-1", "mug-2"] };
const bowl = { id: "bowl", skus: ["mug-2"] };
const vase = { id: "vase", skus: ["vase-1"] };
const bare = { id: "bare", skus: [] };

test("finds SKUs shared with other products, not within the product itself", () => {
  expect([...sharedSkus(mug, [mug, bowl, vase, bare])]).toEqual(["mug-2"]);
  expect([...sharedSkus(vase, [mug, bowl, vase, bare])]).toEqual([]);
});

test("marks the products of a list that share a SKU, each once; those without SKUs share none", () => {
  expect([...productsWithDuplicateSkus([mug, bowl, vase, bare, { id: "bare2", skus: [] }])]).toEqual(["mug", "bowl"]);
  expect([...productsWithDuplicateSkus([{ id: "a", skus: ["x", "x"] }])]).toEqual([]);
  expect([...productsWithDuplicateSkus([])]).toEqual([]);
});

test("reports a duplicate at its SKU field in any case, and at the product’s own field only without variants", () => {
  const kind = (id: string, sku: string) => ({
    id,
    sku,
    name: id,
    price: "",
    values: [],
    image: null,
    lowAt: null,
    backorder: null,
    amount: "",
  });
  const shared = new Set(["mug-2"]);
  expect(duplicateSkuProblems({ sku: " Mug-2 ", variants: [] }, shared)).toEqual({ sku: SKU_TWICE });
  expect(duplicateSkuProblems({ sku: "MUG-2", variants: [kind("a", "MUG-1"), kind("b", "MUG-2")] }, shared)).toEqual({
    "sku:b": SKU_TWICE,
  });
  expect(duplicateSkuProblems({ sku: "", variants: [] }, shared)).toEqual({});
});
