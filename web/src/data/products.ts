import { collections, documents } from "@awning/domain/collections";
import { Failure } from "@awning/domain/failure";
import type { Prices } from "@awning/domain/price-change";
import { type Product, type ProductDraft, productDraftSchema, SLUG_MAX, slugify } from "@awning/domain/product";
import {
  collection,
  doc,
  documentId,
  getCountFromServer,
  getDocFromCache,
  getDocs,
  getDocsFromCache,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  query,
  serverTimestamp,
  startAfter,
  updateDoc,
  where,
  writeBatch,
} from "firebase/firestore";
import { generateKeyBetween } from "fractional-indexing";
import * as z from "zod/mini";
import { fromDocuments } from "./documents.ts";
import { toFailure } from "./failures.ts";
import { firestore } from "./firestore.ts";
import type { Watch } from "./live.ts";
import { watchDocument, watchQuery } from "./live-queries.ts";
import type { WatchPage } from "./pages.ts";
import { trackWrite } from "./save-state.ts";
import { deleteStockIn, setStockIn } from "./stock.ts";

/** Products in one page of a list; the most the rules allow. */
export const PRODUCTS_PAGE = 50;
const IN_MAX = 30;
const ANSWERS_WITHIN_MS = 2_500;

/** A product as it lies in Firestore. */
export const storedProductSchema = z.intersection(
  productDraftSchema,
  z.object({ createdAt: z.number(), updatedAt: z.number(), sold: z.optional(z.boolean()), fileCount: z.optional(z.number()) }),
);

/** Products in the order of the shop, page by page; only of these states. Documents that do not parse are left out. */
export function watchProductPage(siteId: string, states: readonly ProductDraft["state"][]): WatchPage<Product> {
  return (cursor, next, fail) =>
    onSnapshot(
      query(
        productsOf(siteId),
        where("state", "in", states),
        orderBy("order"),
        orderBy(documentId()),
        ...(cursor === null ? [] : [startAfter(...cursor)]),
        limit(PRODUCTS_PAGE),
      ),
      { includeMetadataChanges: true },
      (snapshot) => {
        // Nothing in the cache is no answer yet while the server can be asked.
        if (snapshot.empty && snapshot.metadata.fromCache && navigator.onLine) return;
        const last = snapshot.docs[snapshot.size - 1];
        next({
          items: fromDocuments(storedProductSchema, snapshot),
          cursor: last && snapshot.size === PRODUCTS_PAGE ? [last.get("order"), last.id] : null,
          isFromCache: snapshot.metadata.fromCache,
        });
      },
      (error) => fail(toFailure(error)),
    );
}

/** Follows some products by id, at most `max` of them. */
export function watchProducts(siteId: string, productIds: readonly string[], max: number = PRODUCTS_PAGE): Watch<Product[]> {
  return (next, fail) => {
    const chunks: (Product[] | null)[] = [];
    const stops: (() => void)[] = [];
    for (let at = 0; at < Math.min(productIds.length, max); at += IN_MAX) {
      const ids = productIds.slice(at, Math.min(at + IN_MAX, max));
      const index = chunks.push(null) - 1;
      const some = query(productsOf(siteId), where(documentId(), "in", ids), limit(IN_MAX));
      const stop = onSnapshot(
        some,
        (snapshot) => {
          chunks[index] = fromDocuments(storedProductSchema, snapshot);
          const known = chunks.filter((chunk) => chunk !== null);
          const meta = { isPending: snapshot.metadata.hasPendingWrites, isFromCache: snapshot.metadata.fromCache };
          if (known.length === chunks.length) next(known.flat(), meta);
        },
        (error) => fail(toFailure(error)),
      );
      stops.push(stop);
    }
    if (chunks.length === 0) next([], { isPending: false, isFromCache: false });
    return () => {
      for (const stop of stops) stop();
    };
  };
}

/** Follows one product; `null` when there is none. */
export function watchProduct(siteId: string, productId: string): Watch<Product | null> {
  return watchDocument(() => doc(firestore(), documents.product(siteId, productId)), storedProductSchema);
}

