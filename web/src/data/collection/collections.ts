import {
  COLLECTION_TITLE_MAX,
  COLLECTIONS_MAX,
  type Collection,
  type CollectionDraft,
  collectionDraftSchema,
  rearranging,
  withPutBack,
} from "@awning/domain/product/collection";
import { slugify } from "@awning/domain/product/product";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { timestampSchema } from "@awning/domain/time/timestamp";
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

const storedCollectionSchema = z.extend(collectionDraftSchema, { createdAt: timestampSchema, updatedAt: timestampSchema });

/** The collections of a shop in their order, at most {@link COLLECTIONS_MAX}, live. */
export function useCollections(siteId: string | null): Live<Collection[]> {
  return useLive(
    siteId && `collections/${siteId}`,
    watchQuery(
      () => query(collection(firestore(), collections.collections(siteId ?? "")), orderBy("order"), limit(COLLECTIONS_MAX)),
      storedCollectionSchema,
    ),
  );
}

/** Adds a collection at the place its `order` says. @returns its id at once; the write is sent when there is a connection */
export function addCollection(siteId: string, draft: CollectionDraft): { id: string; write: Promise<void> } {
  const reference = doc(collection(firestore(), collections.collections(siteId)));
  const now = serverTimestamp();
  const stored = { ...collectionDraftSchema.parse(draft), createdAt: now, updatedAt: now };
  return { id: reference.id, write: trackWrite(setDoc(reference, stored)) };
}

/** Changes only these fields of a collection. @throws ZodError */
export function updateCollection(siteId: string, collectionId: string, changes: Partial<CollectionDraft>): Promise<void> {
  const fields = z.partial(collectionDraftSchema).parse(changes);
  return trackWrite(updateDoc(doc(firestore(), documents.collection(siteId, collectionId)), { ...fields, updatedAt: serverTimestamp() }));
}

/** Puts products at the end of a collection, beside whatever somebody else puts there meanwhile. */
export function addToCollection(siteId: string, collectionId: string, productIds: readonly string[]): Promise<void> {
  return changeProducts(siteId, collectionId, arrayUnion(...productIds));
}

/** Takes products out of a collection. */
export function removeFromCollection(siteId: string, collectionId: string, productIds: readonly string[]): Promise<void> {
  return changeProducts(siteId, collectionId, arrayRemove(...productIds));
}

/** Gives a collection that was seen as `before` another order; what fell out of `after` leaves it, and what others put in stays. */
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
  // One write cannot both take out of a list and add to it.
  if (out.length > 0) batch.update(reference, { productIds: arrayRemove(...out), updatedAt });
  if (back.length > 0) batch.update(reference, { productIds: arrayUnion(...back), updatedAt });
  return trackWrite(batch.commit());
}

/** Puts a product that was taken out back to its place among those of `before`, in the list as this device knows it by now. */
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

/** Deletes a collection; its products stay. {@link restoreCollection} takes it back. */
export function deleteCollection(siteId: string, collectionId: string): Promise<void> {
  return trackWrite(deleteDoc(doc(firestore(), documents.collection(siteId, collectionId))));
}

/** Puts a deleted collection back under its old id, at its old place. */
export function restoreCollection(siteId: string, { id, createdAt: _, updatedAt: __, ...draft }: Collection): Promise<void> {
  const now = serverTimestamp();
  return trackWrite(setDoc(doc(firestore(), documents.collection(siteId, id)), { ...draft, createdAt: now, updatedAt: now }));
}

/** A slug for a title that none of these has. */
export async function freeCollectionSlug(all: readonly Collection[], title: string): Promise<string> {
  const wanted = slugify(await inLatin(withinUnits(title, COLLECTION_TITLE_MAX)), "collection");
  for (let attempt = 1; ; attempt += 1) {
    const slug = numberedSlug(wanted, attempt);
    if (all.every((one) => one.slug !== slug)) return slug;
  }
}
