import fc from "fast-check";
import { expect, test } from "vitest";
import { isBlank, parseRichText, plainTextOf, RICH_LINES_MAX, RICH_TEXT_MAX, richTextOf } from "./rich-text.ts";

test("keeps allowed text", () => {
  const text = [
    { type: "h2", children: [{ text: "Clay" }] },
    {
      type: "p",
      children: [{ text: "We " }, { text: "mend", bold: true }, { text: " it", italic: true, link: "https://kiln.example.test/" }],
    },
    { type: "ul", items: [{ children: [{ text: "one" }] }, { children: [] }] },
  ];
  expect(parseRichText(text)).toEqual(text);
});

test("drops unknown nodes, marks, keys and addresses", () => {
  const text = [
    { type: "script", children: [{ text: "alert(1)" }] },
    { type: "p", onclick: "x", children: [{ text: "a", bold: "yes", style: "x", link: "javascript:alert(1)" }, { html: "<b>" }, null] },
    { type: "ul", items: [] },
    "loose",
  ];
  expect(parseRichText(text)).toEqual([{ type: "p", children: [{ text: "a" }] }]);
});

test("truncates a long text between characters, and a long list at its end", () => {
  const long = parseRichText([{ type: "p", children: [{ text: `a${"🏺".repeat(RICH_TEXT_MAX)}` }] }]);
  expect(plainTextOf(long).length).toBe(RICH_TEXT_MAX - 1);
  const lines = parseRichText(Array.from({ length: 1000 }, () => ({ type: "p", children: [{ text: "a" }] })));
  expect(lines).toHaveLength(RICH_LINES_MAX);
});

test("plain text round-trips", () => {
  expect(plainTextOf(richTextOf("One.\n\nTwo,\nthree."))).toBe("One.\nTwo,\nthree.");
  expect(isBlank(richTextOf(" \n\n "))).toBe(true);
});

test("parses any input without an error, and its own output unchanged", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const text = parseRichText([value, { type: "p", children: [value] }, { type: "ol", items: [value] }]);
      expect(parseRichText(text)).toEqual(text);
    }),
    { numRuns: 1000 },
  );
});
