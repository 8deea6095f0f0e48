import { SAMPLE_AVAILABLE, samplePublicProduct, samplePublicSite } from "@awning/domain/published/sample-published";
import { expect, test } from "vitest";
import { productFacts } from "./product-facts.ts";

const site = samplePublicSite({});
const factsOf = (changes: Parameters<typeof samplePublicProduct>[1]) => productFacts(samplePublicProduct("mug", changes), site);

test("a reduction says its price and the whole percent that follows from it", () => {
  expect(factsOf({ price: 3000, prior: 3800 })).toEqual([["Lowest price in the 30 days before", "€38.00 (−21%)"]]);
  expect(factsOf({ price: 3799, prior: 3800 })).toEqual([["Lowest price in the 30 days before", "€38.00"]]);
  // What copies of before had here was typed.
  expect(factsOf({ price: 3000, compareAt: 3800 })).toEqual([]);
});

test("variants at several prices have no percentage in common", () => {
  const variant = (id: string, price: number) => ({ id, name: id, price, values: [id], image: null, availability: SAMPLE_AVAILABLE });
  expect(factsOf({ prior: 3800, variants: [variant("a", 3000), variant("b", 2000)] })).toEqual([
    ["Lowest price in the 30 days before", "€38.00"],
  ]);
  // One that is not reduced.
  expect(factsOf({ prior: 3800, variants: [variant("a", 3000), variant("b", 4000)] })).toEqual([]);
});

test.each([
  ["custom", "None, because it’s made to your specifications."],
  ["sealed", "Only while the seal is unbroken."],
] as const)("a product that is %s says so before it is bought", (withdrawal, words) => {
  expect(factsOf({ withdrawal })).toEqual([["Right to withdraw", words]]);
});

test("the price per base unit is said once where it is the same, and for each variant where not", () => {
  const variant = (id: string, price: number) => ({
    ...{ id, name: id, price: 500, values: [id], image: null, availability: SAMPLE_AVAILABLE },
    measured: { price, per: "kg" as const },
  });
  expect(factsOf({ measured: { price: 1200, per: "l" } })).toEqual([["Price per l", "€12.00"]]);
  expect(factsOf({ variants: [variant("Bag", 1200), variant("Tin", 1200)] })).toEqual([["Price per kg", "€12.00"]]);
  expect(factsOf({ variants: [variant("Bag", 1200), variant("Tin", 900)] })).toEqual([["Price per kg", "Bag €12.00, Tin €9.00"]]);
});

test("what is known of a product’s maker and dangers is said, and nothing else", () => {
  const unknown = { maker: "", makerContact: "", responsible: "", warnings: "", gtin: "", model: "", batch: "" };
  const safety = { ...unknown, maker: "Kiln\nQuay 9, Porto", makerContact: "kiln@example.test", warnings: "Hot." };
  expect(factsOf({ safety })).toEqual([
    ["Maker", "Kiln, Quay 9, Porto, kiln@example.test"],
    ["Warnings", "Hot."],
  ]);
});
