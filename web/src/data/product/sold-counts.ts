import { type SoldCount, soldCountSchema } from "@awning/domain/order/ordered";
import { collections } from "@awning/domain/routes/firestore-paths";
import { collection, documentId, limit, query, where } from "firebase/firestore";
import { IN_MAX, watchChunks } from "../core/chunks.ts";
import { firestore } from "../core/firestore.ts";
import type { Watch } from "../core/live.ts";

/** Sales counts by product. */
export type SoldBook = ReadonlyMap<string, SoldCount>;

/** Watches the sales counts of some products: one read for each that was ever sold. */
export function watchSoldCounts(siteId: string, productIds: readonly string[]): Watch<SoldBook> {
  const counts = watchChunks(
    productIds,
    (some) => query(collection(firestore(), collections.soldCounts(siteId)), where(documentId(), "in", some), limit(IN_MAX)),
    soldCountSchema,
  );
  return (next, fail) => counts((found, meta) => next(new Map(found.map((one) => [one.id, one])), meta), fail);
}
