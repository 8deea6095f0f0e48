import { downloadsSchema } from "@awning/domain/order/fulfilment/download";
import { FILES_MAX, type ProductFile, productFileSchema } from "@awning/domain/product/file";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import type { DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { putGuarded, type Writes } from "../core/writes.ts";
import { type GuardedProduct, getProducts } from "./products.ts";

export type GuardedFile = { file: ProductFile; guard: Timestamp };

const IN_MAX = 30;

export async function getGuardedFile(siteId: string, fileId: string): Promise<GuardedFile | null> {
  const snapshot = await firestore().doc(documents.file(siteId, fileId)).get();
  const [file] = toFile(snapshot);
  return file && snapshot.updateTime ? { file, guard: snapshot.updateTime } : null;
}

/** Unordered. A product has at most {@link FILES_MAX} files. */
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

/** Reads the product first, because every change to its files writes it too and so fails the count. */
export async function getProductWithFiles(
  siteId: string,
  productId: string,
): Promise<{ product: GuardedProduct | undefined; files: ProductFile[] }> {
  const product = (await getProducts(siteId, [productId])).get(productId);
  return { product, files: await listFiles(siteId, [productId]) };
}

export async function productsWithFiles(siteId: string, productIds: readonly string[]): Promise<Set<string>> {
  return new Set((await listFiles(siteId, productIds)).map((file) => file.productId));
}

/** Guarded by {@link getProductWithFiles}, so that concurrent changes cannot miscount. */
export function countFiles(writes: Writes, siteId: string, { id, guard }: GuardedProduct, fileCount: number): void {
  writes.update(firestore().doc(documents.product(siteId, id)), { fileCount }, { lastUpdateTime: guard });
}

export function createFile(writes: Writes, siteId: string, { id, ...file }: ProductFile): void {
  writes.create(firestore().doc(documents.file(siteId, id)), toDocument(productFileSchema, file));
}

export function changeFile(
  writes: Writes,
  siteId: string,
  fileId: string,
  guard: Timestamp,
  fields: Partial<Omit<ProductFile, "id">>,
): void {
  writes.update(firestore().doc(documents.file(siteId, fileId)), toDocument(productFileSchema, fields), { lastUpdateTime: guard });
}

export function deleteFile(writes: Writes, siteId: string, fileId: string, guard: Timestamp): void {
  writes.delete(firestore().doc(documents.file(siteId, fileId)), { lastUpdateTime: guard });
}

function toFile(snapshot: DocumentSnapshot): ProductFile[] {
  const file = fromDocument(productFileSchema, snapshot);
  return file ? [{ ...file, id: snapshot.id }] : [];
}

type DownloadCounts = { counts: Readonly<Record<string, number>>; guard: Timestamp | null };

/** `guard` is `null` before the first download. */
export async function getDownloads(siteId: string, orderId: string): Promise<DownloadCounts> {
  const snapshot = await firestore().doc(documents.downloads(siteId, orderId)).get();
  return { counts: fromDocument(downloadsSchema, snapshot)?.counts ?? {}, guard: snapshot.updateTime ?? null };
}

export function writeDownloads(
  writes: Writes,
  place: { siteId: string; orderId: string },
  { counts, guard }: DownloadCounts,
  now: number,
): void {
  const reference = firestore().doc(documents.downloads(place.siteId, place.orderId));
  putGuarded(writes, reference, guard, toDocument(downloadsSchema, { counts, updatedAt: now }));
}
