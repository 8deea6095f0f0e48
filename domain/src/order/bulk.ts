import { applyAction, type OrderAction } from "./actions.ts";
import type { Order, OrderEvent } from "./order.ts";
import { isServiceNext } from "./quantities.ts";

/** The actions that an owner can apply to many orders at once: they need no input of their own. */
export const BULK_ACTS = ["fulfil", "ready", "mark_paid"] as const;
export type BulkAct = (typeof BULK_ACTS)[number];
/** The most orders of one run. */
export const BULK_MAX = 1000;

/** What a bulk action is for one order. `isMailed`: its buyer gets a mail. */
export type BulkStep = { action: OrderAction; isMailed: boolean };

/** The action for this order, or `null` if its state does not allow it. @param at ms since 1970 */
export function bulkStep(order: Order, act: BulkAct, at: number): BulkStep | null {
  const action = actionOf(order, act);
  const result = action && applyAction(order, action, at);
  if (result === null || typeof result === "string") return null;
  return { action, isMailed: order.buyer.email !== "" && result.mails.length > 0 };
}

function actionOf(order: Order, act: BulkAct): OrderAction {
  if (act !== "fulfil") return { type: act };
  const packed = order.shipments.find((one) => one.state === "packed");
  return { type: "fulfil", tracking: null, ...(packed && { parcel: packed.id }) };
}

/** The bulk actions an order allows. A pickup is handed over only once it is ready, so that a selection never skips that step. */
export function bulkActs(order: Order, at: number): BulkAct[] {
  const isEarly = order.delivery === "pickup" && order.fulfilmentStatus !== "ready" && !isServiceNext(order);
  return BULK_ACTS.filter((act) => !(act === "fulfil" && isEarly) && bulkStep(order, act, at) !== null);
}

/** The action that undoes a bulk action. */
export function undoOf(act: BulkAct): OrderAction {
  return { type: act === "mark_paid" ? "undo_paid" : "unfulfil" };
}

const EVENTS: Readonly<Partial<Record<OrderAction["type"], OrderEvent["type"]>>> = {
  fulfil: "fulfilled",
  ready: "ready",
  mark_paid: "paid",
  unfulfil: "unfulfilled",
  undo_paid: "payment_undone",
};

/** Whether an order is what this action made of revision `rev`, for a request whose answer was lost. */
export function wasApplied({ rev, events }: Pick<Order, "rev" | "events">, before: number, act: OrderAction): boolean {
  const last = events.findLast(({ by }) => by === "owner");
  return rev === before + 1 && last !== undefined && last.type === EVENTS[act.type];
}
