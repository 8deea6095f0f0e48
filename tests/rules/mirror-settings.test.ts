import { PAY_URL_MAX, PAY_URL_PATTERN } from "@awning/domain/shop/pay-link";
import { INSTRUCTIONS_MAX, shopSettingsSchema } from "@awning/domain/shop/shop-settings";
import { expect, test } from "vitest";
import { firestoreRules as rules } from "./support/rules-text.ts";

test("the shop's own pay link", () => {
  expect(rules.list("isPayLink")).toEqual(Object.keys(shopSettingsSchema.shape.payLink.shape));
  expect(rules.body("isPayLink")).toContain(`isParagraph(link.instructions, ${INSTRUCTIONS_MAX})`);
  expect(rules.body("isPayUrl")).toContain(`isLine(value, 0, ${PAY_URL_MAX}) `);
  expect(rules.patterns("isPayUrl")).toEqual([PAY_URL_PATTERN]);
});
