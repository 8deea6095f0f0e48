import { stockId } from "@awning/domain/collections";
import type { Order, OrderEvent, Tracking } from "@awning/domain/order";
import { nextState, ORDER_TRANSITIONS, type OrderActType } from "@awning/domain/order-transitions";
import { writeOrderView } from "#data/order-views.ts";
import { type GuardedOrder, updateOrder } from "#data/orders.ts";
import { changeStock, getStock } from "#data/stock.ts";
import type { Writes } from "#data/writes.ts";

type Move = {
  type: OrderActType;
  by: OrderEvent["by"];
  note: string;
  tracking?: Tracking | null;
  cancelReason?: string;
  restock: boolean;
  now: number;
};

/**
 * Moves an order along the table of transitions, with the buyer's live copy and, if asked, its stock, in one step.
 * @returns the order as it will be, or `null` when its state does not allow the move: then nothing is written
 */
export async function moveOrder(writes: Writes, { order, guard }: GuardedOrder, move: Move): Promise<Order | null> {
  const state = nextState(order, move.type);
  if (!state) return null;
  const { status, paymentStatus, fulfilmentStatus } = state;
  const moved: Order = {
    ...order,
    status,
    paymentStatus,
    fulfilmentStatus,
    // Only waiting orders hold stock; what left that state can never expire.
    holdUntil: status === "pending" ? order.holdUntil : null,
    tracking: move.tracking ?? order.tracking,
    cancelReason: move.cancelReason ?? order.cancelReason,
    events: [...order.events, { type: ORDER_TRANSITIONS[move.type].event, at: move.now, by: move.by, note: move.note }],
    rev: order.rev + 1,
    updatedAt: move.now,
  };
  if (move.restock) await giveBack(writes, order, move.now);
  updateOrder(writes, moved, guard);
  writeOrderView(writes, moved);
  return moved;
}

/** Gives back what placing the order took, to variants that are still counted. */
async function giveBack(writes: Writes, order: Order, now: number): Promise<void> {
  const counted = order.lines.filter((line) => line.counted);
  const stock = await getStock(order.siteId, counted);
  for (const line of counted) {
    const left = stock.get(stockId(line.productId, line.variantId));
    if (left) changeStock(writes, { ...line, siteId: order.siteId }, left, line.quantity, now);
  }
}
