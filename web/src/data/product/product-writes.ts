import { Failure } from "@awning/domain/errors/failure";
import { type Product, type ProductDraft, productDraftSchema, SLUG_MAX, slugify } from "@awning/domain/product/product";
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
import { PRODUCTS_PAGE, productsOf, storedProductSchema } from "./products.ts";
import { countIn, deleteStockIn, setStockIn } from "./stock.ts";

const ANSWERS_WITHIN_MS = 2_500;

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
    // Another device counts some of it by now: the product comes back all the same, and that count stays.
    return write((batch) => countIn(batch, siteId, productId, counts.keys()));
  });
}

/** Changes only these fields of a product, so that two tabs do not undo each other. */
export async function updateProduct(
  siteId: string,
  productId: string,
  changes: Partial<Omit<ProductDraft, (typeof PRODUCT_ROWS)[number]>>,
): Promise<void> {
  const write = updateDoc(doc(firestore(), documents.product(siteId, productId)), { ...changes, updatedAt: serverTimestamp() });
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}

/**
 * Changes these fields of a product together with what is counted of it: `start` are variants that begin to be counted, with no
 * pieces unless they are counted already, `stop` those that no longer are. Of lists only what differs from `before`, the newest
 * that is known.
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

/** Which of these SKUs (in lower case) another product of this owner has. */
export async function findTakenSkus(siteId: string, productId: string | null, skus: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>();
  for (let at = 0; at < skus.length; at += IN_MAX) {
    const some = skus.slice(at, at + IN_MAX);
    const holders = query(productsOf(siteId), where("skus", "array-contains-any", some), limit(PRODUCTS_PAGE));
    // A slow answer is waited for: what this device happens to know is enough only without a connection.
    const found = await (navigator.onLine ? getDocsFromServer(holders) : getDocsFromCache(holders));
    for (const { skus: others } of fromDocuments(storedProductSchema, found).filter((one) => one.id !== productId))
      for (const sku of others) if (some.includes(sku)) taken.add(sku);
  }
  return taken;
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
  const wanted = slugify(await inLatin(title));
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
  const parsed = productDraftSchema.safeParse(toStoredProduct(product));
  if (parsed.success) return parsed.data;
  throw new Failure("bad_request", { fields: parsed.error.issues.map((issue) => issue.path.join(".")) });
}
