import { expect, test } from "vitest";
import { MAIL_WORDS_MAX, mailSettingsSchema, NO_MAIL_SETTINGS } from "./mail-settings.ts";

test("an empty document equals the defaults", () => {
  expect(mailSettingsSchema.parse({})).toEqual(NO_MAIL_SETTINGS);
});

test("keeps lines and removes invisible and direction marks", () => {
  const text = "  Wash by hand.\r\nNo dishwasher\u202e.\u0007 ";
  expect(mailSettingsSchema.parse({ text })).toEqual({ text: "Wash by hand.\nNo dishwasher." });
});

test.each([
  ["a".repeat(MAIL_WORDS_MAX), true],
  ["a".repeat(MAIL_WORDS_MAX + 1), false],
  [`${"🏺".repeat(MAIL_WORDS_MAX / 2)}a`, false],
  [7, false],
])("limits the text, case %#", (text, isRight) => {
  expect(mailSettingsSchema.safeParse({ text }).success).toBe(isRight);
});
