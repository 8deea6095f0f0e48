import { COLLECTION_TITLE_MAX, collectionDraftSchema } from "@awning/domain/product/collection";
import { expect, test } from "vitest";
import { firestoreRules as rules } from "./support/rules-text.ts";

test("a title of a collection holds what a schema takes", () => {
  expect(rules.body("isCollection")).toContain(`isLine(collection.title, 1, ${COLLECTION_TITLE_MAX}) `);
});

test("the keys of a collection", () => {
  const keys = [...Object.keys(collectionDraftSchema.shape), "createdAt", "updatedAt"];
  expect(rules.body("isCollection").match(/'(\w+)'/g)).toEqual(keys.map((key) => `'${key}'`));
});
