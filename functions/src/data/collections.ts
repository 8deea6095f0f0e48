import { COLLECTIONS_MAX, type Collection, collectionDraftSchema } from "@awning/domain/product/collection";
import { collections } from "@awning/domain/routes/collections";
import * as z from "zod/mini";
import { firestore } from "./admin.ts";
import { fromDocument } from "./documents.ts";

const storedCollectionSchema = z.extend(collectionDraftSchema, { createdAt: z.number(), updatedAt: z.number() });

/** Every collection of a shop, in its order. Those that do not fit their schema are left out. */
export async function listCollections(siteId: string): Promise<Collection[]> {
  const found = await firestore().collection(collections.collections(siteId)).orderBy("order").limit(COLLECTIONS_MAX).get();
  return found.docs.flatMap((one) => {
    const collection = fromDocument(storedCollectionSchema, one);
    return collection ? [{ ...collection, id: one.id }] : [];
  });
}
