import { documents } from "@awning/domain/routes/collections";
import { FieldValue } from "firebase-admin/firestore";
import { firestore } from "./admin.ts";
import type { Writes } from "./writes.ts";

/**
 * Adds to how many pieces of products were sold, without reading any.
 * @param pieces by product, less than zero where some came back
 * @param first those of which nothing was sold before: from here on their counts are whole
 */
export function countSold(
  writes: Writes,
  siteId: string,
  pieces: ReadonlyMap<string, number>,
  first: ReadonlySet<string> = new Set(),
): void {
  for (const [productId, difference] of pieces) {
    const added = { pieces: FieldValue.increment(difference), ...(first.has(productId) ? { isWhole: true } : {}) };
    writes.set(firestore().doc(documents.soldCount(siteId, productId)), added, { merge: true });
  }
}
