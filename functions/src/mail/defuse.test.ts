import { expect, test } from "vitest";
import { defuse } from "./defuse.ts";

test.each([
  "evil.com",
  "Pay at https://evil.example/pay?x=1",
  "www.evil.example",
  "pay-me.evil.co/now",
  "javascript://x",
  "ftp://evil.example",
])("%s is no address any more and reads the same", (text) => {
  const safe = defuse(text);
  expect(safe).not.toMatch(/[a-z]\.[a-z]{2}|:\/|www\.\w/i);
  expect(safe.replaceAll("\u2060", "")).toBe(text);
});

test.each(["Speckled mug, 0.3 l", "Two mugs. One for me.", "Thursday 10:30", "St. John's Studio", "IBAN DE00 0000 0000"])(
  "%s stays as it is",
  (text) => expect(defuse(text)).toBe(text),
);
