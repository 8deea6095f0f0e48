import type { PublicProduct } from "@awning/domain/published/published";
import { SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";

export type Choice = PublicProduct["variants"][number];

/** What can be added to a basket: the variants, or the product itself without any. */
export function choicesOf(product: PublicProduct): Choice[] {
  if (product.variants.length > 0) return product.variants;
  return [{ id: SINGLE_VARIANT, name: "", price: product.price, availability: product.availability, values: [], image: null }];
}

/**
 * Which values of each option are available, given the options before it in `chosen`: those with a variant in stock. The
 * page's script follows the same rule.
 */
export function openValues(product: Pick<PublicProduct, "options" | "variants">, chosen: Pick<Choice, "values">): ReadonlySet<string>[] {
  let open = product.variants.filter((variant) => variant.availability.state !== "sold_out");
  return product.options.map((_, at) => {
    const values = new Set(open.map((variant) => variant.values[at] ?? ""));
    open = open.filter((variant) => variant.values[at] === chosen.values[at]);
    return values;
  });
}

/** The lowest price, and whether other variants cost more. Minor units. */
export function priceSpan(product: PublicProduct): { from: number; hasHigher: boolean } {
  const prices = choicesOf(product).map((choice) => choice.price);
  const from = Math.min(...prices);
  return { from, hasHigher: prices.some((price) => price > from) };
}

/** The initially selected variant: the first in stock. */
export function firstChoice(product: PublicProduct): Choice | undefined {
  const choices = choicesOf(product);
  return choices.find((choice) => choice.availability.state !== "sold_out") ?? choices[0];
}
