import {
  COLLECTION_TITLE_MAX,
  COLLECTIONS_MAX,
  type Collection,
  type CollectionDraft,
  collectionDraftSchema,
  rearranging,
  storedCollectionSchema,
  withPutBack,
} from "@awning/domain/product/collection";
import { slugify } from "@awning/domain/product/slug";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { withinUnits } from "@awning/domain/values/characters";
import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  getDocFromCache,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from "firebase/firestore";
import * as z from "zod/mini";
import { firestore } from "../core/firestore.ts";
import { inLatin } from "../core/in-latin.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchQuery } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";
import { numberedSlug } from "../product/product-writes.ts";

/** The collections of a shop in sort order, at most {@link COLLECTIONS_MAX}, live. */
export function useCollections(siteId: string | null): Live<Collection[]> {
  return useLive(
    siteId && `collections/${siteId}`,
    watchQuery(
      () => query(collection(firestore(), collections.collections(siteId ?? "")), orderBy("order"), limit(COLLECTIONS_MAX)),
      storedCollectionSchema,
    ),
  );
}

/** Adds a collection at the position of its `order`. @returns its id at once; the write is sent when there is a connection */
export function addCollection(siteId: string, draft: CollectionDraft): { id: string; write: Promise<void> } {
  const reference = doc(collection(firestore(), collections.collections(siteId)));
  const now = serverTimestamp();
  const stored = { ...collectionDraftSchema.parse(draft), createdAt: now, updatedAt: now };
  return { id: reference.id, write: trackWrite(setDoc(reference, stored)) };
}

/** Updates only these fields of a collection. @throws ZodError */
export function updateCollection(siteId: string, collectionId: string, changes: Partial<CollectionDraft>): Promise<void> {
  const fields = z.partial(collectionDraftSchema).parse(changes);
  return trackWrite(updateDoc(doc(firestore(), documents.collection(siteId, collectionId)), { ...fields, updatedAt: serverTimestamp() }));
}

/** Appends products to a collection, keeping what other devices add at the same time. */
export function addToCollection(siteId: string, collectionId: string, productIds: readonly string[]): Promise<void> {
  return changeProducts(siteId, collectionId, arrayUnion(...productIds));
}

/** Removes products from a collection. */
export function removeFromCollection(siteId: string, collectionId: string, productIds: readonly string[]): Promise<void> {
  return changeProducts(siteId, collectionId, arrayRemove(...productIds));
}

/** Reorders a collection last seen as `before`. Products missing from `after` are removed; products added elsewhere stay. */
export function arrangeCollection(
  siteId: string,
  collectionId: string,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const { out, back } = rearranging(before, after);
  const reference = doc(firestore(), documents.collection(siteId, collectionId));
  const updatedAt = serverTimestamp();
  const batch = writeBatch(firestore());
  // Firestore cannot remove from an array and add to it in one update.
  if (out.length > 0) batch.update(reference, { productIds: arrayRemove(...out), updatedAt });
  if (back.length > 0) batch.update(reference, { productIds: arrayUnion(...back), updatedAt });
  return trackWrite(batch.commit());
}

/** Puts a removed product back to its position among those of `before`, in the newest list known to this device. */
export async function putBackIntoCollection(
  siteId: string,
  collectionId: string,
  productId: string,
  before: readonly string[],
): Promise<void> {
  const known = await getDocFromCache(doc(firestore(), documents.collection(siteId, collectionId)));
  const now = collectionDraftSchema.shape.productIds.parse(known.get("productIds"));
  return arrangeCollection(siteId, collectionId, now, withPutBack(now, before, productId));
}

function changeProducts(siteId: string, collectionId: string, productIds: ReturnType<typeof arrayUnion>): Promise<void> {
  return trackWrite(updateDoc(doc(firestore(), documents.collection(siteId, collectionId)), { productIds, updatedAt: serverTimestamp() }));
}

/** Deletes a collection but not its products. {@link restoreCollection} undoes it. */
export function deleteCollection(siteId: string, collectionId: string): Promise<void> {
  return trackWrite(deleteDoc(doc(firestore(), documents.collection(siteId, collectionId))));
}

/** Restores a deleted collection under its old id and position. */
export function restoreCollection(siteId: string, { id, createdAt: _, updatedAt: __, ...draft }: Collection): Promise<void> {
  const now = serverTimestamp();
  return trackWrite(setDoc(doc(firestore(), documents.collection(siteId, id)), { ...draft, createdAt: now, updatedAt: now }));
}

/** A slug for a title that none of these collections uses. */
export async function freeCollectionSlug(all: readonly Collection[], title: string): Promise<string> {
  const wanted = slugify(await inLatin(withinUnits(title, COLLECTION_TITLE_MAX)), "collection");
  for (let attempt = 1; ; attempt += 1) {
    const slug = numberedSlug(wanted, attempt);
    if (all.every((one) => one.slug !== slug)) return slug;
  }
}
