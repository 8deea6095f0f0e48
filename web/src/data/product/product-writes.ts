import { Failure } from "@awning/domain/errors/failure";
import { type Product, type ProductDraft, productDraftSchema, storedProductSchema } from "@awning/domain/product/product";
import { SLUG_MAX, slugify } from "@awning/domain/product/slug";
import { documents } from "@awning/domain/routes/firestore-paths";
import { idOf, PRODUCT_ROWS, toStoredProduct } from "@awning/domain/shop/stored";
import {
  doc,
  getDocFromCache,
  getDocs,
  getDocsFromCache,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  query,
  serverTimestamp,
  updateDoc,
  type WriteBatch,
  where,
  writeBatch,
} from "firebase/firestore";
import { generateKeyBetween } from "fractional-indexing";
import { IN_MAX } from "../core/chunks.ts";
import { fromDocuments } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { inLatin } from "../core/in-latin.ts";
import { rowFields, type WithDocument } from "../core/rows.ts";
import { trackWrite } from "../core/save-state.ts";
import { PRODUCTS_PAGE, productsOf } from "./products.ts";
import { countIn, deleteStockIn, setStockIn } from "./stock.ts";

const ANSWERS_WITHIN_MS = 2_500;

export function newProductId(siteId: string): string {
  return doc(productsOf(siteId)).id;
}

/** How long to wait for the server before showing a new product. */
const STORED_WITHIN_MS = 4_000;

/**
 * Creates a product and its stock in one batch, first in shop order. `counts` are quantities by variant; other variants are
 * not tracked. Resolves when the server has it; offline or on a slow connection, as soon as it is stored on this device.
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
  // Resolves after the write reached the disk: from here on, closing the page loses nothing.
  await getDocFromCache(doc(firestore(), documents.product(siteId, productId))).catch(() => undefined);
  // A listener that subscribes while the document is being created can get "missing" from the server and keep it until the
  // document changes. After the answer this cannot happen.
  if (navigator.onLine) await Promise.race([sent.catch(() => undefined), new Promise((done) => setTimeout(done, STORED_WITHIN_MS))]);
  return { sent };
}

/** Writes a whole product and its stock under a given id, for example to undo a removal. */
export async function restoreProduct(
  siteId: string,
  productId: string,
  product: ProductDraft,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const draft = parseDraft(product);
  const write = (count: (batch: WriteBatch) => void) => {
    const batch = writeBatch(firestore());
    batch.set(doc(firestore(), documents.product(siteId, productId)), {
      ...toStoredProduct(draft),
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    });
    count(batch);
    return trackWrite(batch.commit()).catch((error: unknown) => Promise.reject(toFailure(error)));
  };
  await write((batch) => setStockIn(batch, siteId, productId, counts)).catch((failure: Failure) => {
    if (failure.code !== "forbidden" || counts.size === 0) throw failure;
    // Another device already tracks some of these variants: the product is restored anyway, and those counts stay.
    return write((batch) => countIn(batch, siteId, productId, counts.keys()));
  });
}

/** Updates only these fields of a product, so two tabs do not undo each other. */
export async function updateProduct(
  siteId: string,
  productId: string,
  changes: Partial<Omit<ProductDraft, (typeof PRODUCT_ROWS)[number]>>,
): Promise<void> {
  const write = updateDoc(doc(firestore(), documents.product(siteId, productId)), { ...changes, updatedAt: serverTimestamp() });
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}

/**
 * Updates fields of a product and which variants are tracked: `start` are newly tracked at zero unless they already have a
 * count, `stop` are no longer tracked. Of lists, only what differs from `before`, the newest known product.
 */
export async function changeProduct(
  siteId: string,
  before: WithDocument<Product>,
  changes: Partial<ProductDraft>,
  counts: { start: readonly string[]; stop: readonly string[] },
): Promise<void> {
  const batch = writeBatch(firestore());
  const fields = Object.entries(changes).map(([field, value]) => {
    const list = PRODUCT_ROWS.find((one) => one === field);
    if (!list) return { [field]: value };
    const rows = { schema: productDraftSchema.shape[list], name: "id", keyOf: idOf };
    return rowFields<{ id: string }>(list, rows, before.document, changes[list] ?? []);
  });
  const change = { ...Object.assign({}, ...fields), updatedAt: serverTimestamp() };
  batch.update(doc(firestore(), documents.product(siteId, before.id)), change);
  countIn(batch, siteId, before.id, counts.start);
  deleteStockIn(batch, siteId, before.id, counts.stop);
  await trackWrite(batch.commit()).catch((error: unknown) => Promise.reject(toFailure(error)));
}

/** Which of these SKUs (in lower case) another product of this owner uses. */
export async function findTakenSkus(siteId: string, productId: string | null, skus: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>();
  for (let at = 0; at < skus.length; at += IN_MAX) {
    const some = skus.slice(at, at + IN_MAX);
    const holders = query(productsOf(siteId), where("skus", "array-contains-any", some), limit(PRODUCTS_PAGE));
    // Waits for a slow answer; the cache is enough only when offline.
    const found = await (navigator.onLine ? getDocsFromServer(holders) : getDocsFromCache(holders));
    for (const { skus: others } of fromDocuments(storedProductSchema, found).filter((one) => one.id !== productId))
      for (const sku of others) if (some.includes(sku)) taken.add(sku);
  }
  return taken;
}

/** Deletes a product and its stock. Orders keep their own copy of what was sold. */
export async function deleteProduct(siteId: string, productId: string, variantIds: Iterable<string>): Promise<void> {
  const batch = writeBatch(firestore());
  batch.delete(doc(firestore(), documents.product(siteId, productId)));
  deleteStockIn(batch, siteId, productId, variantIds);
  await trackWrite(batch.commit()).catch((error: unknown) => Promise.reject(toFailure(error)));
}

/**
 * A slug for a title that no other product of this owner uses. Offline it checks the cache only; if two products still
 * collide, the published copy tells them apart by id.
 */
export async function freeSlug(siteId: string, title: string, productId: string): Promise<string> {
  const wanted = slugify(await inLatin(title));
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    const slug = numberedSlug(wanted, attempt);
    const holders = await getDocsSoon(query(productsOf(siteId), where("slug", "==", slug), limit(2)));
    if (holders.docs.every((holder) => holder.id === productId)) return slug;
  }
  return numberedSlug(wanted, productId.toLowerCase().slice(0, 8));
}

/** `mug`, `mug-2`, `mug-3`, within the length limit of slugs. */
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

/** The documents of a query, from the server when it answers soon, otherwise from the cache. */
async function getDocsSoon(wanted: Query) {
  if (!navigator.onLine) return getDocsFromCache(wanted);
  const late = new Promise<null>((done) => setTimeout(done, ANSWERS_WITHIN_MS, null));
  return (await Promise.race([getDocs(wanted), late])) ?? getDocsFromCache(wanted);
}

function parseDraft(product: ProductDraft): ProductDraft {
  const parsed = productDraftSchema.safeParse(toStoredProduct(product));
  if (parsed.success) return parsed.data;
  throw new Failure("bad_request", { fields: parsed.error.issues.map((issue) => issue.path.join(".")) });
}
