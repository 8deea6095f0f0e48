import { type Product, storedProductSchema } from "@awning/domain/product/product";
import { firestore } from "../core/firestore.ts";
import type { Watch } from "../core/live.ts";
import { watchQuery } from "../core/live-queries.ts";
import { newestQuery } from "../core/newest-query.ts";

/** Watches the newest products on sale, at most `count`, whatever their position in the shop. */
export function watchNewestProducts(siteId: string, count: number): Watch<Product[]> {
  return watchQuery(() => newestQuery(firestore(), siteId, count), storedProductSchema);
}
