import { collections, documents } from "@awning/domain/collections";
import { type Product, productDraftSchema } from "@awning/domain/product";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "./admin.ts";
import { fromDocument } from "./documents.ts";

const slugSchema = z.object({ slug: z.string() });
const timesSchema = z.object({ createdAt: z.number(), updatedAt: z.number() });

/** The products with these ids that exist and fit their schema, by id, in whatever state they are. */
export async function getProducts(siteId: string, productIds: readonly string[]): Promise<Map<string, Product>> {
  if (productIds.length === 0) return new Map();
  const found = await firestore().getAll(...productIds.map((id) => firestore().doc(documents.product(siteId, id))));
  return new Map(found.flatMap(toProduct).map((product) => [product.id, product]));
}

/** Every product on sale, at most `limit`, in the shop's order, and those of them that their owner's search would not find. */
export async function listActiveProducts(siteId: string, limit: number): Promise<{ products: Product[]; unfound: Product[] }> {
  const found = await firestore()
    .collection(collections.products(siteId))
    .where("state", "==", "active")
    .orderBy("order")
    .limit(limit)
    .get();
  return {
    products: found.docs.flatMap(toProduct),
    unfound: found.docs.filter((one) => one.get("searchTerms") === undefined).flatMap(toProduct),
  };
}

/** Slugs of products that were archived, at most `limit`, those changed last first. */
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

function toProduct(snapshot: DocumentSnapshot): Product[] {
  const draft = fromDocument(productDraftSchema, snapshot);
  const times = draft && fromDocument(timesSchema, snapshot);
  return times ? [{ ...draft, ...times, id: snapshot.id }] : [];
}
