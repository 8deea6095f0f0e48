import { expect, test } from "vitest";
import { idOf, toStoredProduct } from "../shop/stored.ts";
import { rowChanges } from "../values/row-changes.ts";
import { skusOf } from "./identifiers.ts";
import { combinations, fitsOptions, OPTION_VALUES_MAX, OPTIONS_MAX, settleOptions, VARIANT_NAME_MAX, variantName } from "./option.ts";
import { productDraftSchema } from "./product.ts";
import { sampleProduct } from "./sample-product.ts";

const variant = (id: string, values: string[]) => ({ id, name: variantName(values) || id, price: null, values, sku: "", image: null });
const glaze = { name: "Glaze", values: ["Oat", "Sea"] };
const size = { name: "Size", values: ["Small", "Large"] };

test("a variant is named by its values, and the longest name is within the limit", () => {
  expect(variantName(["Oat", "Large"])).toBe("Oat · Large");
  expect(variantName(Array(OPTIONS_MAX).fill("x".repeat(60)))).toHaveLength(VARIANT_NAME_MAX);
});

test.each([
  [[], [], true],
  [[], [variant("a", [])], false],
  [[], [variant("a", ["Oat"])], false],
  [[glaze], [variant("a", ["Oat"]), variant("b", ["Sea"])], true],
  [[glaze], [variant("a", ["Oat"]), variant("b", ["Oat"])], false],
  [[glaze], [variant("a", ["Ash"])], false],
  [[glaze, size], [variant("a", ["Oat", "Large"])], true],
  [[glaze, size], [variant("a", ["Oat"])], false],
  [[glaze, size], [variant("a", ["Large", "Oat"])], false],
])("variants have one value of each option: %j %j", (options, variants, fits) => {
  expect(fitsOptions({ options, variants })).toBe(fits);
});

test("combinations follow the order of their lists", () => {
  expect(combinations([["a", "b"], ["1"], ["x", "y"]])).toEqual([
    ["a", "1", "x"],
    ["a", "1", "y"],
    ["b", "1", "x"],
    ["b", "1", "y"],
  ]);
  expect(combinations([])).toEqual([[]]);
});

test("keeps the consistent part of a stored product", () => {
  const mug = sampleProduct({ title: "Mug", price: 100, variants: [{ id: "v1", name: "Oat", price: null }] });
  expect(productDraftSchema.parse(toStoredProduct(mug))).toEqual(mug);
  expect(productDraftSchema.parse(toStoredProduct({ ...mug, options: [] }))).toEqual({ ...mug, options: [], variants: [] });
});

test("drops variants without an option on the next change and keeps the others", () => {
  const variants = ["Oat", "Ash", "Sea"].map((name) => ({ id: name, name, price: null }));
  const stored = toStoredProduct(sampleProduct({ title: "Mug", price: 100, variants }));
  const product = { ...stored, variants: { ...stored.variants, Ash: { ...stored.variants.Ash, values: ["Ash", "Large"] } } };
  const left = productDraftSchema.parse(product).variants;
  expect(left.map(({ id }) => id)).toEqual(["Oat", "Sea"]);
  const list = { schema: productDraftSchema.shape.variants, name: "id", keyOf: idOf };
  const changed = left.map((one) => (one.id === "Sea" ? { ...one, price: 1 } : one));
  expect(rowChanges(list, product.variants, changed)).toEqual({ set: { "Sea.price": 1 }, gone: ["Ash"] });
});

test("finds SKUs in any case; variants replace the product's own", () => {
  expect(skusOf({ sku: "Mug-1", variants: [] })).toEqual(["mug-1"]);
  expect(skusOf({ sku: "Mug-1", variants: [{ sku: "" }, { sku: "A" }, { sku: "a" }] })).toEqual(["a"]);
});

const many = Array.from({ length: OPTION_VALUES_MAX }, (_, at) => `Glaze ${at}`);
test.each([
  [
    "a value that its option lost is there again",
    [glaze],
    [variant("a", ["Oat"]), variant("b", ["Ash"])],
    ["a", "b"],
    ["Oat", "Sea", "Ash"],
  ],
  ["of two of the same values the first stays", [glaze], [variant("a", ["Ash"]), variant("b", ["Ash"])], ["a"], ["Oat", "Sea", "Ash"]],
  ["one of another number of options is left out", [glaze], [variant("a", ["Oat"]), variant("b", ["Sea", "Large"])], ["a"], ["Oat", "Sea"]],
  ["without options there are none", [], [variant("a", []), variant("b", ["Oat"])], [], undefined],
  ["an option has room for so many", [{ name: "Glaze", values: many }], [variant("a", ["Ash"]), variant("b", ["Glaze 3"])], ["b"], many],
])("after two devices changed options and variants: %s", (_, options, variants, ids, values) => {
  const settled = settleOptions({ options, variants });
  expect(settled.variants.map(({ id }) => id)).toEqual(ids);
  expect(settled.options[0]?.values).toEqual(values);
  expect(fitsOptions(settled)).toBe(true);
});
