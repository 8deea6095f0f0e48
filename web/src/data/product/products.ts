import { type Product, type ProductDraft, storedProductSchema } from "@awning/domain/product/product";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import {
  collection,
  doc,
  documentId,
  getCountFromServer,
  limit,
  orderBy,
  type QuerySnapshot,
  query,
  startAfter,
  where,
} from "firebase/firestore";
import { IN_MAX, watchChunks } from "../core/chunks.ts";
import { fromDocuments } from "../core/documents.ts";
import { firestore } from "../core/firestore.ts";
import type { Watch } from "../core/live.ts";
import { watchDocument, watchPages, watchQuery } from "../core/live-queries.ts";
import type { WatchPage } from "../core/pages.ts";
import { type WithDocument, withDocument } from "../core/rows.ts";

/** Products per page of a list, which is the rules' limit. */
export const PRODUCTS_PAGE = 50;

const productSchema = withDocument(storedProductSchema);

/** Products in shop order, page by page, in these states only. Documents that do not parse are skipped. */
export function watchProductPage(siteId: string, states: readonly ProductDraft["state"][]): WatchPage<Product> {
  return watchPages(
    (cursor) =>
      query(
        productsOf(siteId),
        where("state", "in", states),
        orderBy("order"),
        orderBy(documentId()),
        ...(cursor === null ? [] : [startAfter(...cursor)]),
        limit(PRODUCTS_PAGE),
      ),
    (found) => fromDocuments(storedProductSchema, found),
    nextInShop,
  );
}

/** The cursor after a page of products in shop order; `null` when it is the last. */
export function nextInShop(found: QuerySnapshot): readonly unknown[] | null {
  const last = found.docs[PRODUCTS_PAGE - 1];
  return last ? [last.get("order"), last.id] : null;
}

/** Watches products by id, at most `max`. */
export function watchProducts(siteId: string, productIds: readonly string[], max: number = PRODUCTS_PAGE): Watch<Product[]> {
  const some = (ids: readonly string[]) => query(productsOf(siteId), where(documentId(), "in", ids), limit(IN_MAX));
  return watchChunks(productIds.slice(0, max), some, storedProductSchema);
}

/**
 * Watches the products with any of these SKUs, which are in lower case. A product with several of them may be reported more
 * than once.
 */
export function watchSkuHolders(siteId: string, skus: readonly string[]): Watch<Product[]> {
  const some = (skus: readonly string[]) => query(productsOf(siteId), where("skus", "array-contains-any", skus), limit(PRODUCTS_PAGE));
  return watchChunks(skus, some, storedProductSchema);
}

/** Watches one product; `null` when it does not exist. */
export function watchProduct(siteId: string, productId: string): Watch<WithDocument<Product> | null> {
  return watchDocument(() => doc(firestore(), documents.product(siteId, productId)), productSchema);
}

/** How many products are in these states, counted up to one page; `null` when unknown or when there are more. */
export async function countProducts(siteId: string, states: readonly ProductDraft["state"][]): Promise<number | null> {
  try {
    const all = query(productsOf(siteId), where("state", "in", states), limit(PRODUCTS_PAGE));
    const count = (await getCountFromServer(all)).data().count;
    return count < PRODUCTS_PAGE ? count : null;
  } catch {
    return null;
  }
}

/** Whether any product of these kinds is on sale. */
export function watchHasKind(siteId: string, kinds: readonly Product["kind"][]): Watch<boolean> {
  return (next, fail) =>
    watchQuery(() => query(productsOf(siteId), where("state", "==", "active"), where("kind", "in", kinds), limit(1)), storedProductSchema)(
      (products, meta) => next(products.length > 0, meta),
      fail,
    );
}

/** Every product of a site, in any state. */
export function productsOf(siteId: string) {
  return collection(firestore(), collections.products(siteId));
}
