import type { Product } from "@awning/domain/product/product";
import { sampleProduct } from "@awning/domain/product/sample-product";
import { expect, test } from "vitest";
import { productsCsv } from "./product-csv.ts";

function product(id: string, over: Partial<Product>): Product {
  return { ...sampleProduct({ title: id, slug: id, price: 2850 }), id, createdAt: 0, updatedAt: 0, ...over };
}
const variant = (id: string, price: number | null) => ({
  id,
  name: `Glaze ${id}`,
  price,
  values: [],
  sku: `M-${id}`,
  image: null,
  lowAt: null,
  backorder: null,
  amount: 0,
});

test("writes a row for each variant, in shop order, with its own price, SKU and stock", () => {
  const products = [
    product("vase", {
      order: "b",
      title: "=Vase, tall",
      compareAt: 3000,
      limitPerOrder: 2,
      lowAt: 5,
      pricing: "chosen",
      suggested: 4000,
      backorder: true,
      sku: "V-1",
      tags: ["spring", "kiln two"],
      weight: 350,
    }),
    product("mug", {
      order: "a",
      variants: [
        { ...variant("a", null), lowAt: 1 },
        { ...variant("b", 3400), backorder: false },
      ],
      lowAt: 6,
      backorder: true,
    }),
  ];
  const stock = new Map([
    ["vase_single", 7],
    ["mug_a", 0],
  ]);
  expect(productsCsv(products, stock, "EUR").split("\r\n").slice(1)).toEqual([
    "mug,Glaze a,M-a,physical,active,28.50,,,,EUR,0,1,yes,,mug,,",
    "mug,Glaze b,M-b,physical,active,34.00,,,,EUR,,6,,,mug,,",
    `"'=Vase, tall",,V-1,physical,active,28.50,30.00,yes,40.00,EUR,7,5,yes,2,vase,"spring, kiln two",350`,
    "",
  ]);
  expect(productsCsv([product("jar", { price: 10_500 })], new Map(), "KWD")).toContain(",10.500,,,,KWD,,");
});
