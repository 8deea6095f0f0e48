import type { Mail } from "@awning/domain/mail/mail";
import { holdsAgain, mailHolds } from "@awning/domain/notification/mail-holds";
import { digitalLines, handOverFiles, mayDownload } from "@awning/domain/order/fulfilment/download";
import type { Order, OrderEvent } from "@awning/domain/order/order";
import type { Returned, TransitionResult } from "@awning/domain/order/transition";
import type { MoveCause } from "@awning/domain/product/stock-change";
import { runsLow, stockRulesOf } from "@awning/domain/product/stock-rules";
import { variantNow } from "@awning/domain/product/stocked-variants";
import { stockId } from "@awning/domain/routes/firestore-paths";
import { followOrder } from "#data/booking/ordered-times.ts";
import type { Writes } from "#data/core/writes.ts";
import { reviveMails } from "#data/mail/outbox.ts";
import type { GuardedOrder } from "#data/order/orders.ts";
import { writeOrder } from "#data/order/write-order.ts";
import { productsWithFiles } from "#data/product/files.ts";
import { getProducts } from "#data/product/products.ts";
import { type CountedStock, changeStock, getStock } from "#data/product/stock.ts";

/** The stock-movement cause by final status; orders that continue restock with their refund. */
const ENDS: Partial<Record<Order["status"], MoveCause>> = { expired: "expiry", cancelled: "cancel" };
type Step = Pick<TransitionResult, "order" | "mails">;

/**
 * Writes a transition in one commit: the order, its live copy, stock, booked times and mails.
 * @param read the stock a decision was based on; a sale since then restarts the step
 */
export async function persistTransition(
  writes: Writes,
  found: GuardedOrder,
  { returned, taken = [], ...moved }: TransitionResult,
  read?: StockCount,
): Promise<void> {
  const before = found.order;
  const handed = await withFiles(before, moved);
  const less = (one: Returned) => ({ ...one, quantity: -one.quantity });
  const isRead = read !== undefined && taken.length > 0;
  const counts = isRead ? { ...read, pieces: read.pieces.map(less) } : await countedStock(before.siteId, [...returned, ...taken.map(less)]);
  const { pieces, stock } = counts;
  const { order, mails } = taken.length > 0 ? await withLowStock(handed, taken, counts) : handed;
  const by = order.events.at(-1)?.by ?? "system";
  for (const one of pieces) {
    const cause = one.quantity < 0 ? "order" : (ENDS[order.status] ?? "refund");
    // Untracked stock stays untracked.
    const left = stock.get(stockId(one.productId, one.variantId));
    if (left) changeStock(writes, one, { order, cause, by }, left, one.quantity, order.updatedAt);
  }
  await writeOrder(writes, found, { order, mails });
  await followOrder(writes, before, order);
  await takeUpMails(writes, before, order);
}

/** Events that undo a transition whose mail may still be unsent. */
const STEPS_BACK: ReadonlySet<OrderEvent["type"]> = new Set([
  "payment_undone",
  "unfulfilled",
  "not_collected",
  "expired",
  "reopened",
  "refund_failed",
]);

/** When a step is undone and repeated, the first mail is sent if it is still unsent. */
async function takeUpMails(writes: Writes, before: Order, order: Order): Promise<void> {
  if (!order.events.some(({ type }) => STEPS_BACK.has(type))) return;
  const isAgain = ({ kind, subject: { part } }: Mail) => !mailHolds(kind, before, part) && holdsAgain(kind, order, part);
  await reviveMails(writes, order.id, order.updatedAt, isAgain);
}

/** Stock taken by a late payment can also trigger the low-stock alert. */
async function withLowStock(moved: Step, taken: readonly Returned[], { stock, places }: StockCount): Promise<Step> {
  const { order } = moved;
  const products = await getProducts(order.siteId, [...new Set(taken.map((one) => one.productId))]);
  const lines = order.lines.map((line) => {
    const one = taken.find(({ productId, variantId }) => productId === line.productId && variantId === line.variantId);
    const place = places.get(stockId(line.productId, line.variantId)) ?? "";
    const [before, product] = [stock.get(place)?.available, products.get(line.productId)];
    // The sale already sent its alert.
    if (!one || before === undefined || !product) return { ...line, ranLow: null };
    const left = before - one.quantity;
    const rules = stockRulesOf(product, variantNow(product, line.variantId) ?? line.variantId);
    return { ...line, ranLow: runsLow(before, left, rules) ? left : null };
  });
  const isLow = lines.some((line) => line.ranLow !== null);
  // A late payment can be undone and repeated; each gets its own alert.
  return { order: { ...order, lines }, mails: isLow ? [...moved.mails, { kind: "low-stock", part: `late-${order.rev}` }] : moved.mails };
}

/** Delivers files in the transition that settles the order. */
async function withFiles(before: Order, moved: Step): Promise<Step> {
  const products = digitalLines(moved.order.lines).map((line) => line.productId);
  if (products.length === 0 || mayDownload(before) || !mayDownload(moved.order)) return moved;
  return handOverFiles(before, moved, await productsWithFiles(before.siteId, products), moved.order.updatedAt);
}

export function areThere({ pieces, stock }: StockCount): boolean {
  return pieces.every((one) => (stock.get(stockId(one.productId, one.variantId))?.available ?? one.quantity) >= one.quantity);
}

/** Items by their current variant, and tracked stock by `stockId`. `places` maps the ordered `stockId` to the current one. */
export type StockCount = { pieces: Returned[]; stock: Map<string, CountedStock>; places: ReadonlyMap<string, string> };

/** Maps items to the variants that hold their stock today: adding the first or removing the last option changes them. */
export async function countedStock(siteId: string, pieces: readonly Returned[]): Promise<StockCount> {
  const stock = await getStock(siteId, pieces);
  const homeless = pieces.filter((one) => !stock.has(placeOf(one)));
  const products = await getProducts(siteId, [...new Set(homeless.map((one) => one.productId))]);
  const settled = pieces.map((one) => {
    const product = stock.has(placeOf(one)) ? undefined : products.get(one.productId);
    return { ...one, variantId: (product && variantNow(product, one.variantId)) ?? one.variantId };
  });
  const others = settled.filter((one) => !stock.has(placeOf(one)) && !pieces.some((asked) => placeOf(asked) === placeOf(one)));
  const found = await getStock(siteId, others);
  const places = new Map(pieces.map((one, index) => [placeOf(one), placeOf(settled[index] ?? one)]));
  return { pieces: together(settled), stock: new Map([...stock, ...found]), places };
}

function placeOf({ productId, variantId }: Returned): string {
  return stockId(productId, variantId);
}

/** Two lines can map to one variant, and a commit writes each document once. */
function together(pieces: readonly Returned[]): Returned[] {
  const sums = new Map<string, Returned>();
  for (const one of pieces) sums.set(placeOf(one), { ...one, quantity: one.quantity + (sums.get(placeOf(one))?.quantity ?? 0) });
  return [...sums.values()];
}
