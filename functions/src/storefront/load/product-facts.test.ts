import { SAMPLE_AVAILABLE, samplePublicProduct, samplePublicSite } from "@awning/domain/published/sample-published";
import { expect, test } from "vitest";
import { productFacts } from "./product-facts.ts";

const site = samplePublicSite({});
const factsOf = (changes: Parameters<typeof samplePublicProduct>[1]) => productFacts(samplePublicProduct("mug", changes), site);

test("a reduction says its price and the whole percent that follows from it", () => {
  expect(factsOf({ price: 3000, compareAt: 3800 })).toEqual([["Lowest price in the 30 days before", "€38.00 (−21%)"]]);
  expect(factsOf({ price: 3799, compareAt: 3800 })).toEqual([["Lowest price in the 30 days before", "€38.00"]]);
  expect(factsOf({ price: 3000, compareAt: null })).toEqual([]);
});

test("variants at several prices have no percentage in common", () => {
  const variant = (id: string, price: number) => ({ id, name: id, price, values: [id], image: null, availability: SAMPLE_AVAILABLE });
  expect(factsOf({ compareAt: 3800, variants: [variant("a", 3000), variant("b", 2000)] })).toEqual([
    ["Lowest price in the 30 days before", "€38.00"],
  ]);
});

test.each([
  ["custom", "None, because it’s made to your specifications."],
  ["sealed", "Only while the seal is unbroken."],
] as const)("a product that is %s says so before it is bought", (withdrawal, words) => {
  expect(factsOf({ withdrawal })).toEqual([["Right to withdraw", words]]);
});
