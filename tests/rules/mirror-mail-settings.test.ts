import { MAIL_WORDS_MAX, mailSettingsSchema } from "@awning/domain/shop/mail-settings";
import { expect, test } from "vitest";
import { firestoreRules as rules } from "./support/rules-text.ts";

test("an owner's words in mails", () => {
  expect(rules.list("isMailSettings")).toEqual(Object.keys(mailSettingsSchema.shape));
  expect(rules.body("isMailSettings")).toContain(`isParagraph(incoming().text, ${MAIL_WORDS_MAX})`);
});
