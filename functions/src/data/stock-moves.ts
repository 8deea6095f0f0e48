import type { Stock } from "@awning/domain/product/product";
import type { StockMove } from "@awning/domain/product/stock-move";
import { documents, stockId } from "@awning/domain/routes/collections";
import { firestore } from "./admin.ts";
import { toDocument } from "./documents.ts";
import type { Writes } from "./writes.ts";

const ALREADY_EXISTS = 6;

/** The id of the move that ends this count: one, whether it is written with that or by the trigger that hears of it. */
export function lastMoveId({ productId, variantId, updatedAt }: Pick<Stock, "productId" | "variantId" | "updatedAt">): string {
  return `${stockId(productId, variantId)}_${updatedAt}`;
}

/** Adds a move to writes that are committed together with the change of the stock. The commit fails when it is there already. */
export function addMove(writes: Writes, siteId: string, moveId: string, move: StockMove): void {
  writes.create(firestore().doc(documents.stockMove(siteId, moveId)), toDocument(move));
}

/** Adds a move by itself. Asking twice for the same one changes nothing. */
export async function addMoveOnce(siteId: string, moveId: string, move: StockMove): Promise<void> {
  try {
    await firestore().doc(documents.stockMove(siteId, moveId)).create(toDocument(move));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === ALREADY_EXISTS)) throw error;
  }
}
