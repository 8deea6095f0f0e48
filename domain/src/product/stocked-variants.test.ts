import { expect, test } from "vitest";
import { SINGLE_VARIANT } from "../routes/firestore-paths.ts";
import { stockedVariants, variantNow } from "./stocked-variants.ts";

const plain = { variants: [] };
const glazes = { variants: [{ id: "ash" }, { id: "sea" }] };

test("a product without variants has one count", () => {
  expect(stockedVariants(plain)).toEqual([SINGLE_VARIANT]);
  expect(stockedVariants(glazes)).toEqual(["ash", "sea"]);
});

test("the first variant takes over the product's stock, and a product that loses its variants takes over theirs", () => {
  expect(variantNow(glazes, SINGLE_VARIANT)).toBe("ash");
  expect(variantNow(plain, "sea")).toBe(SINGLE_VARIANT);
});

test("remaining variants keep their stock, and removed ones lose it", () => {
  expect([variantNow(glazes, "sea"), variantNow(plain, SINGLE_VARIANT)]).toEqual(["sea", SINGLE_VARIANT]);
  expect(variantNow(glazes, "rust")).toBeNull();
});
