import { stockId } from "@awning/domain/collections";
import type { Moved, Returned } from "@awning/domain/order-acts";
import { writeOrderView } from "#data/order-views.ts";
import { type GuardedOrder, updateOrder } from "#data/orders.ts";
import { queueMail } from "#data/outbox.ts";
import { type CountedStock, changeStock, getStock } from "#data/stock.ts";
import type { Writes } from "#data/writes.ts";

/**
 * Writes what a step made of an order: the order over the state that was read, the buyer's live copy, the stock it gives back
 * or takes, and its mails, all together or not at all.
 * @returns the ids of the mails, to be handed over once it is committed
 */
export async function writeMoved(
  writes: Writes,
  { guard }: Pick<GuardedOrder, "guard">,
  { order, returned, mails, taken = [] }: Moved & { taken?: readonly Returned[] },
): Promise<string[]> {
  const pieces = [...returned, ...taken.map((one) => ({ ...one, quantity: -one.quantity }))];
  const stock = await getStock(order.siteId, pieces);
  for (const one of pieces) {
    // What is not counted any more stays uncounted.
    const left = stock.get(stockId(one.productId, one.variantId));
    if (left) changeStock(writes, { ...one, siteId: order.siteId }, left, one.quantity, order.updatedAt);
  }
  updateOrder(writes, order, guard);
  writeOrderView(writes, order);
  return mails.map(({ kind, part }) => {
    const id = [kind, order.id, part].filter(Boolean).join(".");
    queueMail(writes, { id, kind, to: order.buyer.email, subject: { uid: null, siteId: order.siteId, orderId: order.id, part } });
    return id;
  });
}

/** Whether every one of these pieces is there, where it is counted. */
export function areThere(pieces: readonly Returned[], stock: ReadonlyMap<string, CountedStock>): boolean {
  return pieces.every((one) => (stock.get(stockId(one.productId, one.variantId))?.available ?? one.quantity) >= one.quantity);
}
