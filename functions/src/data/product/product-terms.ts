import { isDeepStrictEqual } from "node:util";
import { skusOf } from "@awning/domain/product/identifiers";
import type { ProductMarks } from "@awning/domain/product/product";
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
  variants: rowsOf(namedSchema),
  searchTerms: z.optional(z.array(z.string())),
  skus: z.array(z.string()),
});

/** `true` for malformed products. */
export function hasRightTerms(data: unknown): boolean {
  return missingTerms(data) === null;
}

/** Marks new products as unsold with their file count (restored ones can have files). Never clears a mark. */
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

// `updatedAt` stays: it is the time of the owner’s last change.
async function store(snapshot: DocumentSnapshot, first: ProductMarks): Promise<void> {
  const terms = missingTerms(snapshot.data());
  const missing = Object.entries(first).filter(([mark]) => snapshot.get(mark) === undefined);
  const marks = { ...terms, ...Object.fromEntries(missing) };
  if (!snapshot.updateTime || Object.keys(marks).length === 0) return;
  try {
    await snapshot.ref.update(marks, { lastUpdateTime: snapshot.updateTime });
  } catch (error) {
    // A concurrent write triggers this function again.
    if (!isOvertaken(error)) throw error;
  }
}

/** Rebuilds `skus` too: two devices that each add a variant keep only one device's SKUs. */
function missingTerms(data: unknown): { searchTerms: string[]; skus?: string[] } | null {
  const product = z.safeParse(searchedSchema, data).data;
  if (!product) return null;
  const searchTerms = productTermsOf(product);
  const skus = skusOf(product);
  const hasSkus = skus.length === 0 || isDeepStrictEqual(skus.toSorted(), product.skus.toSorted());
  if (isDeepStrictEqual(searchTerms, product.searchTerms) && hasSkus) return null;
  return { searchTerms, ...(hasSkus ? {} : { skus }) };
}
