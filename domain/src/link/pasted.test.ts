import fc from "fast-check";
import { expect, test } from "vitest";
import { parseLinkUrl } from "../rich-text/link-url.ts";
import { plainPasted } from "../values/pasted.ts";
import { parsePastedUrl } from "./pasted.ts";
import { readPhone } from "./read-phone.ts";

test.each([
  ["info@münchen.example", "mailto:info@xn--mnchen-3ya.example"],
  ["mailto:info@münchen.example?subject=Hi", "mailto:info@xn--mnchen-3ya.example?subject=Hi"],
  ["mailto:Info@Kiln.example", "mailto:Info@Kiln.example"],
  ["kiln＠example.test", "mailto:kiln@example.test"],
  ["\u200bhttps://kiln.example\u2069", "https://kiln.example/"],
  ["kiln.ex\u00adample", "https://kiln.example/"],
  ["ｋｉｌｎ．ｅｘａｍｐｌｅ", "https://kiln.example/"],
  ["kiln。example", "https://kiln.example/"],
  ["“https://kiln.example/a”", "https://kiln.example/a"],
  ["<https://kiln.example>", "https://kiln.example/"],
  ['"kiln.example"', "https://kiln.example/"],
  ["« kiln.example »", "https://kiln.example/"],
  ["https://kiln.example/my price list.pdf", "https://kiln.example/my%20price%20list.pdf"],
  ["kiln.example/my\u00a0list.pdf", "https://kiln.example/my%20list.pdf"],
  ["https://fa.example/می\u200cخواهم", "https://fa.example/%D9%85%DB%8C%E2%80%8C%D8%AE%D9%88%D8%A7%D9%87%D9%85"],
  ["203.0.113.10", "https://203.0.113.10/"],
  ["https://medium.example/@anna", "https://medium.example/@anna"],
])("%j is %s", (typed, url) => {
  expect(parsePastedUrl(typed)).toEqual({ url });
});

test.each([
  ["１２３４５６７", "not_a_url"],
  ["12.5", "not_a_url"],
  ["http://0x7f.1", "private_host"],
  ["info@münchen", "not_a_url"],
  ["two words", "not_a_url"],
  ["java\u200bscript:alert(1)", "scheme_refused"],
  ["ｊavascript：alert(1)", "scheme_refused"],
  ["“javascript:alert(1)”", "scheme_refused"],
  ["https://me:secret@kiln.example", "has_credentials"],
  ["", "empty"],
])("%j is refused as %s", (typed, reason) => {
  expect(parsePastedUrl(typed)).toEqual({ reason });
});

test("a valid address stays the same, and no input throws", () => {
  const any = fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string({ unit: "binary" }), fc.emailAddress());
  fc.assert(
    fc.property(any, (typed) => {
      const parsed = parsePastedUrl(typed);
      if ("url" in parsed) expect([parsePastedUrl(parsed.url), parseLinkUrl(parsed.url)]).toEqual([parsed, parsed]);
      expect(plainPasted(plainPasted(typed)).length).toBeLessThanOrEqual(typed.length);
      readPhone(typed);
    }),
    { numRuns: 1000 },
  );
});
