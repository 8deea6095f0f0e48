import { documents } from "@awning/domain/routes/firestore-paths";
import { FieldValue } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";
import type { Writes } from "../core/writes.ts";
import type { GuardedProduct } from "./products.ts";

/** Marks products sold for the first time. The commit fails if one changed since it was read, so that nobody orders a different product. */
export function markSold(writes: Writes, siteId: string, products: Iterable<GuardedProduct>): void {
  for (const { id, sold, guard } of products)
    if (sold !== true) writes.update(firestore().doc(documents.product(siteId, id)), { sold: true }, { lastUpdateTime: guard });
}

/** Adds to the sold quantities without reads. @param pieces by product, negative for restocked items */
export function countSold(writes: Writes, siteId: string, pieces: ReadonlyMap<string, number>): void {
  for (const [productId, difference] of pieces)
    writes.set(firestore().doc(documents.soldCount(siteId, productId)), { pieces: FieldValue.increment(difference) }, { merge: true });
}
