import { expect, test } from "vitest";
import { preventAutolink } from "./prevent-autolink.ts";

test.each([
  "evil.com",
  "Pay at https://evil.example/pay?x=1",
  "www.evil.example",
  "pay-me.evil.co/now",
  "javascript://x",
  "ftp://evil.example",
  "(see evil.com)",
  "me@evil.com",
  "http://1.2.3.4/x",
])("breaks the link in %s without visible change", (text) => {
  const safe = preventAutolink(text);
  expect(safe).not.toMatch(/[a-z]\.[a-z]{2}|:\/|www\.\w/i);
  expect(safe.replaceAll("\u2060", "")).toBe(text);
});

test.each(["Speckled mug, 0.3 l", "Two mugs. One for me.", "Thursday 10:30", "St. John’s Studio", "IBAN DE00 0000 0000"])(
  "leaves %s unchanged",
  (text) => expect(preventAutolink(text)).toBe(text),
);

test.each([
  "1.2.3.4",
  "evil\u3002com",
  "evil\uff0ecom",
  "evil\uff61com",
  "пример.рф",
  "evil.\u00adcom",
  "ev\u00adil\u200b.com",
  "1.2.3.4:8080/a",
])("breaks the link in %s in any spelling", (text) => {
  expect(preventAutolink(text)).not.toMatch(/[.\u3002\uff0e\uff61](?!\u2060)/);
  expect(preventAutolink(text).replaceAll("\u2060", "")).toBe(text);
});

test("takes linear time for long words", { timeout: 5000 }, () => {
  for (const unit of ["a-", "a.", "a+", "a:", "1.", ".\u00ad", "a\u00ad"]) preventAutolink(unit.repeat(200_000));
});
