import { expect, test } from "vitest";
import { SINGLE_VARIANT } from "../routes/firestore-paths.ts";
import { stockedVariants, variantNow } from "./stocked-variants.ts";

const plain = { variants: [] };
const glazes = { variants: [{ id: "ash" }, { id: "sea" }] };

test("a product without variants keeps one count", () => {
  expect(stockedVariants(plain)).toEqual([SINGLE_VARIANT]);
  expect(stockedVariants(glazes)).toEqual(["ash", "sea"]);
});

test("the first variant takes over what the product itself had, and the product what any of its variants had", () => {
  expect(variantNow(glazes, SINGLE_VARIANT)).toBe("ash");
  expect(variantNow(plain, "sea")).toBe(SINGLE_VARIANT);
});

test("what is still there counts where it did, and a kind that was taken away nowhere", () => {
  expect([variantNow(glazes, "sea"), variantNow(plain, SINGLE_VARIANT)]).toEqual(["sea", SINGLE_VARIANT]);
  expect(variantNow(glazes, "rust")).toBeNull();
});
