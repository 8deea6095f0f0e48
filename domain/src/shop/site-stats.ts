import * as z from "zod/mini";
import { lowStockOf } from "../product/low-stock.ts";
import type { Product } from "../product/product.ts";
import { stockId } from "../routes/firestore-paths.ts";

/** Products that are noted as running low; as many as the first screen has lines for them. */
export const LOW_NOTED_MAX = 4;

/**
 * `shopNotes` of `sites/{siteId}`: what is known of a shop from its renewal, which looks at all of it, more than a screen of its
 * owner reads. None before the first renewal.
 */
export const shopNotesSchema = z.object({
  /** How many of the first products on sale visitors see, and how many they do not; `null` when they see all. */
  leftOut: z.nullable(z.object({ shown: z.number(), count: z.number() })),
  /** Ids of the products on sale that have the fewest pieces left of those that run low, at most {@link LOW_NOTED_MAX}, in the order of the ids. */
  low: z._default(z.array(z.string()), []),
});
export type ShopNotes = z.infer<typeof shopNotesSchema>;

/**
 * Which products are noted as running low. How many pieces are left of them is not: the notes then change only when others run
 * low, not with each sale.
 * @param products those on sale
 * @param stock pieces left by `stockId`; what is not in it is not counted
 */
export function lowNoted(products: readonly Product[], stock: ReadonlyMap<string, number>): string[] {
  const low = lowStockOf(products, (productId, variantId) => stock.get(stockId(productId, variantId)) ?? null);
  return [...new Set(low.map(({ product }) => product.id))].slice(0, LOW_NOTED_MAX).sort();
}
