import { shorten } from "@awning/domain/link/share";
import { readOrderSearch, searchTermsOf } from "@awning/domain/order/search";
import { matchesProductSearch, productTermsOf, readProductSearch } from "@awning/domain/product/search";
import { listingPath, readProductListing } from "@awning/domain/published/product-listing";
import { parseRichText, plainTextOf } from "@awning/domain/rich-text/rich-text";
import { toCsv } from "@awning/domain/values/csv";
import { SEARCH_TERM_MAX } from "@awning/domain/values/search-terms";
import { cleanLine, cleanText, line, paragraph } from "@awning/domain/values/text";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { firestoreRules, toRegExp } from "../rules/support/rules-text.ts";

const MAX = 40;
/** Whatever a browser, another program or a hostile caller can send. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      "a",
      "é",
      " ",
      "\n",
      "😀",
      "👩‍👩‍👧",
      "e\u0301",
      "\ud83d",
      "\ude00",
      "\u200b",
      "\u202e",
      "\u0000",
      "한",
      "नि",
      "𝒜",
      "\u0958",
    ),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  ),
  maxLength: 2 * MAX,
});

test("whatever is taken into a text field is well-formed, within its limit and taken again as it is", () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      for (const clean of [cleanLine, cleanText]) {
        expect(clean(typed).isWellFormed()).toBe(true);
        expect(clean(clean(typed))).toBe(clean(typed));
      }
      for (const schema of [line(0, MAX), paragraph(MAX)]) {
        const taken = z.safeParse(schema, typed);
        if (!taken.success) continue;
        expect([taken.data.isWellFormed(), taken.data.length <= MAX]).toEqual([true, true]);
        expect(z.parse(schema, taken.data)).toBe(taken.data);
      }
      expect(plainTextOf(parseRichText([{ type: "p", children: [{ text: typed }] }])).isWellFormed()).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("the rules take what the readers of text make of every character", () => {
  const [isLine, isParagraph] = ["isLine", "isParagraph"].map((name) => toRegExp(firestoreRules.patterns(name)[0] ?? ""));
  expect([isLine?.test("a\u200b"), isParagraph?.test("a\u200b")]).toEqual([false, false]);
  const AT_ONCE = 0x1000;
  for (let first = 0; first <= 0x10ffff; first += AT_ONCE) {
    const typed = Array.from({ length: AT_ONCE }, (_, at) => `a${String.fromCodePoint(first + at)}`).join("");
    const outcome = [isLine?.test(cleanLine(typed)), isParagraph?.test(cleanText(typed))];
    expect(outcome, `from U+${first.toString(16)}`).toEqual([true, true]);
  }
});

test("what is kept of any text to search, to show and to send is well-formed, and found by each of its beginnings", () => {
  fc.assert(
    fc.property(anyText, fc.nat(2 * MAX), (title, cut) => {
      const product = { title, sku: "", variants: [] };
      const terms = [
        ...productTermsOf(product),
        ...searchTermsOf({ buyer: { email: "a@b.example", name: title, phone: "", locale: "" }, billTo: null, lines: [] }),
      ];
      expect(terms.every((term) => term.isWellFormed() && [...term].length <= SEARCH_TERM_MAX)).toBe(true);
      const search = readProductSearch(title.slice(0, cut));
      expect(search?.term.isWellFormed() ?? true).toBe(true);
      if (search && title.slice(0, cut).isWellFormed() && matchesProductSearch(product, title.slice(0, cut)))
        expect(terms).toContain(search.term);
      expect(readOrderSearch(title)?.term.isWellFormed() ?? true).toBe(true);
      const shelf = readProductListing({ get: (name) => (name === "q" ? title : null) });
      expect(shelf.search.isWellFormed()).toBe(true);
      expect(() => listingPath("kiln", shelf)).not.toThrow();
      expect(shorten(cleanText(title.repeat(5))).isWellFormed()).toBe(true);
      expect(toCsv([[cleanText(title)]]).isWellFormed()).toBe(true);
    }),
    { numRuns: 500 },
  );
});
