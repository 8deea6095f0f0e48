import { COLLECTION_PRODUCTS_MAX, COLLECTION_TITLE_MAX, collectionDraftSchema } from "@awning/domain/collection";
import { expect, test } from "vitest";
import { firestoreRules as rules } from "./support/rules-text.ts";

test.each([`isLine(collection.title, 1, ${COLLECTION_TITLE_MAX})`, `collection.productIds.size() <= ${COLLECTION_PRODUCTS_MAX}`])(
  "a collection holds %s",
  (limit) => {
    expect(`${rules.body("isCollection").replace(/;$/, "")} `).toContain(`${limit} `);
  },
);

test("the keys of a collection", () => {
  const keys = [...Object.keys(collectionDraftSchema.shape), "createdAt", "updatedAt"];
  expect(rules.body("isCollection").match(/'(\w+)'/g)).toEqual(keys.map((key) => `'${key}'`));
});
