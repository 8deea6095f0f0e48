import { isDeepStrictEqual } from "node:util";
import { type ProductMarks, skusOf } from "@awning/domain/product/product";
import { productTermsOf } from "@awning/domain/product/search";
import { documents } from "@awning/domain/routes/firestore-paths";
import { rowsOf } from "@awning/domain/values/rows";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import { isOvertaken } from "../core/writes.ts";
import { listFiles } from "./files.ts";

const namedSchema = z.object({ name: z.string(), sku: z.string() });
const searchedSchema = z.object({
  title: z.string(),
  sku: z.string(),
  variants: rowsOf(namedSchema, "name"),
  searchTerms: z.optional(z.array(z.string())),
  skus: z.array(z.string()),
});

/** Whether what a stored product is found by follows from its name, its kinds and their SKUs. What is no product does. */
export function hasRightTerms(data: unknown): boolean {
  return missingTerms(data) === null;
}

/**
 * Makes anew what one product is found by, if it is not so already. One that is new was never sold, unless it is marked so,
 * and has no files, unless it was deleted before and comes back. What is or was on sale is marked so, once.
 */
export async function keepProductMarks(
  siteId: string,
  productId: string,
  { isNew, isOffered }: { isNew: boolean; isOffered: boolean },
): Promise<void> {
  const [product, files] = await Promise.all([
    firestore().doc(documents.product(siteId, productId)).get(),
    isNew ? listFiles(siteId, [productId]) : [],
  ]);
  await store(product, { ...(isNew && { sold: false, fileCount: files.length }), ...(isOffered && { offered: true }) });
}

// `updatedAt` stays: it says when the owner changed the product.
async function store(snapshot: DocumentSnapshot, first: ProductMarks): Promise<void> {
  const terms = missingTerms(snapshot.data());
  const missing = Object.entries(first).filter(([mark]) => snapshot.get(mark) === undefined);
  const marks = { ...terms, ...Object.fromEntries(missing) };
  if (!snapshot.updateTime || Object.keys(marks).length === 0) return;
  try {
    await snapshot.ref.update(marks, { lastUpdateTime: snapshot.updateTime });
  } catch (error) {
    // Somebody else was faster, and that write is told of by itself.
    if (!isOvertaken(error)) throw error;
  }
}

/** Two devices that name two kinds beside each other leave only the SKUs that one of them knew: they are told anew too. */
function missingTerms(data: unknown): { searchTerms: string[]; skus?: string[] } | null {
  const product = z.safeParse(searchedSchema, data).data;
  if (!product) return null;
  const searchTerms = productTermsOf(product);
  const skus = skusOf(product);
  const hasSkus = skus.length === 0 || isDeepStrictEqual(skus.toSorted(), product.skus.toSorted());
  if (isDeepStrictEqual(searchTerms, product.searchTerms) && hasSkus) return null;
  return { searchTerms, ...(hasSkus ? {} : { skus }) };
}
