import { SINGLE_VARIANT } from "../routes/firestore-paths.ts";

type WithVariants = { variants: readonly { id: string }[] };

/** The variant ids that stock is kept for. */
export function stockedVariants({ variants }: WithVariants): string[] {
  return variants.length > 0 ? variants.map((variant) => variant.id) : [SINGLE_VARIANT];
}

/**
 * Where pieces count now that were counted as `variantId`: a product that gained its first option counts them as its first
 * variant, one that lost its last as itself.
 * @returns `null` when that kind was taken away from among others: nobody counts it any more
 */
export function variantNow(product: WithVariants, variantId: string): string | null {
  const ids = stockedVariants(product);
  if (ids.includes(variantId)) return variantId;
  return product.variants.length === 0 || variantId === SINGLE_VARIANT ? (ids[0] ?? null) : null;
}
