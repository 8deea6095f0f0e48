import { type Product, type ProductDraft, storedProductSchema } from "@awning/domain/product/product";
import { matchesProductSearch, readProductSearch } from "@awning/domain/product/search";
import { stockSchema } from "@awning/domain/product/stock";
import { stockedVariants } from "@awning/domain/product/stocked-variants";
import { collections } from "@awning/domain/routes/firestore-paths";
import {
  and,
  collection,
  documentId,
  type Firestore,
  limit,
  or,
  orderBy,
  type Query,
  type QueryFilterConstraint,
  query,
  startAfter,
  where,
} from "firebase/firestore";
import { fromDocuments } from "../core/documents.ts";
import { firestore } from "../core/firestore.ts";
import { watchFound, watchPages } from "../core/live-queries.ts";
import type { WatchPage } from "../core/pages.ts";
import { nextInShop, PRODUCTS_PAGE, watchProducts } from "./products.ts";

/** Which products a list contains: those in these states that match the search and the tag; `null` for any. */
export type ProductFilter = { states: readonly ProductDraft["state"][]; search: string; tag: string | null };

/**
 * A shop's products that match a filter, in shop order, at most `count` reads. The query matches one word of a search, or only
 * the tag; the caller filters by the rest.
 */
export function productsQuery(
  db: Firestore,
  siteId: string,
  { states, search, tag }: ProductFilter,
  { count, cursor = null }: { count: number; cursor?: readonly unknown[] | null },
): Query {
  const products = collection(db, collections.products(siteId));
  const fitting = and(where("state", "in", states), ...(tag === null ? searched(search) : [where("tags", "array-contains", tag)]));
  const byOrder = [orderBy("order"), orderBy(documentId())];
  return query(products, fitting, ...byOrder, ...(cursor === null ? [] : [startAfter(...cursor)]), limit(count));
}

/** Stock counts of variants that are out of stock, sorted by id so that those of one product are adjacent; at most `count`. */
export function soldOutQuery(
  db: Firestore,
  siteId: string,
  { count, cursor = null }: { count: number; cursor?: readonly unknown[] | null },
): Query {
  const none = [where("available", "==", 0), orderBy(documentId())];
  return query(collection(db, collections.stock(siteId)), ...none, ...(cursor === null ? [] : [startAfter(...cursor)]), limit(count));
}

/** A product without search terms yet is still found by its whole SKU. */
function searched(typed: string): QueryFilterConstraint[] {
  const search = readProductSearch(typed);
  if (search === null) return [];
  const byTerm = where("searchTerms", "array-contains", search.term);
  return [search.sku === null ? byTerm : or(byTerm, where("skus", "array-contains", search.sku))];
}

/** Products that match a search, in shop order, page by page. Documents that do not parse are skipped. */
export function watchFoundProducts(siteId: string, filter: ProductFilter): WatchPage<Product> {
  return watchPages(
    (cursor) => productsQuery(firestore(), siteId, filter, { count: PRODUCTS_PAGE, cursor }),
    (found) =>
      fromDocuments(storedProductSchema, found).filter(
        (product) =>
          (filter.search === "" || matchesProductSearch(product, filter.search)) &&
          (filter.tag === null || product.tags.includes(filter.tag)),
      ),
    nextInShop,
  );
}

/**
 * Products on sale with a variant out of stock, page by page. A page is one page of stock counts sorted by id, so it yields
 * fewer products or none, because drafts and archived products have counts too.
 */
export function watchSoldOutPage(siteId: string): WatchPage<Product> {
  return (cursor, next, fail) => {
    let held = "";
    let stopProducts = () => {};
    const stop = watchFound(
      soldOutQuery(firestore(), siteId, { count: PRODUCTS_PAGE, cursor }),
      (snapshot) => {
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
          // The count of a removed variant stays for a moment.
          const isSoldOut = (product: Product) =>
            none.some((one) => one.productId === product.id && stockedVariants(product).includes(one.variantId));
          const items = products.filter((product) => product.state === "active" && isSoldOut(product));
          next({ items, cursor: after, isFromCache: isFromCache || isCountFromCache });
        }, fail);
      },
      fail,
    );
    return () => {
      stop();
      stopProducts();
    };
  };
}
