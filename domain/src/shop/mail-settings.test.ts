import { expect, test } from "vitest";
import { MAIL_WORDS_MAX, mailSettingsSchema, NO_MAIL_SETTINGS } from "./mail-settings.ts";

test("a document without words is as if nobody had said anything", () => {
  expect(mailSettingsSchema.parse({})).toEqual(NO_MAIL_SETTINGS);
});

test("words keep their lines and lose what hides or turns them", () => {
  const text = "  Wash by hand.\r\nNo dishwasher\u202e.\u0007 ";
  expect(mailSettingsSchema.parse({ text })).toEqual({ text: "Wash by hand.\nNo dishwasher." });
});

test.each([
  ["a".repeat(MAIL_WORDS_MAX), true],
  ["a".repeat(MAIL_WORDS_MAX + 1), false],
  [`${"🏺".repeat(MAIL_WORDS_MAX / 2)}a`, false],
  [7, false],
])("a text is held to its limit, case %#", (text, isRight) => {
  expect(mailSettingsSchema.safeParse({ text }).success).toBe(isRight);
});
