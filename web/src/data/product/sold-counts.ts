import { type SoldCount, soldCountSchema } from "@awning/domain/order/sold-count";
import { collections } from "@awning/domain/routes/firestore-paths";
import { collection, documentId, limit, query, where } from "firebase/firestore";
import { IN_MAX, watchChunks } from "../core/chunks.ts";
import { firestore } from "../core/firestore.ts";
import type { Watch } from "../core/live.ts";

/** What is counted of what was sold, by product. */
export type SoldBook = ReadonlyMap<string, SoldCount>;

/** Follows how many pieces of some products were sold: one read of each that ever was. */
export function watchSoldCounts(siteId: string, productIds: readonly string[]): Watch<SoldBook> {
  const counts = watchChunks(
    productIds,
    (some) => query(collection(firestore(), collections.soldCounts(siteId)), where(documentId(), "in", some), limit(IN_MAX)),
    soldCountSchema,
  );
  return (next, fail) => counts((found, meta) => next(new Map(found.map((one) => [one.id, one])), meta), fail);
}
