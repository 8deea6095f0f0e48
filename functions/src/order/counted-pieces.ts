import type { Returned } from "@awning/domain/order/order-acts";
import { variantNow } from "@awning/domain/product/stocked-variants";
import { stockId } from "@awning/domain/routes/collections";
import { getProducts } from "#data/products.ts";
import { type CountedStock, getStock } from "#data/stock.ts";

/**
 * Pieces by the variant they count as now, each variant once, and the stock of those that are counted by `stockId`. `places` leads
 * from the `stockId` of what was ordered to that of what it counts as.
 */
export type CountedPieces = { pieces: Returned[]; stock: Map<string, CountedStock>; places: ReadonlyMap<string, string> };

/**
 * Where the pieces of an order count now: a product that gained its first option since, or lost its last, counts them as another
 * variant. Pieces given back have a positive `quantity`, pieces taken a negative one.
 */
export async function countedPieces(siteId: string, pieces: readonly Returned[]): Promise<CountedPieces> {
  const stock = await getStock(siteId, pieces);
  const homeless = pieces.filter((one) => !stock.has(placeOf(one)));
  const products = await getProducts(siteId, [...new Set(homeless.map((one) => one.productId))]);
  const settled = pieces.map((one) => {
    const product = stock.has(placeOf(one)) ? undefined : products.get(one.productId);
    return { ...one, variantId: (product && variantNow(product, one.variantId)) ?? one.variantId };
  });
  const others = settled.filter((one) => !stock.has(placeOf(one)) && !pieces.some((asked) => placeOf(asked) === placeOf(one)));
  const found = await getStock(siteId, others);
  const places = new Map(pieces.map((one, index) => [placeOf(one), placeOf(settled[index] ?? one)]));
  return { pieces: together(settled), stock: new Map([...stock, ...found]), places };
}

function placeOf({ productId, variantId }: Returned): string {
  return stockId(productId, variantId);
}

/** Two lines can count as one variant by now, and a step writes each stock once. */
function together(pieces: readonly Returned[]): Returned[] {
  const sums = new Map<string, Returned>();
  for (const one of pieces) sums.set(placeOf(one), { ...one, quantity: one.quantity + (sums.get(placeOf(one))?.quantity ?? 0) });
  return [...sums.values()];
}
