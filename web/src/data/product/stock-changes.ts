import { MOVES_PAGE, type StockMove, stockMoveSchema } from "@awning/domain/product/stock-change";
import { collections } from "@awning/domain/routes/firestore-paths";
import { collection, documentId, limit, onSnapshot, orderBy, query, startAfter, where } from "firebase/firestore";
import { fromDocuments } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import type { WatchPage } from "../core/pages.ts";

/** Every change of a product's stock, newest first, page by page. */
export function watchStockMoves(siteId: string, productId: string): WatchPage<StockMove & { id: string }> {
  return (cursor, next, fail) =>
    onSnapshot(
      query(
        collection(firestore(), collections.stockMoves(siteId)),
        where("productId", "==", productId),
        // Pieces of one order move at once: the id parts them.
        orderBy("at", "desc"),
        orderBy(documentId(), "desc"),
        ...(cursor === null ? [] : [startAfter(...cursor)]),
        limit(MOVES_PAGE),
      ),
      { includeMetadataChanges: true },
      (snapshot) => {
        // Nothing in the cache is no answer yet while the server can be asked.
        if (snapshot.empty && snapshot.metadata.fromCache && navigator.onLine) return;
        const last = snapshot.docs[snapshot.size - 1];
        next({
          items: fromDocuments(stockMoveSchema, snapshot),
          cursor: last && snapshot.size === MOVES_PAGE ? [last.get("at"), last.id] : null,
          isFromCache: snapshot.metadata.fromCache,
        });
      },
      (error) => fail(toFailure(error)),
    );
}
