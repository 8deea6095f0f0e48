import type { Product } from "@awning/domain/product/product";
import { matchesProductSearch } from "@awning/domain/product/product-search";
import { onSnapshot } from "firebase/firestore";
import { fromDocuments } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import type { WatchPage } from "../core/pages.ts";
import { type ProductFilter, productsQuery } from "./product-queries.ts";
import { PRODUCTS_PAGE, storedProductSchema } from "./products.ts";

/** Products that fit a search, in the order of the shop, page by page. Documents that do not parse are left out. */
export function watchFoundProducts(siteId: string, filter: ProductFilter): WatchPage<Product> {
  return (cursor, next, fail) =>
    onSnapshot(
      productsQuery(firestore(), siteId, filter, { count: PRODUCTS_PAGE, cursor }),
      { includeMetadataChanges: true },
      (snapshot) => {
        // Nothing in the cache is no answer yet while the server can be asked.
        if (snapshot.empty && snapshot.metadata.fromCache && navigator.onLine) return;
        const last = snapshot.docs[snapshot.size - 1];
        next({
          items: fromDocuments(storedProductSchema, snapshot).filter(
            (product) =>
              (filter.search === "" || matchesProductSearch(product, filter.search)) &&
              (filter.tag === null || product.tags.includes(filter.tag)),
          ),
          cursor: last && snapshot.size === PRODUCTS_PAGE ? [last.get("order"), last.id] : null,
          isFromCache: snapshot.metadata.fromCache,
        });
      },
      (error) => fail(toFailure(error)),
    );
}
