import { expect, test } from "vitest";
import { suggestEmail } from "./email-typo.ts";

test.each([
  ["store@gmaiml.com", "store@gmail.com"],
  ["store@gmial.com", "store@gmail.com"],
  ["store@gmail.con", "store@gmail.com"],
  ["store@gmail.co", "store@gmail.com"],
  [" Store@Hotmial.com ", "store@hotmail.com"],
  ["store@outlok.com", "store@outlook.com"],
  ["store@yaho.com", "store@yahoo.com"],
  ["store@iclod.com", "store@icloud.com"],
  ["store@gmx.d", "store@gmx.de"],
])("%s was probably meant to be %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  "store@gmail.com",
  "store@example.test",
  "store@kiln.example.test",
  "store@gmx.at",
  "store@",
  "store",
  "",
  "a@b@gmial.com",
  "@gmial.com",
])("%j is left alone", (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
