import { COLLECTIONS_MAX, type Collection, storedCollectionSchema } from "@awning/domain/product/collection";
import { type Product, storedProductSchema } from "@awning/domain/product/product";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import type { DocumentReference, DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import { documentsOf, fromDocument } from "../core/documents.ts";
import type { Writes } from "../core/writes.ts";

/** Skips malformed collections. */
export async function listCollections(siteId: string): Promise<Collection[]> {
  const found = await firestore().collection(collections.collections(siteId)).orderBy("order").limit(COLLECTIONS_MAX).get();
  return documentsOf(storedCollectionSchema, found);
}

const slugSchema = z.object({ slug: z.string() });
export type GuardedProduct = Product & { guard: Timestamp };

/** Products by id, in any state. Skips malformed ones. */
export async function getProducts(
  siteId: string,
  productIds: readonly string[],
  reads: { getAll(...references: DocumentReference[]): Promise<DocumentSnapshot[]> } = firestore(),
): Promise<Map<string, GuardedProduct>> {
  if (productIds.length === 0) return new Map();
  const found = await reads.getAll(...productIds.map((id) => firestore().doc(documents.product(siteId, id))));
  return new Map(found.flatMap(toProduct).map((product) => [product.id, product]));
}

/** Products on sale in the shop's order, at most `limit`, and how many more there are (one read per thousand). */
export async function listActiveProducts(siteId: string, limit: number): Promise<{ products: Product[]; further: number }> {
  const onSale = firestore().collection(collections.products(siteId)).where("state", "==", "active");
  const found = await onSale.orderBy("order").limit(limit).get();
  const count = found.size < limit ? found.size : (await onSale.count().get()).data().count;
  return { products: found.docs.flatMap(toProduct), further: Math.max(0, count - found.size) };
}

/** Latest change first. */
export async function listArchivedSlugs(siteId: string, limit: number): Promise<string[]> {
  const found = await firestore()
    .collection(collections.products(siteId))
    .where("state", "==", "archived")
    .orderBy("updatedAt", "desc")
    .limit(limit)
    .select("slug")
    .get();
  return found.docs.flatMap((one) => z.safeParse(slugSchema, one.data()).data?.slug ?? []);
}

export function draftProduct(writes: Writes, siteId: string, { id, guard }: Pick<GuardedProduct, "id" | "guard">, now: number): void {
  writes.update(firestore().doc(documents.product(siteId, id)), toDocument(storedProductSchema, { state: "draft", updatedAt: now }), {
    lastUpdateTime: guard,
  });
}

function toProduct(snapshot: DocumentSnapshot): GuardedProduct[] {
  const product = fromDocument(storedProductSchema, snapshot);
  return product && snapshot.updateTime ? [{ ...product, id: snapshot.id, guard: snapshot.updateTime }] : [];
}
