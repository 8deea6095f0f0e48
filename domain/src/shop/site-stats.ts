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
 * Which of these products, in shop order, are low in stock. Unit counts are not recorded, so that the record does not change with each sale.
 * @param low the units left of those that are low, by product id ({@link lowUnitsOf})
 */
export function lowNoted(productIds: readonly string[], low: ReadonlyMap<string, number>): string[] {
  const found = productIds.flatMap((id) => {
    const left = low.get(id);
    return left === undefined ? [] : [{ id, left }];
  });
  const fewest = found.sort((a, b) => a.left - b.left).slice(0, LOW_NOTED_MAX);
  return fewest.map(({ id }) => id).sort();
}

/**
 * Units left of a product's lowest variant, or `null` if none is low.
 * @param stock units left by `stockId`; missing ids are untracked
 */
export function lowUnitsOf(product: Product, stock: ReadonlyMap<string, number>): number | null {
  const [lowest] = lowStockOf([product], (productId, variantId) => stock.get(stockId(productId, variantId)) ?? null);
  return lowest?.left ?? null;
}
