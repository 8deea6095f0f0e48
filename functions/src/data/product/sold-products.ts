import { documents } from "@awning/domain/routes/firestore-paths";
import { FieldValue } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";
import type { Writes } from "../core/writes.ts";
import type { GuardedProduct } from "./products.ts";

/**
 * Marks what an order sells for the first time. The commit fails when one of these products changed since it was read, so
 * that nobody orders what is something else by then.
 */
export function markSold(writes: Writes, siteId: string, products: Iterable<GuardedProduct>): void {
  for (const { id, sold, guard } of products)
    if (sold !== true) writes.update(firestore().doc(documents.product(siteId, id)), { sold: true }, { lastUpdateTime: guard });
}

/**
 * Adds to how many pieces of products were sold, without reading any.
 * @param pieces by product, less than zero where some came back
 */
export function countSold(writes: Writes, siteId: string, pieces: ReadonlyMap<string, number>): void {
  for (const [productId, difference] of pieces)
    writes.set(firestore().doc(documents.soldCount(siteId, productId)), { pieces: FieldValue.increment(difference) }, { merge: true });
}
