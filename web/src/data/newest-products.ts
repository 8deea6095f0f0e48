import type { Product } from "@awning/domain/product";
import { firestore } from "./firestore.ts";
import type { Watch } from "./live.ts";
import { watchQuery } from "./live-queries.ts";
import { newestQuery } from "./newest-query.ts";
import { storedProductSchema } from "./products.ts";

/** Follows the newest products on sale, at most `count`, wherever they stand in the shop. */
export function watchNewestProducts(siteId: string, count: number): Watch<Product[]> {
  return watchQuery(() => newestQuery(firestore(), siteId, count), storedProductSchema);
}
