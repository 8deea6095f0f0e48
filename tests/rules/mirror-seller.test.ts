import { INVOICE_NOTE_MAX, SELLER_ADDRESS_MAX, SELLER_NAME_MAX, sellerSchema, TAX_NUMBER_MAX } from "@awning/domain/order/money/invoice";
import { expect, test } from "vitest";
import { firestoreRules as rules } from "./support/rules-text.ts";

test.each([
  `isLine(seller.name, 1, ${SELLER_NAME_MAX})`,
  `isParagraph(seller.address, ${SELLER_ADDRESS_MAX})`,
  `isLine(seller.taxNumber, 0, ${TAX_NUMBER_MAX})`,
  `isParagraph(seller.note, ${INVOICE_NOTE_MAX})`,
])("who sells holds %s", (limit) => {
  expect(`${rules.body("isSeller").replace(/;$/, "")} `).toContain(`${limit} `);
});

test("the keys of who sells", () => {
  expect(rules.body("isSeller")).toContain(`hasExactly(seller, ['${Object.keys(sellerSchema.shape).join("', '")}'])`);
});
