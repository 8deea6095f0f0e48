import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SEARCH_TERM_MAX, SEARCH_TERMS_MAX } from "../values/search-terms.ts";
import { skusOf } from "./identifiers.ts";
import { matchesProductSearch, productTermsOf, readProductSearch } from "./search.ts";

type Found = Parameters<typeof matchesProductSearch>[0];
const product = (title: string, sku = "", ...variants: [name: string, sku: string][]): Found => ({
  title,
  sku,
  variants: variants.map(([name, own]) => ({ name, sku: own })),
});
const mug = product("Café mug", "", ["Celadon, large", "MUG-CEL-1"], ["Tenmoku", "MUG-TEN-1"]);

/** Mimics the database: one term is queried, the rest is filtered afterwards. */
function finds(one: Found, typed: string): boolean {
  const search = readProductSearch(typed);
  if (!search) return true;
  const isFetched = productTermsOf(one).includes(search.term) || (search.sku !== null && skusOf(one).includes(search.sku));
  return isFetched && matchesProductSearch(one, typed);
}

describe("a product is found", () => {
  test.each(["cafe", "CAFÉ m", "celadon mug", "mug-ten-1", "MUG-TEN", "ten", "large", " mug "])("by %s", (typed) =>
    expect(finds(mug, typed)).toBe(true),
  );
  test.each(["afe", "celadon bowl", "mug-ten-12", "cafe mug tenmoku celadons"])("and not by %s", (typed) =>
    expect(finds(mug, typed)).toBe(false),
  );

  test("by any prefix of a word in its name or SKU, in any case", () => {
    const word = fc.stringMatching(/^[A-Za-zÄÖÜäöüéèñçÅå0-9]{1,40}$/);
    fc.assert(
      fc.property(word, word, fc.nat(40), fc.boolean(), (name, sku, length, isUpper) => {
        for (const whole of [name, sku]) {
          const typed = whole.slice(0, Math.max(1, length));
          expect(finds(product(`The ${name}`, sku), isUpper ? typed.toUpperCase() : typed)).toBe(true);
        }
      }),
    );
  });

  test("by each whole SKU, even with more variants than stored terms", () => {
    const letters = Array.from({ length: 100 }, (_, index) => `${String.fromCharCode(97 + (index % 26))}${index}`);
    const many = product("Tile", "", ...letters.map((one): [string, string] => [`Glaze ${one}x${one}`, `Made in ${one}`]));
    const terms = productTermsOf(many);
    expect(terms).toHaveLength(SEARCH_TERMS_MAX);
    expect(terms).toContain("tile");
    for (const one of letters) expect(finds(many, `made in ${one}`)).toBe(true);
  });
});

test("empty input is no search, and text longer than any SKU searches none", () => {
  expect(readProductSearch("  ")).toBeNull();
  expect(readProductSearch("Mug")).toEqual({ term: "mug", sku: "mug" });
  // Many products are mugs, few have the number.
  expect(readProductSearch("Large mug 1")).toEqual({ term: "1", sku: "large mug 1" });
  expect(readProductSearch("large mug")?.term).toBe("large");
  const long = "x".repeat(60);
  expect(readProductSearch(long)).toEqual({ term: "x".repeat(SEARCH_TERM_MAX), sku: null });
});