/** How many products are in these states, counted up to a page; `null` when it cannot be known, or there are more. */
export async function countProducts(siteId: string, states: readonly ProductDraft["state"][]): Promise<number | null> {
  try {
    const all = query(productsOf(siteId), where("state", "in", states), limit(PRODUCTS_PAGE));
    const count = (await getCountFromServer(all)).data().count;
    return count < PRODUCTS_PAGE ? count : null;
  } catch {
    return null;
  }
}

/** Whether anything is on sale that must reach its buyer. */
export function watchHasPhysical(siteId: string): Watch<boolean> {
  return (next, fail) =>
    watchQuery(
      () => query(productsOf(siteId), where("state", "==", "active"), where("kind", "==", "physical"), limit(1)),
      storedProductSchema,
    )((products, meta) => next(products.length > 0, meta), fail);
}

export function newProductId(siteId: string): string {
  return doc(productsOf(siteId)).id;
}

/** How long the answer of the server is waited for before a new product is shown. */
const STORED_WITHIN_MS = 4_000;

/**
 * Creates a product and its stock in one step, first in the order of the shop. `counts` are pieces by variant; variants
 * that are not in it are not counted. Done when the server has it; without a connection, or with a slow one, as soon as it
 * is kept on this device: then it is sent later.
 * @returns `sent`, which settles when the server has it
 */
export async function createProduct(
  siteId: string,
  productId: string,
  product: Omit<ProductDraft, "order" | "slug">,
  counts: ReadonlyMap<string, number>,
): Promise<{ sent: Promise<void> }> {
  const [slug, order] = await Promise.all([freeSlug(siteId, product.title, productId), firstOrder(siteId)]);
  const sent = restoreProduct(siteId, productId, { ...product, slug, order }, counts);
  // Answered after the write reached the disk: from here on nothing is lost when the page is closed.
  await getDocFromCache(doc(firestore(), documents.product(siteId, productId))).catch(() => undefined);
  // Who follows a document while it is being stored can be told by the server that there is none, and believes it until the
  // document changes. After the answer nobody is.
  if (navigator.onLine) await Promise.race([sent.catch(() => undefined), new Promise((done) => setTimeout(done, STORED_WITHIN_MS))]);
  return { sent };
}

