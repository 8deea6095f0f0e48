import { type Product, storedProductSchema } from "@awning/domain/product/product";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchQuery } from "../core/live-queries.ts";
import { type ProductFilter, productsQuery } from "./product-queries.ts";

/** Products on sale and drafts that match what was typed, at most `count` reads; without a site it waits. */
export function useFoundProducts(siteId: string | null, search: string, count: number): Live<Product[]> {
  const filter: ProductFilter = { states: ["active", "draft"], search, tag: null };
  return useLive(
    siteId && `found-products/${siteId}/${search}/${count}`,
    watchQuery(() => productsQuery(firestore(), siteId ?? "", filter, { count }), storedProductSchema),
  );
}
