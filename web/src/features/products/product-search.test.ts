import { expect, test } from "vitest";
import { searchProducts } from "./product-search.ts";

const mug = { title: "Café mug", variants: [{ id: "a", name: "Celadon", price: null }] };
const bowl = { title: "Breakfast bowl", variants: [] };

test("a search looks at names and kinds, without accents and letter case", () => {
  expect(searchProducts([mug, bowl], "cafe")).toEqual([mug]);
  expect(searchProducts([mug, bowl], "CELADON mug")).toEqual([mug]);
  expect(searchProducts([mug, bowl], "celadon bowl")).toEqual([]);
  expect(searchProducts([mug, bowl], "  ")).toEqual([mug, bowl]);
});
