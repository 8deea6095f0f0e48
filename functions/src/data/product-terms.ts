import { isDeepStrictEqual } from "node:util";
import { collections, documents } from "@awning/domain/collections";
import { productTermsOf } from "@awning/domain/product-search";
import { type DocumentSnapshot, FieldPath } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "./admin.ts";

const PAGE = 200;
// gRPC: NOT_FOUND, FAILED_PRECONDITION. Somebody else was faster, and that write is told of by itself.
const OVERTAKEN: ReadonlySet<unknown> = new Set([5, 9]);
const searchedSchema = z.object({
  title: z.string(),
  sku: z._default(z.string(), ""),
  variants: z._default(z.array(z.object({ name: z.string(), sku: z._default(z.string(), "") })), []),
  searchTerms: z.optional(z.array(z.string())),
});

/** Whether what a stored product is found by follows from its name, its kinds and their SKUs. What is no product does. */
export function hasRightTerms(data: unknown): boolean {
  return missingTerms(data) === null;
}

/** Makes anew what one product is found by, if it is not so already. */
export async function keepProductTerms(siteId: string, productId: string): Promise<void> {
  await store(await firestore().doc(documents.product(siteId, productId)).get());
}

/** Does so for every product of a site, in whatever state. */
export async function fillProductTerms(siteId: string): Promise<void> {
  const all = firestore().collection(collections.products(siteId)).orderBy(FieldPath.documentId()).limit(PAGE);
  for (let last: string | undefined; ; ) {
    const page = await (last === undefined ? all : all.startAfter(last)).get();
    await Promise.all(page.docs.map(store));
    last = page.docs[PAGE - 1]?.id;
    if (last === undefined) return;
  }
}

// `updatedAt` stays: it says when the owner changed the product.
async function store(snapshot: DocumentSnapshot): Promise<void> {
  const searchTerms = missingTerms(snapshot.data());
  if (searchTerms === null || !snapshot.updateTime) return;
  try {
    await snapshot.ref.update({ searchTerms }, { lastUpdateTime: snapshot.updateTime });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && OVERTAKEN.has(error.code))) throw error;
  }
}

function missingTerms(data: unknown): string[] | null {
  const product = z.safeParse(searchedSchema, data).data;
  if (!product) return null;
  const terms = productTermsOf(product);
  return isDeepStrictEqual(terms, product.searchTerms) ? null : terms;
}
