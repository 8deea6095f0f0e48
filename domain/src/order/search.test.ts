import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SEARCH_TERM_MAX, SEARCH_TERMS_MAX } from "../values/search-terms.ts";
import { sampleLine } from "./sample-order.ts";
import { matchesSearch, readOrderNumber, readOrderSearch, searchTermsOf } from "./search.ts";

type Found = Parameters<typeof matchesSearch>[0];
const line = (title: string, variantName = "") => sampleLine(title, 1, { variantName });
const order = (name: string, email: string, ...titles: string[]): Found => ({
  number: 1042,
  buyer: { name, email, phone: "", locale: "en" },
  billTo: null,
  lines: titles.map((title) => line(title)),
});
const cafe = order("Harbour Café", "front-desk@harbour.example.test", "Stoneware mug", "Bud-vase");

/** Mimics the database: one term is queried, the rest is filtered afterwards. */
function finds(one: Found, typed: string): boolean {
  const search = readOrderSearch(typed);
  if (!search) return true;
  const isFetched = search.number === one.number || searchTermsOf(one).includes(search.term);
  return isFetched && matchesSearch(one, typed);
}

describe("an order is found", () => {
  test.each([
    "1042",
    "#1042",
    "harbour cafe",
    "CAFÉ",
    "front",
    "desk",
    "front-desk@harbour.example.test",
    "harbour.ex",
    "mug harbour",
    "vase",
  ])("by %s", (typed) => expect(finds(cafe, typed)).toBe(true));

  test.each(["1041", "arbour", "harbour bowl", "desk@harbour", "front-desk@harbour.example.tests"])("and not by %s", (typed) =>
    expect(finds(cafe, typed)).toBe(false),
  );

  test("by any prefix of its buyer's name or address, in any case", () => {
    const word = fc.stringMatching(/^[A-Za-zÄÖÜäöüéèñçÅå0-9]{1,40}$/);
    fc.assert(
      fc.property(word, word, fc.nat(40), fc.boolean(), (name, local, length, isUpper) => {
        const one = order(`The ${name}`, `${local.toLowerCase()}@shop.example.test`);
        for (const whole of [name, `${local}@shop.example.test`]) {
          const typed = whole.slice(0, Math.max(1, length));
          expect(finds(one, isUpper ? typed.toUpperCase() : typed)).toBe(true);
        }
      }),
    );
  });
});

test("by number with or without its sign", () => {
  expect([readOrderNumber(" #1042 "), readOrderNumber("1042a"), readOrderNumber("")]).toEqual([1042, null, null]);
  expect(readOrderSearch("  ")).toBeNull();
  expect(readOrderSearch("1042")).toEqual({ number: 1042, term: "1042" });
});

test("an order keeps a limited number of short terms, the buyer's first", () => {
  const titles = Array.from(
    { length: 50 },
    (_, index) => `${String.fromCharCode(97 + (index % 26))}${index}glazedstonewaremug celadonandsalt`,
  );
  const full = order("Museum shop", "till@museum.example.test", ...titles);
  const terms = searchTermsOf(full);
  expect(terms.length).toBe(SEARCH_TERMS_MAX);
  expect(new Set(terms).size).toBe(terms.length);
  expect(Math.max(...terms.map((term) => term.length))).toBeLessThanOrEqual(SEARCH_TERM_MAX);
  expect(terms).toEqual(expect.arrayContaining(["museum", "shop", "till@museum.example.tes"]));
  expect(searchTermsOf(order("", ""))).toEqual([]);
});
