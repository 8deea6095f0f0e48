import { downloadsSchema } from "@awning/domain/order/fulfilment/download";
import { FILES_MAX, type ProductFile, productFileSchema } from "@awning/domain/product/file";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import type { DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import type { Writes } from "../core/writes.ts";
import { type GuardedProduct, getProducts } from "./products.ts";

export type GuardedFile = { file: ProductFile; guard: Timestamp };

const IN_MAX = 30;

/** A file of a shop with the guard for changing it, or `null`. */
export async function getGuardedFile(siteId: string, fileId: string): Promise<GuardedFile | null> {
  const snapshot = await firestore().doc(documents.file(siteId, fileId)).get();
  const [file] = toFile(snapshot);
  return file && snapshot.updateTime ? { file, guard: snapshot.updateTime } : null;
}

/** Every file of these products, in no order. A product has at most {@link FILES_MAX}. */
export async function listFiles(siteId: string, productIds: readonly string[]): Promise<ProductFile[]> {
  const wanted = [...new Set(productIds)];
  const parts: Promise<ProductFile[]>[] = [];
  for (let at = 0; at < wanted.length; at += IN_MAX) {
    const some = wanted.slice(at, at + IN_MAX);
    const query = firestore()
      .collection(collections.files(siteId))
      .where("productId", "in", some)
      .limit(some.length * FILES_MAX);
    parts.push(query.get().then((found) => found.docs.flatMap(toFile)));
  }
  return (await Promise.all(parts)).flat();
}

/**
 * A product with its files, to be counted with {@link countFiles}. The product is read first: who changes its files after that has
 * written to it as well, and the count is refused.
 */
export async function getProductWithFiles(
  siteId: string,
  productId: string,
): Promise<{ product: GuardedProduct | undefined; files: ProductFile[] }> {
  const product = (await getProducts(siteId, [productId])).get(productId);
  return { product, files: await listFiles(siteId, [productId]) };
}

/** Which of these products have a file. */
export async function productsWithFiles(siteId: string, productIds: readonly string[]): Promise<Set<string>> {
  return new Set((await listFiles(siteId, productIds)).map((file) => file.productId));
}

/**
 * Says on a product how many files its buyers get. Guarded by the product as {@link getProductWithFiles} read it: whoever
 * adds or takes away a file writes here as well, so the count is right whatever happens at once.
 */
export function countFiles(writes: Writes, siteId: string, { id, guard }: GuardedProduct, fileCount: number): void {
  writes.update(firestore().doc(documents.product(siteId, id)), { fileCount }, { lastUpdateTime: guard });
}

/** Adds a new file; the commit fails when its id is taken. */
export function createFile(writes: Writes, siteId: string, { id, ...file }: ProductFile): void {
  writes.create(firestore().doc(documents.file(siteId, id)), toDocument(productFileSchema, file));
}

/** Changes a file. The commit fails when it changed since it was read. */
export function changeFile(
  writes: Writes,
  siteId: string,
  fileId: string,
  guard: Timestamp,
  fields: Partial<Omit<ProductFile, "id">>,
): void {
  writes.update(firestore().doc(documents.file(siteId, fileId)), toDocument(productFileSchema, fields), { lastUpdateTime: guard });
}

/** Takes a file away. The commit fails when it changed since it was read. */
export function deleteFile(writes: Writes, siteId: string, fileId: string, guard: Timestamp): void {
  writes.delete(firestore().doc(documents.file(siteId, fileId)), { lastUpdateTime: guard });
}

function toFile(snapshot: DocumentSnapshot): ProductFile[] {
  const file = fromDocument(productFileSchema, snapshot);
  return file ? [{ ...file, id: snapshot.id }] : [];
}

type DownloadCounts = { counts: Readonly<Record<string, number>>; guard: Timestamp | null };

/** How often the buyer of an order fetched what. `guard` is `null` before the first download. */
export async function getDownloads(siteId: string, orderId: string): Promise<DownloadCounts> {
  const snapshot = await firestore().doc(documents.downloads(siteId, orderId)).get();
  return { counts: fromDocument(downloadsSchema, snapshot)?.counts ?? {}, guard: snapshot.updateTime ?? null };
}

/** Writes the counts of an order. The commit fails when they changed since they were read. */
export function writeDownloads(
  writes: Writes,
  place: { siteId: string; orderId: string },
  { counts, guard }: DownloadCounts,
  now: number,
): void {
  const reference = firestore().doc(documents.downloads(place.siteId, place.orderId));
  const document = toDocument(downloadsSchema, { counts, updatedAt: now });
  if (guard === null) writes.create(reference, document);
  else writes.update(reference, document, { lastUpdateTime: guard });
}
