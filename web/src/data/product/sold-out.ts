import { type Product, stockSchema } from "@awning/domain/product/product";
import { stockedVariants } from "@awning/domain/product/stocked-variants";
import { onSnapshot } from "firebase/firestore";
import { fromDocuments } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import type { WatchPage } from "../core/pages.ts";
import { soldOutQuery } from "./product-queries.ts";
import { PRODUCTS_PAGE, watchProducts } from "./products.ts";

/**
 * Products on sale that have a variant with nothing left, page by page. A page is one of counts, in the order of their ids, so
 * that those of one product stand together; fewer products come of it, or none, because drafts and archived ones have counts too.
 */
export function watchSoldOutPage(siteId: string): WatchPage<Product> {
  return (cursor, next, fail) => {
    let held = "";
    let stopProducts = () => {};
    const stop = onSnapshot(
      soldOutQuery(firestore(), siteId, { count: PRODUCTS_PAGE, cursor }),
      { includeMetadataChanges: true },
      (snapshot) => {
        // Nothing in the cache is no answer yet while the server can be asked.
        if (snapshot.empty && snapshot.metadata.fromCache && navigator.onLine) return;
        const last = snapshot.docs[snapshot.size - 1];
        const after = last && snapshot.size === PRODUCTS_PAGE ? [last.id] : null;
        const none = fromDocuments(stockSchema, snapshot);
        const ids = [...new Set(none.map((one) => one.productId))];
        const isCountFromCache = snapshot.metadata.fromCache;
        const key = JSON.stringify([none.map((one) => one.id), after, isCountFromCache]);
        if (key === held) return;
        held = key;
        stopProducts();
        stopProducts = watchProducts(siteId, ids)((products, { isFromCache }) => {
          // The count of a variant that was taken away stays behind for a moment.
          const isSoldOut = (product: Product) =>
            none.some((one) => one.productId === product.id && stockedVariants(product).includes(one.variantId));
          const items = products.filter((product) => product.state === "active" && isSoldOut(product));
          next({ items, cursor: after, isFromCache: isFromCache || isCountFromCache });
        }, fail);
      },
      (error) => fail(toFailure(error)),
    );
    return () => {
      stop();
      stopProducts();
    };
  };
}
