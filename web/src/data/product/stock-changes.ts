import { MOVES_PAGE, type StockMove, stockMoveSchema } from "@awning/domain/product/stock-change";
import { collections } from "@awning/domain/routes/firestore-paths";
import { collection, documentId, limit, orderBy, query, startAfter, where } from "firebase/firestore";
import { fromDocuments } from "../core/documents.ts";
import { firestore } from "../core/firestore.ts";
import { watchPages } from "../core/live-queries.ts";
import type { WatchPage } from "../core/pages.ts";

/** Every change of a product's stock, newest first, page by page. */
export function watchStockMoves(siteId: string, productId: string): WatchPage<StockMove & { id: string }> {
  return watchPages(
    (cursor) =>
      query(
        collection(firestore(), collections.stockMoves(siteId)),
        where("productId", "==", productId),
        // The items of one order change at the same time, so the id breaks the tie.
        orderBy("at", "desc"),
        orderBy(documentId(), "desc"),
        ...(cursor === null ? [] : [startAfter(...cursor)]),
        limit(MOVES_PAGE),
      ),
    (found) => fromDocuments(stockMoveSchema, found),
    (found) => {
      const last = found.docs[MOVES_PAGE - 1];
      return last ? [last.get("at"), last.id] : null;
    },
  );
}
