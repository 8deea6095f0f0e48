import { VARIANTS_MAX } from "@awning/domain/account/limits";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addOption, addValue, addVariant, missingOf, nameOf, removeOption, removeValue, removeVariant, type Shape } from "./option-form.ts";

function counter() {
  let count = 0;
  return () => `v${++count}`;
}
const names = (shape: Shape) => shape.variants.map((variant) => `${variant.id} ${nameOf(shape, variant)}`);
const NOTHING: Shape = { options: [], variants: [] };

test("turns variants into combinations when an option is added, and keeps their ids", () => {
  const id = counter();
  let shape = addOption(NOTHING, id, "Oat", "Glaze");
  shape = addValue(shape, 0, "Sea", id);
  expect(names(shape)).toEqual(["v1 Oat", "v2 Sea"]);
  shape = addOption(shape, id, "Small", "Size");
  expect(names(shape)).toEqual(["v1 Oat · Small", "v2 Sea · Small"]);
  shape = addValue(shape, 1, "Large", id);
  expect(names(shape)).toEqual(["v1 Oat · Small", "v3 Oat · Large", "v2 Sea · Small", "v4 Sea · Large"]);
  expect(names(removeValue(shape, 0, 0))).toEqual(["v2 Sea · Small", "v4 Sea · Large"]);
  expect(names(removeOption(shape, 1))).toEqual(["v1 Oat", "v2 Sea"]);
  expect(names(removeOption(removeOption(shape, 1), 0))).toEqual([]);
});

test("removes and restores a combination", () => {
  const id = counter();
  let shape = addValue(addOption(addOption(NOTHING, id, "Oat"), id, "Small"), 1, "Large", id);
  shape = removeVariant(shape, "v1");
  expect(names(shape)).toEqual(["v2 Oat · Large"]);
  expect(missingOf(shape)).toEqual([[0, 0]]);
  expect(names(addVariant(shape, [0, 0], id))).toEqual(["v3 Oat · Small", "v2 Oat · Large"]);
});

test("removes the option with its last value", () => {
  expect(removeVariant(addOption(NOTHING, counter(), "Oat"), "v1")).toEqual(NOTHING);
});

type Edit = { act: "option" } | { act: "value" | "less" | "without" | "variant"; at: number; place: number };
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ act: fc.constant("option" as const) }),
  fc.record({
    act: fc.constantFrom("value" as const, "less" as const, "without" as const, "variant" as const),
    at: fc.nat(2),
    place: fc.nat(30),
  }),
);

test("keeps id, price, SKU and picture of remaining variants through any edit, and every variant matches its options", () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
      const id = counter();
      let shape: Shape = NOTHING;
      for (const one of edits) {
        const before = new Map(shape.variants.map((variant) => [variant.id, variant]));
        shape = apply(shape, one, id);
        shape = { ...shape, variants: shape.variants.map((variant) => ({ ...variant, price: variant.id, sku: `s${variant.id}` })) };
        for (const variant of shape.variants) {
          const old = before.get(variant.id);
          if (old) expect([variant.price, variant.sku, variant.image]).toEqual([old.price, old.sku, old.image]);
          expect(variant.values).toHaveLength(shape.options.length);
          for (const [at, value] of variant.values.entries()) expect(value).toBeLessThan(shape.options[at]?.values.length ?? 0);
        }
        expect(new Set(shape.variants.map((variant) => variant.values.join())).size).toBe(shape.variants.length);
        expect(shape.variants.length).toBeLessThanOrEqual(VARIANTS_MAX);
      }
    }),
  );
});

function apply(shape: Shape, one: Edit, id: () => string): Shape {
  if (one.act === "option") return addOption(shape, id, "first");
  const option = shape.options[one.at];
  if (!option) return shape;
  if (one.act === "value") return addValue(shape, one.at, `value ${option.values.length}`, id);
  if (one.act === "less") return removeValue(shape, one.at, one.place % option.values.length);
  if (one.act === "without") return removeOption(shape, one.at);
  return removeVariant(shape, shape.variants[one.place % Math.max(1, shape.variants.length)]?.id ?? "");
}
