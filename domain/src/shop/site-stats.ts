import * as z from "zod/mini";
import { lowStockOf } from "../product/low-stock.ts";
import type { Product } from "../product/product.ts";
import { stockId } from "../routes/firestore-paths.ts";

export const LOW_NOTED_MAX = 4;

/** `shopNotes` of `sites/{siteId}`: facts from the last update of the public copy. Missing before the first update. */
export const shopNotesSchema = z.object({
  /** How many active products are visible and how many exist; `null` if all are visible. */
  leftOut: z.nullable(z.object({ shown: z.number(), count: z.number() })),
  /** Ids of the low-stock products with the fewest units, at most {@link LOW_NOTED_MAX}, sorted by id. */
  low: z._default(z.array(z.string()), []),
});
export type ShopNotes = z.infer<typeof shopNotesSchema>;

/**
 * Which products are low in stock. Unit counts are not recorded, so that the record does not change with each sale.
 * @param products active products
 * @param stock units left by `stockId`; missing ids are untracked
 */
export function lowNoted(products: readonly Product[], stock: ReadonlyMap<string, number>): string[] {
  const low = lowStockOf(products, (productId, variantId) => stock.get(stockId(productId, variantId)) ?? null);
  return [...new Set(low.map(({ product }) => product.id))].slice(0, LOW_NOTED_MAX).sort();
}
