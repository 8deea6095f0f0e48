import type { OrderAction } from "./actions.ts";
import { wasSent } from "./fulfilment/order-parcels.ts";
import { wasTold } from "./money/mark-paid.ts";
import type { Order, OrderEvent } from "./order.ts";
import { isServiceNext, nextOf } from "./quantities.ts";
import { paysFirst } from "./state.ts";
import { ownerActions } from "./transition-table.ts";

/** The actions that an owner can apply to many orders at once: they need no input of their own. */
export const BULK_ACTS = ["fulfil", "ready", "mark_paid"] as const;
export type BulkAct = (typeof BULK_ACTS)[number];
/** The most orders of one run. */
export const BULK_MAX = 1000;

/** What a bulk action is for one order. `isMailed`: its buyer gets a mail. */
export type BulkStep = { action: OrderAction; isMailed: boolean };

/** The action for this order, or `null` if its state does not allow it. It says what `applyAction` does, which browsers do not load. */
export function bulkStep(order: Order, act: BulkAct): BulkStep | null {
  if (!ownerActions(order).includes(act)) return null;
  const hasAddress = order.buyer.email !== "";
  if (act === "ready") return { action: { type: act }, isMailed: hasAddress && !order.events.some(({ type }) => type === "ready") };
  if (act === "mark_paid") return { action: { type: act }, isMailed: hasAddress && paysFirst(order.paymentMethod) && !wasTold(order) };
  const packed = order.shipments.find((one) => one.state === "packed");
  if (!packed && nextOf(order).length === 0) return null;
  const isMailed = hasAddress && order.delivery !== "pickup" && !(packed && wasSent(order, packed.id));
  return { action: { type: act, tracking: null, ...(packed && { parcel: packed.id }) }, isMailed };
}

/** The bulk actions an order allows. A pickup is handed over only once it is ready, so that a selection never skips that step. */
export function bulkActs(order: Order): BulkAct[] {
  const isEarly = order.delivery === "pickup" && order.fulfilmentStatus !== "ready" && !isServiceNext(order);
  return BULK_ACTS.filter((act) => !(act === "fulfil" && isEarly) && bulkStep(order, act) !== null);
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

/**
 * Whether an order is what this action made of it, for a request whose answer was lost.
 * @param before its revision and the number of its events when the action was asked for: notes raise a revision without an event
 */
export function wasApplied(
  { rev, events }: Pick<Order, "rev" | "events">,
  before: { rev: number; events: number },
  act: OrderAction,
): boolean {
  return rev === before.rev + 1 && events.slice(before.events).some(({ by, type }) => by === "owner" && type === EVENTS[act.type]);
}
