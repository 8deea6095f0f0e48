import type { Product } from "./product.ts";
import { stockRulesOf, stockStateOf } from "./product.ts";
import { stockedVariants } from "./stocked-variants.ts";

type Watched = Pick<Product, "id" | "lowAt" | "backorder" | "variants">;

/** What is sold and runs low, or out: `left` pieces of a variant. */
export type LowStock<P extends Watched> = { product: P; variantId: string; left: number };

/**
 * What runs low of these products, by the mark of each, the fewest pieces first.
 * @param left pieces of a variant, or `null` when it is not counted
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
