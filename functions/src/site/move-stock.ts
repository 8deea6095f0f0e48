import type { Product } from "@awning/domain/product/product";
import { variantNow } from "@awning/domain/product/stocked-variants";
import { getProducts } from "#data/products.ts";
import { listStockOf, mergeStock } from "#data/stock.ts";
import { writeTogether } from "#data/writes.ts";

/**
 * Moves the pieces of a product to where they count now. The device that changed the variants has them counted with none, so
 * that nothing is sold before the pieces are there, and leaves the old count alone: what orders take and give back until here
 * is in it. Looks at the product as it is now, so an event that comes late or twice changes nothing.
 */
export function moveStock(siteId: string, productId: string): Promise<void> {
  return writeTogether("move-stock", async (writes) => {
    const product = (await getProducts(siteId, [productId])).get(productId);
    if (!product) return;
    const stock = await listStockOf(siteId, productId);
    const moved = stock.flatMap((one) => {
      const to = placeOf(product, one.variantId);
      return to === null ? [] : [{ from: one, to }];
    });
    const [first, ...others] = moved;
    // Whatever moves, moves to one place: a product has one first variant, or none.
    if (first)
      mergeStock(
        writes,
        siteId,
        [first.from, ...others.map(({ from }) => from)],
        { productId, variantId: first.to },
        stock.find((one) => one.variantId === first.to) ?? null,
        Date.now(),
      );
  });
}

/** Where else this count belongs; `null` when it is in its place, or its kind was taken away. */
function placeOf(product: Product, variantId: string): string | null {
  const now = variantNow(product, variantId);
  return now === variantId ? null : now;
}
