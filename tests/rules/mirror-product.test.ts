import { productDraftSchema } from "@awning/domain/product/product";
import { expect, test } from "vitest";
import { firestoreRules as rules } from "./support/rules-text.ts";

test("the keys of a product", () => {
  const keys = rules.list("productKeys");
  // What a product is found by is no field of its draft: nobody reads it back.
  expect(keys).not.toContain("searchTerms");
  expect(keys.sort()).toEqual([...Object.keys(productDraftSchema.shape), "createdAt", "updatedAt"].sort());
});
