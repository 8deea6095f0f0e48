import { sampleProduct } from "@awning/domain/product/sample-product";
import { expect, test } from "vitest";
import { sortOf, sortProducts } from "./sort-products.ts";

const product = (id: string, price: number, createdAt: number) => ({ ...sampleProduct({ title: id, price }), id, createdAt, updatedAt: 0 });
const shelf = [product("Mug", 2400, 3), product("Bowl", 4600, 1), product("jar", 900, 2)];
const stock = new Map([
  ["Mug", new Map([["single", 5]])],
  [
    "jar",
    new Map([
      ["a", 1],
      ["b", 0],
    ]),
  ],
]);

test.each([
  [null, ["Mug", "Bowl", "jar"]],
  ["name", ["Bowl", "jar", "Mug"]],
  ["price", ["jar", "Mug", "Bowl"]],
  ["stock", ["jar", "Mug", "Bowl"]],
  ["newest", ["Mug", "jar", "Bowl"]],
] as const)("by %s products come as %j", (sort, ids) => {
  expect(sortProducts(shelf, sort, stock).map(({ id }) => id)).toEqual(ids);
});

test("an unknown sort in the address is the order of the shop", () => {
  expect([sortOf("stock"), sortOf("toString"), sortOf(null)]).toEqual(["stock", null, null]);
});
