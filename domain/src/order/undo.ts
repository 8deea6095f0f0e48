import { backMove } from "./fulfilment/order-parcels.ts";
import type { Order } from "./order.ts";
import { holdAgain } from "./order-start.ts";
import type { OrderState } from "./state.ts";
import { type Stamp, step } from "./transition.ts";
import { nextState, type TransitionName } from "./transition-table.ts";

export const UNDO_PAID_HOURS = 24;

type UndoMove = Extract<TransitionName, "undo_paid" | "undo_paid_accepted" | "undo_kept">;

/** Whether a payment can be undone: recorded by the owner, recent, and nothing refunded since. */
export function canUndoPaid(order: Order, now: number): boolean {
  const paid = order.events.findLastIndex((event) => event.type === "paid" || event.type === "paid_late");
  const paidAt = order.events[paid]?.at;
  return (
    nextState(order, undoMove(order)) !== null &&
    order.refunds.length === 0 &&
    paidAt !== undefined &&
    now <= paidAt + UNDO_PAID_HOURS * 3_600_000 &&
    // Money from before the end was real and can only be refunded.
    !order.events.slice(paid).some((event) => event.type === "cancelled" || event.type === "expired")
  );
}

/** The transition of an undone payment: an ended order stays ended, and one accepted unpaid stays open. */
export function undoMove(order: Pick<Order, "events"> & Pick<OrderState, "status">): UndoMove {
  if (order.status === "cancelled" || order.status === "expired") return "undo_kept";
  return order.events.some((event) => event.type === "accepted") ? "undo_paid_accepted" : "undo_paid";
}

/**
 * Undoes a mistaken payment: the order waits again with its units held, and automatic file deliveries are undone. An ended order stays
 * ended. `null` when it is too late. Sends no mail.
 */
export function undoPaid(order: Order, stamp: Stamp): Order | null {
  if (!canUndoPaid(order, stamp.at)) return null;
  const back = withoutFiles(order, stamp);
  const payment = back.payments.at(-1);
  const move = undoMove(back);
  const state = nextState(back, move);
  const hold =
    state?.status === "pending"
      ? holdAgain(
          order,
          order.events.some((event) => event.type === "reminded"),
          stamp.at,
        )
      : {};
  const facts = move === "undo_kept" ? { isSilent: true } : {};
  const undone = step(back, move, stamp, { facts, amount: order.total, part: payment?.id ?? "", payments: [], ...hold });
  return undone && { ...undone, rev: order.rev + 1 };
}

/** Undoes shipments of files only, which left automatically with the payment. */
function withoutFiles(order: Order, stamp: Stamp): Order {
  const bySystem = new Set(order.events.filter((event) => event.type === "fulfilled" && event.by === "system").map((event) => event.part));
  const shipments = order.shipments.filter((one) => !bySystem.has(one.id));
  if (shipments.length === order.shipments.length) return order;
  const part = order.shipments.find((one) => bySystem.has(one.id))?.id ?? "";
  return step(order, backMove(order, shipments), { ...stamp, by: "system" }, { part, shipments }) ?? order;
}
