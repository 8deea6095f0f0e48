import { type Stock, stockSchema } from "@awning/domain/product/stock";
import type { StockEdit } from "@awning/domain/product/stock-change";
import { collections, documents, stockId } from "@awning/domain/routes/firestore-paths";
import {
  collection,
  deleteDoc,
  doc,
  increment,
  limit,
  onSnapshot,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  type WriteBatch,
  where,
} from "firebase/firestore";
import { fromDocuments } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import type { Watch } from "../core/live.ts";
import { trackWrite } from "../core/save-state.ts";

/** Quantities in stock, by product and then by variant. Missing variants are not tracked. */
export type StockBook = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The largest list of stock that the rules allow. */
const STOCK_PAGE = 100;
/** How many products one listener starts with; it is split when their variants exceed one page. */
const PRODUCTS_PER_LISTENER = 10;

/** Watches the tracked variants of some products, at most one page of products. */
export function watchStock(siteId: string, productIds: readonly string[]): Watch<StockBook> {
  return (next, fail) => {
    const parts = new Map<string, Stock[]>();
    const wanted = new Set<string>();
    const stops = new Map<string, () => void>();
    const publish = (meta: { isPending: boolean; isFromCache: boolean }) => {
      if (parts.size === wanted.size) next(toBook([...parts.values()].flat()), meta);
    };
    const open = (ids: readonly string[]) => {
      const key = ids.join();
      wanted.add(key);
      const all = query(collection(firestore(), collections.stock(siteId)), where("productId", "in", ids), limit(STOCK_PAGE));
      const stop = onSnapshot(
        all,
        { includeMetadataChanges: true },
        (snapshot) => {
          if (snapshot.size === STOCK_PAGE && ids.length > 1) {
            stops.get(key)?.();
            wanted.delete(key);
            parts.delete(key);
            open(ids.slice(0, Math.ceil(ids.length / 2)));
            open(ids.slice(Math.ceil(ids.length / 2)));
            return;
          }
          parts.set(key, fromDocuments(stockSchema, snapshot));
          publish({ isPending: snapshot.metadata.hasPendingWrites, isFromCache: snapshot.metadata.fromCache });
        },
        (error) => fail(toFailure(error)),
      );
      stops.set(key, stop);
    };
    for (let at = 0; at < productIds.length; at += PRODUCTS_PER_LISTENER) open(productIds.slice(at, at + PRODUCTS_PER_LISTENER));
    if (productIds.length === 0) next(new Map(), { isPending: false, isFromCache: false });
    return () => {
      for (const stop of stops.values()) stop();
    };
  };
}

/**
 * Changes a stock quantity by a difference, so a simultaneous sale stays counted. `edit` is the owner's reason.
 * @throws Failure `forbidden` when the result would be below zero or above the maximum
 */
export async function changeStock(
  siteId: string,
  productId: string,
  variantId: string,
  difference: number,
  edit?: StockEdit,
): Promise<void> {
  const change = updateDoc(stockDocument(siteId, productId, variantId), {
    available: increment(difference),
    updatedAt: serverTimestamp(),
    ...(edit ? { edit: { ...edit, at: serverTimestamp() } } : {}),
  });
  await trackWrite(change).catch((error: unknown) => Promise.reject(toFailure(error)));
}

/**
 * Starts tracking a variant.
 * @throws Failure `forbidden` when it is already tracked: that count stays
 */
export async function startCounting(siteId: string, productId: string, variantId: string, available: number): Promise<void> {
  const write = setDoc(stockDocument(siteId, productId, variantId), stockData(productId, variantId, available));
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}

/** Stops tracking a variant, which can then be sold without limit. */
export async function stopCounting(siteId: string, productId: string, variantId: string): Promise<void> {
  await trackWrite(deleteDoc(stockDocument(siteId, productId, variantId))).catch((error: unknown) => Promise.reject(toFailure(error)));
}

/** Adds the stock of a new or restored product to a batch. */
export function setStockIn(batch: WriteBatch, siteId: string, productId: string, counts: ReadonlyMap<string, number>): void {
  for (const [variantId, available] of counts) {
    batch.set(stockDocument(siteId, productId, variantId), stockData(productId, variantId, available));
  }
}

/** Starts tracking these variants at zero in a batch; variants already tracked keep their count. */
export function countIn(batch: WriteBatch, siteId: string, productId: string, variantIds: Iterable<string>): void {
  for (const variantId of variantIds) {
    const none = { productId, variantId, available: increment(0), updatedAt: serverTimestamp() };
    batch.set(stockDocument(siteId, productId, variantId), none, { merge: true });
  }
}

/** Deletes the stock of a product in a batch. */
export function deleteStockIn(batch: WriteBatch, siteId: string, productId: string, variantIds: Iterable<string>): void {
  for (const variantId of variantIds) batch.delete(stockDocument(siteId, productId, variantId));
}

function stockDocument(siteId: string, productId: string, variantId: string) {
  return doc(firestore(), documents.stock(siteId, stockId(productId, variantId)));
}

function stockData(productId: string, variantId: string, available: number) {
  // The rules refuse a new creation time, so this can never overwrite an existing count.
  return { productId, variantId, available, createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
}

function toBook(stock: readonly Stock[]): StockBook {
  const book = new Map<string, Map<string, number>>();
  for (const one of stock) {
    const counts = book.get(one.productId) ?? new Map<string, number>();
    book.set(one.productId, counts.set(one.variantId, one.available));
  }
  return book;
}
