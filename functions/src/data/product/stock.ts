import type { Order } from "@awning/domain/order/order";
import { STOCK_MAX } from "@awning/domain/product/product";
import { type Stock, stockSchema } from "@awning/domain/product/stock";
import { type MoveCause, type StockMove, stockMoveSchema } from "@awning/domain/product/stock-change";
import { collections, documents, stockId } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import type { Query, QuerySnapshot, Timestamp } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { createOnce, type Writes } from "../core/writes.ts";

/** Firestore's limit of values in an `in` query. */
const IN_MAX = 30;

export type CountedStock = { available: number; guard: Timestamp };
type VariantRef = { productId: string; variantId: string };
export type StockOf = VariantRef & CountedStock & Pick<Stock, "updatedAt">;

/** Stock by `stockId`. Untracked variants have no entry. */
export async function getStock(siteId: string, variants: readonly VariantRef[]): Promise<Map<string, CountedStock>> {
  if (variants.length === 0) return new Map();
  const paths = variants.map((one) => documents.stock(siteId, stockId(one.productId, one.variantId)));
  const found = await firestore().getAll(...paths.map((path) => firestore().doc(path)));
  const counted = new Map<string, CountedStock>();
  for (const snapshot of found) {
    const stock = fromDocument(stockSchema, snapshot);
    // A malformed count means zero, to avoid overselling.
    if (snapshot.exists && snapshot.updateTime) counted.set(snapshot.id, { available: stock?.available ?? 0, guard: snapshot.updateTime });
  }
  return counted;
}

/** Queries instead of fetching by id, because untracked variants have no document. Keyed by `stockId`. */
export async function listStock(
  siteId: string,
  productIds: readonly string[],
  read = (query: Query): Promise<QuerySnapshot> => query.get(),
): Promise<Map<string, number>> {
  const counts = firestore().collection(collections.stock(siteId));
  const chunks = Array.from({ length: Math.ceil(productIds.length / IN_MAX) }, (_, at) => productIds.slice(at * IN_MAX, (at + 1) * IN_MAX));
  const found = await Promise.all(chunks.map((some) => read(counts.where("productId", "in", some))));
  return new Map(found.flatMap(({ docs }) => docs.map((one) => [one.id, fromDocument(stockSchema, one)?.available ?? 0] as const)));
}

/** Includes removed variants. */
export async function listStockOf(siteId: string, productId: string): Promise<StockOf[]> {
  const found = await firestore().collection(collections.stock(siteId)).where("productId", "==", productId).get();
  return found.docs.flatMap((snapshot) => {
    const stock = fromDocument(stockSchema, snapshot);
    if (!stock) return [];
    const { variantId, available, updatedAt } = stock;
    return [{ productId, variantId, available, updatedAt, guard: snapshot.updateTime }];
  });
}

/** Merges counts into one variant and logs the moves. The commit fails if a count changed since it was read. */
export function mergeStock(
  writes: Writes,
  siteId: string,
  from: readonly [StockOf, ...StockOf[]],
  to: VariantRef,
  stock: CountedStock | null,
  now: number,
): void {
  const at = (one: VariantRef) => firestore().doc(documents.stock(siteId, stockId(one.productId, one.variantId)));
  const moved = { cause: "moved", by: "owner", orderId: null, number: null, note: "", at: now } as const;
  for (const one of from) {
    const { productId, variantId, available } = one;
    writes.delete(at(one), { lastUpdateTime: one.guard });
    addMove(writes, siteId, lastMoveId(one), { productId, variantId, difference: -available, after: null, ...moved });
  }
  const before = stock?.available ?? 0;
  const available = Math.min(
    STOCK_MAX,
    from.reduce((sum, one) => sum + one.available, before),
  );
  const moveId = `${lastMoveId(from[0])}_${to.variantId}`;
  addMove(writes, siteId, moveId, { ...to, difference: available - before, after: available, ...moved });
  const count = toDocument(stockSchema, { available, moveId, updatedAt: now });
  if (stock) writes.update(at(to), count, { lastUpdateTime: stock.guard });
  else writes.create(at(to), { ...to, ...count });
}

export type Taker = { order: Pick<Order, "siteId" | "id" | "number" | "rev">; cause: MoveCause; by: StockMove["by"] };

/** Takes stock (negative `difference`) or returns it, and logs the move. The commit fails if it changed since it was read. */
export function changeStock(
  writes: Writes,
  { productId, variantId }: VariantRef,
  { order, cause, by }: Taker,
  stock: CountedStock,
  difference: number,
  now: number,
): void {
  const { siteId, id: orderId, number, rev } = order;
  const place = stockId(productId, variantId);
  const available = Math.min(STOCK_MAX, stock.available + difference);
  if (available < 0) throw new RangeError("stock below zero");
  const moveId = `${orderId}_${rev}_${place}`;
  writes.update(firestore().doc(documents.stock(siteId, place)), toDocument(stockSchema, { available, moveId, updatedAt: now }), {
    lastUpdateTime: stock.guard,
  });
  const changed = { difference: available - stock.available, after: available };
  addMove(writes, siteId, moveId, { productId, variantId, ...changed, cause, by, orderId, number, note: "", at: now });
}

/** The id of the move that ends a count, the same whether the commit or the trigger writes it. */
export function lastMoveId({ productId, variantId, updatedAt }: Pick<Stock, "productId" | "variantId" | "updatedAt">): string {
  return `${stockId(productId, variantId)}_${updatedAt}`;
}

function addMove(writes: Writes, siteId: string, moveId: string, move: StockMove): void {
  writes.create(firestore().doc(documents.stockMove(siteId, moveId)), toDocument(stockMoveSchema, move));
}

export async function addMoveOnce(siteId: string, moveId: string, move: StockMove): Promise<void> {
  await createOnce(firestore().doc(documents.stockMove(siteId, moveId)), toDocument(stockMoveSchema, move));
}
