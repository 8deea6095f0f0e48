import { expect, test } from "vitest";
import * as z from "zod/mini";
import { emailSchema, mailboxOf } from "./email.ts";

test.each(["hello@kiln.example", "A.B+c@Sub.Kiln.example"])("%s is one address", (email) => {
  expect(z.safeParse(emailSchema, email).success).toBe(true);
});

test.each([
  "a@x.example, b@y.example",
  "a@x.example\r\nBcc: b@y.example",
  '"a b"@x.example',
  "a@x",
  "@x.example",
  "a..b@x.example",
  "A <a@x.example>, B <b@x.example>",
  "<a@x.example> <b@x.example>",
  "ä@x.example",
  "a@münchen.example/path",
  "a@b.example:80",
  "a@１.２",
  "a@x.example\u200b, b@y.example",
  `${"a".repeat(250)}@x.example`,
])("%j is no address", (email) => {
  expect(z.safeParse(emailSchema, email).success).toBe(false);
});

test.each([
  ["a@example.com\u200b", "a@example.com"],
  ["\u2066a@example.com\u2069", "a@example.com"],
  ["a\u00ad@example.com", "a@example.com"],
  ["\u00a0a@example.com\u00a0", "a@example.com"],
  ["a＠example.com", "a@example.com"],
  ["ａ＠ｅｘａｍｐｌｅ．ｃｏｍ", "a@example.com"],
  ["info@müller.example", "info@xn--mller-kva.example"],
  ["info@MÜLLER.example", "info@xn--mller-kva.example"],
  ["info@mu\u0308ller.example", "info@xn--mller-kva.example"],
  ["post@пример.рф", "post@xn--e1afmkfd.xn--p1ai"],
])("%j is %s", (typed, email) => {
  expect(z.parse(emailSchema, typed)).toBe(email);
  expect(z.parse(emailSchema, email)).toBe(email);
});

test("normalizes spellings of a mailbox", () => {
  expect(mailboxOf("Store+spring@Example.test")).toBe("store@example.test");
  expect(mailboxOf("corner.store@gmail.com")).toBe("cornerstore@gmail.com");
  expect(mailboxOf("corner.store+x@googlemail.com")).toBe("cornerstore@gmail.com");
  expect(mailboxOf("corner.store@example.test")).toBe("corner.store@example.test");
});
