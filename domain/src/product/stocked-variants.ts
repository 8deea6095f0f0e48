import { SINGLE_VARIANT } from "../routes/firestore-paths.ts";

type WithVariants = { variants: readonly { id: string }[] };

export function stockedVariants({ variants }: WithVariants): string[] {
  return variants.length > 0 ? variants.map((variant) => variant.id) : [SINGLE_VARIANT];
}

/**
 * The current variant of stock tracked as `variantId`: a product's first variant takes over its stock, and a product without variants takes
 * over theirs.
 * @returns `null` if the variant was removed, so that its stock is untracked
 */
export function variantNow(product: WithVariants, variantId: string): string | null {
  const ids = stockedVariants(product);
  if (ids.includes(variantId)) return variantId;
  return product.variants.length === 0 || variantId === SINGLE_VARIANT ? (ids[0] ?? null) : null;
}
