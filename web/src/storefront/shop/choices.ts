import { SINGLE_VARIANT } from "@awning/domain/collections";
import type { PublicProduct } from "@awning/domain/published";

export type Choice = PublicProduct["variants"][number];

/** What can be put in a basket: the variants, or the product itself where it has none. */
export function choicesOf(product: PublicProduct): Choice[] {
  if (product.variants.length > 0) return product.variants;
  return [{ id: SINGLE_VARIANT, name: "", price: product.price, availability: product.availability }];
}

/** Lowest price and whether other choices cost more. Minor units. */
export function priceSpan(product: PublicProduct): { from: number; hasHigher: boolean } {
  const prices = choicesOf(product).map((choice) => choice.price);
  const from = Math.min(...prices);
  return { from, hasHigher: prices.some((price) => price > from) };
}

/** The choice a visitor starts with: the first that can be bought. */
export function firstChoice(product: PublicProduct): Choice | undefined {
  const choices = choicesOf(product);
  return choices.find((choice) => choice.availability.state !== "sold_out") ?? choices[0];
}
