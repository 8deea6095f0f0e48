import type { Product } from "./product.ts";
import { stockRulesOf, stockStateOf } from "./stock-rules.ts";
import { stockedVariants } from "./stocked-variants.ts";

type Watched = Pick<Product, "id" | "lowAt" | "backorder" | "variants">;

export type LowStock<P extends Watched> = { product: P; variantId: string; left: number };

/**
 * Low-stock variants by their thresholds, fewest units first.
 * @param left units of a variant, or `null` if untracked
 */
export function lowStockOf<P extends Watched>(
  products: readonly P[],
  left: (productId: string, variantId: string) => number | null,
): LowStock<P>[] {
  return products
    .flatMap((product) =>
      stockedVariants(product).flatMap((variantId) => {
        const count = left(product.id, variantId);
        if (count === null || stockStateOf(count, stockRulesOf(product, variantId)) === "in_stock") return [];
        return [{ product, variantId, left: count }];
      }),
    )
    .sort((a, b) => a.left - b.left);
}
