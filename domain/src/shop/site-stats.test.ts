import { expect, test } from "vitest";
import type { Product } from "../product/product.ts";
import { stockId } from "../routes/firestore-paths.ts";
import { LOW_NOTED_MAX, lowNoted, lowUnitsOf } from "./site-stats.ts";

const product = (id: string, fields: Partial<Product> = {}) =>
  ({ id, title: id, variants: [], lowAt: null, backorder: false, ...fields }) as unknown as Product;
const counts = (all: Readonly<Record<string, number>>) => new Map(Object.entries(all));
const noted = (products: readonly Product[], stock: ReadonlyMap<string, number>) => {
  const low = products.flatMap((one) => {
    const left = lowUnitsOf(one, stock);
    return left === null ? [] : [[one.id, left] as const];
  });
  return lowNoted(
    products.map(({ id }) => id),
    new Map(low),
  );
};
const single = (id: string) => stockId(id, "single");

test("records low-stock products on any page, those with the fewest units first", () => {
  const products = Array.from({ length: 90 }, (_, index) => product(`p${String(index).padStart(2, "0")}`, { lowAt: 10 }));
  const stock = new Map(products.map(({ id }, index) => [single(id), 90 - index]));
  expect(noted(products, stock)).toEqual(["p86", "p87", "p88", "p89"]);
  expect(LOW_NOTED_MAX).toBe(4);
});

test("stock changes keep the record while the same products are low", () => {
  const products = [product("a"), product("b")];
  const before = noted(products, counts({ [single("a")]: 3, [single("b")]: 2 }));
  expect(noted(products, counts({ [single("a")]: 0, [single("b")]: 2 }))).toEqual(before);
});

test("ignores untracked products and those above their threshold; one low variant is enough", () => {
  const variants = ["ash", "iron"].map((id) => ({ id, name: id, price: null, lowAt: null, backorder: null }));
  const kinds = product("kinds", { variants } as unknown as Partial<Product>);
  const stock = counts({ [single("marked")]: 2, [stockId("kinds", "ash")]: 40, [stockId("kinds", "iron")]: 1 });
  expect(noted([product("uncounted"), product("marked", { lowAt: 1 }), kinds], stock)).toEqual(["kinds"]);
});
