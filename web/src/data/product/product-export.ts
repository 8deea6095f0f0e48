import { type Product, storedProductSchema } from "@awning/domain/product/product";
import { stockSchema } from "@awning/domain/product/stock";
import { collections } from "@awning/domain/routes/firestore-paths";
import {
  collection,
  type DocumentData,
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  type QuerySnapshot,
  query,
  startAfter,
} from "firebase/firestore";
import { fromDocuments } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";

const PRODUCTS_AT_ONCE = 50;
const STOCK_AT_ONCE = 100;

export type WholeShop = { products: Product[]; stock: ReadonlyMap<string, number> };

/**
 * Every product of a shop with its stock by `stockId`, read page by page. `onProgress` gets the number of products so far.
 * @throws Failure when a page cannot be read, because a partial list would look complete
 */
export async function readWholeShop(siteId: string, onProgress: (products: number) => void): Promise<WholeShop> {
  const products: Product[] = [];
  await eachPage(collections.products(siteId), PRODUCTS_AT_ONCE, (page) => {
    products.push(...fromDocuments(storedProductSchema, page));
    onProgress(products.length);
  });
  const stock = new Map<string, number>();
  await eachPage(collections.stock(siteId), STOCK_AT_ONCE, (page) => {
    for (const one of fromDocuments(stockSchema, page)) stock.set(one.id, one.available);
  });
  return { products, stock };
}

/** Reads a collection in pages of `size`, by id. Never from the cache, which may hold a part. @throws Failure when a page cannot be read */
export async function eachPage(path: string, size: number, take: (page: QuerySnapshot<DocumentData>) => void): Promise<void> {
  let last: string | null = null;
  for (;;) {
    const after: ReturnType<typeof startAfter>[] = last === null ? [] : [startAfter(last)];
    const page: QuerySnapshot<DocumentData> = await getDocsFromServer(
      query(collection(firestore(), path), orderBy(documentId()), ...after, limit(size)),
    ).catch((error: unknown) => Promise.reject(toFailure(error)));
    take(page);
    last = page.docs[page.size - 1]?.id ?? null;
    if (page.size < size) return;
  }
}
