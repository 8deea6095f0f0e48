import fc from "fast-check";
import { expect, test } from "vitest";
import { CARD_WORDS_MAX, fittingProducts, packCards, toCard } from "./product-cards.ts";
import { arrangeListing, lowestPrice, SHELF_SORTS } from "./product-listing.ts";
import type { PublicProduct } from "./published.ts";
import { SAMPLE_AVAILABLE, samplePublicProduct } from "./sample-published.ts";

const variant = (name: string, price: number) => ({ id: name, name, price, availability: SAMPLE_AVAILABLE, values: [name], image: null });

const word = fc.constantFrom("mug", "vase", "bowl", "celadon", "Café", "straße", "北");
const products = fc.array(
  fc.record({
    title: fc.array(word, { minLength: 1, maxLength: 3 }),
    words: fc.array(word, { maxLength: 6 }),
    prices: fc.array(fc.integer({ min: 1, max: 99_999 }), { maxLength: 5 }),
    isOut: fc.boolean(),
  }),
  { maxLength: 40 },
);

test("searching cards finds the same products, order and price as searching products", () => {
  const shelf = fc.record({
    collection: fc.constant(""),
    search: fc.constantFrom("", "mug", "vase celadon", "cafe", "strasse", "teapot"),
    sort: fc.constantFrom(...SHELF_SORTS),
    isInStockOnly: fc.boolean(),
  });
  fc.assert(
    fc.property(products, shelf, fc.integer({ min: 200, max: 5000 }), (made, wanted, bytesMax) => {
      const all = made.map(({ title, words, prices, isOut }, index) =>
        samplePublicProduct(`p${index}`, {
          title: title.join(" "),
          description: words.join(" "),
          variants: prices.map((price, at) => variant(at % 2 === 0 ? "celadon" : "oat", price)),
          availability: isOut ? { state: "sold_out", left: 0 } : SAMPLE_AVAILABLE,
        }),
      );
      const cards = packCards(all, bytesMax).flat();
      const shown = (found: PublicProduct[]) => found.map((one) => [one.id, one.title, lowestPrice(one), one.variants.length > 1]);
      expect(shown(arrangeListing(cards, wanted))).toEqual(shown(arrangeListing(all, wanted)));
    }),
  );
});

test("cards keep the shop's order and each document stays within its limit", () => {
  const all = Array.from({ length: 2000 }, (_, index) =>
    samplePublicProduct(`p${index}`, {
      title: `Stoneware ${index}`,
      description: "北".repeat(3000),
      variants: [variant("oat", 1), variant("sky", 3)],
    }),
  );
  const packs = packCards(all);
  expect(packs.flat().map((card) => card.id)).toEqual(all.map((one) => one.id));
  // Each of these characters takes three UTF-8 bytes.
  const bytes = (text: string) => text.length + 2 * (text.match(/北/g)?.length ?? 0);
  for (const pack of packs) expect(bytes(JSON.stringify(pack))).toBeLessThan(1_000_000);
  expect(packs.length).toBeLessThan(8);
  expect(packCards(all.map((one) => ({ ...one, description: "", variants: [] }))).length).toBe(1);
  expect(packCards([])).toEqual([]);
});

test("a card keeps one picture, the price range and the search text", () => {
  const card = toCard(
    samplePublicProduct("mug", {
      description: "x".repeat(2000),
      variants: [variant("oat", 300), variant("sky", 100), variant("ink", 200)],
      options: [{ name: "Glaze", values: ["oat", "sky", "ink"] }],
    }),
  );
  expect(card.variants.map((one) => one.price)).toEqual([100, 300]);
  expect(card.description.startsWith("oat sky ink x")).toBe(true);
  expect(card.description.length).toBeLessThanOrEqual(CARD_WORDS_MAX + 20);
  expect(card.options).toEqual([]);
});

test("a copy holds the first products that fit", () => {
  const all = Array.from({ length: 5 }, (_, index) => samplePublicProduct(`p${index}`, { description: "x".repeat(1000) }));
  expect(fittingProducts(all)).toEqual(all);
  expect(fittingProducts(all, 3000).map((one) => one.id)).toEqual(["p0", "p1"]);
  expect(fittingProducts([], 0)).toEqual([]);
});

test("what is in stock decides neither what fits nor where a card is", () => {
  const states = [SAMPLE_AVAILABLE, { state: "low", left: 2 }, { state: "sold_out", left: 0 }, { state: "backorder", left: null }] as const;
  const shop = (availability: (typeof states)[number]) =>
    Array.from({ length: 40 }, (_, index) =>
      samplePublicProduct(`p${index}`, { availability, variants: [{ ...variant("oat", 1), availability }, variant("sky", 3)] }),
    );
  for (let bytesMax = 1000; bytesMax < 1200; bytesMax++) {
    const divided = states.map((state) =>
      packCards(shop(state), bytesMax)
        .map((pack) => pack.length)
        .join(),
    );
    expect(new Set(divided).size).toBe(1);
    expect(new Set(states.map((state) => fittingProducts(shop(state), bytesMax * 5).length)).size).toBe(1);
  }
});
