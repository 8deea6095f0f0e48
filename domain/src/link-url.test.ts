import { expect, test } from "vitest";
import { LINK_URL_PATTERN, parseLinkUrl } from "./link-url.ts";

test.each([
  ["kiln.example", "https://kiln.example/"],
  ["https://Kiln.example/a?b=c", "https://kiln.example/a?b=c"],
  ["mailto:hello@kiln.example", "mailto:hello@kiln.example"],
  ["tel:+4930123456", "tel:+4930123456"],
  ["sms:+4930123456", "sms:+4930123456"],
  ["kiln.example:8443/x", "https://kiln.example:8443/x"],
  ["HTTPS://kiln.example", "https://kiln.example/"],
])("%s becomes %s", (typed, url) => {
  expect(parseLinkUrl(typed)).toEqual({ url });
  expect(url).toMatch(new RegExp(LINK_URL_PATTERN));
});

test.each([
  ["javascript:alert(1)", "scheme_refused"],
  ["JaVaScRiPt:alert(1)", "scheme_refused"],
  ["java\tscript:alert(1)", "not_a_url"],
  ["\u0001javascript:alert(1)", "not_a_url"],
  ["data:text/html,<script>alert(1)</script>", "scheme_refused"],
  ["vbscript:x", "scheme_refused"],
  ["file:///etc/passwd", "scheme_refused"],
  ["blob:https://x.example/1", "scheme_refused"],
  ["https://user:pass@kiln.example", "has_credentials"],
  ["https://kiln", "not_a_url"],
  ["", "empty"],
  ["https://", "not_a_url"],
  ["https://kiln.example/a b", "not_a_url"],
  [`https://kiln.example/${"a".repeat(2050)}`, "too_long"],
  ["tel:", "not_a_url"],
])("%j is refused", (typed, reason) => {
  expect(parseLinkUrl(typed)).toEqual({ reason });
});