/** Writes a whole product and its stock under a given id, for example to undo its removal. */
export async function restoreProduct(
  siteId: string,
  productId: string,
  product: ProductDraft,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const draft = parseDraft(product);
  const batch = writeBatch(firestore());
  batch.set(doc(firestore(), documents.product(siteId, productId)), {
    ...draft,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
  setStockIn(batch, siteId, productId, counts);
  await trackWrite(batch.commit()).catch((error: unknown) => Promise.reject(toFailure(error)));
}

/** Changes only these fields of a product, so that two tabs do not undo each other. */
export async function updateProduct(siteId: string, productId: string, changes: Partial<ProductDraft>): Promise<void> {
  const write = updateDoc(doc(firestore(), documents.product(siteId, productId)), { ...changes, updatedAt: serverTimestamp() });
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}

/**
 * Changes these fields of a product together with what is counted of it: `start` are pieces by variant that begin to be
 * counted, `stop` the variants that no longer are.
 */
export async function changeProduct(
  siteId: string,
  productId: string,
  changes: Partial<ProductDraft>,
  counts: { start: ReadonlyMap<string, number>; stop: readonly string[] },
): Promise<void> {
  const batch = writeBatch(firestore());
  batch.update(doc(firestore(), documents.product(siteId, productId)), { ...changes, updatedAt: serverTimestamp() });
  setStockIn(batch, siteId, productId, counts.start);
  deleteStockIn(batch, siteId, productId, counts.stop);
  await trackWrite(batch.commit()).catch((error: unknown) => Promise.reject(toFailure(error)));
}

/** Which of these SKUs (in lower case) another product of this owner has. */
export async function findTakenSkus(siteId: string, productId: string | null, skus: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>();
  for (let at = 0; at < skus.length; at += IN_MAX) {
    const some = skus.slice(at, at + IN_MAX);
    const found = await getDocsSoon(query(productsOf(siteId), where("skus", "array-contains-any", some), limit(PRODUCTS_PAGE)));
    for (const { skus: others } of fromDocuments(storedProductSchema, found).filter((one) => one.id !== productId))
      for (const sku of others) if (some.includes(sku)) taken.add(sku);
  }
  return taken;
}

/** Moves several products to one state. `onProgress` hears how many are stored. */
export function setProductsState(
  siteId: string,
  productIds: readonly string[],
  state: ProductDraft["state"],
  onProgress?: (stored: number) => void,
): Promise<void> {
  return changeEach(siteId, new Map(productIds.map((id) => [id, { state }])), onProgress);
}

/** Writes new prices of several products. `onProgress` hears how many are stored. */
export function setPrices(siteId: string, prices: ReadonlyMap<string, Prices>, onProgress?: (stored: number) => void): Promise<void> {
  return changeEach(siteId, prices, onProgress);
}

/** All at once on this device; to the server in batches as large as the rules can judge. */
async function changeEach(
  siteId: string,
  changes: ReadonlyMap<string, Partial<ProductDraft>>,
  onProgress?: (stored: number) => void,
): Promise<void> {
  const all = [...changes];
  let stored = 0;
  const writes: Promise<void>[] = [];
  for (let at = 0; at < all.length; at += PRODUCTS_PAGE) {
    const some = all.slice(at, at + PRODUCTS_PAGE);
    const batch = writeBatch(firestore());
    for (const [id, change] of some)
      batch.update(doc(firestore(), documents.product(siteId, id)), { ...change, updatedAt: serverTimestamp() });
    const sent = trackWrite(batch.commit()).then(() => {
      stored += some.length;
      onProgress?.(stored);
    });
    writes.push(sent.catch((error: unknown) => Promise.reject(toFailure(error))));
  }
  await Promise.all(writes);
}

/** Removes a product and its stock. Orders keep their own copy of what was sold. */
export async function deleteProduct(siteId: string, productId: string, variantIds: Iterable<string>): Promise<void> {
  const batch = writeBatch(firestore());
  batch.delete(doc(firestore(), documents.product(siteId, productId)));
  deleteStockIn(batch, siteId, productId, variantIds);
  await trackWrite(batch.commit()).catch((error: unknown) => Promise.reject(toFailure(error)));
}

/**
 * A slug for a title that no other product of this owner has. Offline it is told from the cache; two products that still
 * meet are told apart by their ids where the public copy is made.
 */
export async function freeSlug(siteId: string, title: string, productId: string): Promise<string> {
  const wanted = slugify(title);
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    const slug = numberedSlug(wanted, attempt);
    const holders = await getDocsSoon(query(productsOf(siteId), where("slug", "==", slug), limit(2)));
    if (holders.docs.every((holder) => holder.id === productId)) return slug;
  }
  return numberedSlug(wanted, productId.toLowerCase().slice(0, 8));
}

/** `mug`, `mug-2`, `mug-3`, never longer than a slug may be. */
export function numberedSlug(slug: string, attempt: number | string): string {
  if (attempt === 1) return slug;
  const end = `-${attempt}`;
  return `${slug.slice(0, SLUG_MAX - end.length).replace(/-+$/, "")}${end}`;
}

async function firstOrder(siteId: string): Promise<string> {
  const first = await getDocsSoon(query(productsOf(siteId), orderBy("order"), limit(1)));
  const order: unknown = first.docs[0]?.get("order");
  return generateKeyBetween(null, typeof order === "string" ? order : null);
}

/** The documents of a query, from the server when it answers soon, else from the cache: nobody waits for a dead line. */
async function getDocsSoon(wanted: Query) {
  if (!navigator.onLine) return getDocsFromCache(wanted);
  const late = new Promise<null>((done) => setTimeout(done, ANSWERS_WITHIN_MS, null));
  return (await Promise.race([getDocs(wanted), late])) ?? getDocsFromCache(wanted);
}

function parseDraft(product: ProductDraft): ProductDraft {
  const parsed = productDraftSchema.safeParse(product);
  if (parsed.success) return parsed.data;
  throw new Failure("bad_request", { fields: parsed.error.issues.map((issue) => issue.path.join(".")) });
}

function productsOf(siteId: string) {
  return collection(firestore(), collections.products(siteId));
}
