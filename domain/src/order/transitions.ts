import type { OrderEvent, OrderStatus, PaymentStatus } from "./order.ts";
import { type OrderActionType, OWNER_ACTS, type TransitionName } from "./owner-actions.ts";
import { begun, isEnded, isLive, isToSend, isUnsentRefunded, type OrderFacts, type OrderState, paysFirst, unbegun } from "./state.ts";

export { type OrderActionType, OWNER_ACTS, TRANSITION_NAMES, type TransitionName } from "./owner-actions.ts";

type Transition = {
  by: "owner" | "system";
  /** Whether this state allows the move. */
  from: (order: OrderFacts) => boolean;
  to: (order: OrderFacts) => Partial<OrderState>;
  event: OrderEvent["type"];
};

const isDue = ({ paymentStatus }: OrderState) => paymentStatus === "unpaid" || paymentStatus === "failed" || paymentStatus === "processing";
const hasMoney = ({ paymentStatus }: OrderState) =>
  paymentStatus === "paid" || paymentStatus === "partly_refunded" || paymentStatus === "refunded";
/** Ended without the money that was to come first, of which an owner alone can say that it came. */
const isFirstByHand = ({ paymentMethod }: OrderFacts) => paymentMethod !== "card" && paysFirst(paymentMethod);
const isVoidedByHand = (order: OrderFacts) => order.paymentStatus === "voided" && isFirstByHand(order);
/** The same with money, which may have come only after it was over. */
const isKeptByHand = (order: OrderFacts) => isEnded(order) && order.paymentStatus === "paid" && isFirstByHand(order);
/** What was completed without leaving had all its money back: that is no mistake in noting that it came. */
const wasNotedAsPaid = ({ status, paymentStatus, fulfilmentStatus, paymentMethod }: OrderFacts) =>
  (status === "open" || status === "completed") &&
  paymentStatus === "paid" &&
  fulfilmentStatus !== "not_needed" &&
  paymentMethod !== "card";
/** An order is over by itself when the money came (whatever went back since) and everything left the shop. */
const settled = (order: OrderState): OrderStatus =>
  order.fulfilmentStatus === "fulfilled" && !isDue(order) && order.paymentStatus !== "voided" ? "completed" : "open";
const ended = (order: OrderState): PaymentStatus => (isDue(order) ? "voided" : order.paymentStatus);

/** Money that went back, or did not: where it stands then was added up before. */
const balanced = (by: Transition["by"], paymentStatus: PaymentStatus, event: Transition["event"]): Transition => ({
  by,
  from: hasMoney,
  to: () => ({ paymentStatus }),
  event,
});

/** Something that is done to one parcel: which parcels allow it says `PARCEL_STEPS`. */
const ofParcel = (from: Transition["from"], event: Transition["event"]): Transition => ({ by: "owner", from, to: () => ({}), event });
const isPackable = (order: OrderFacts) => order.delivery === "shipping" && isToSend(order);
const hasSent = ({ delivery, status, fulfilmentStatus }: OrderFacts) =>
  delivery === "shipping" &&
  (status === "open" || status === "completed") &&
  (fulfilmentStatus === "partly_fulfilled" || fulfilmentStatus === "fulfilled");

/** The one table of what may happen to an order. Screens offer, functions perform and tests walk exactly this. */
export const ORDER_TRANSITIONS: Readonly<Record<TransitionName, Transition>> = {
  mark_paid: {
    by: "owner",
    from: (order) => isLive(order) && order.paymentStatus === "unpaid" && order.paymentMethod !== "card",
    to: (order) => ({ paymentStatus: "paid", status: settled({ ...order, paymentStatus: "paid" }) }),
    event: "paid",
  },
  /** The owner says that the money of an order that had expired came after all, while its pieces are still there. */
  mark_late: {
    by: "owner",
    from: (order) => order.status === "expired" && isVoidedByHand(order),
    to: () => ({ status: "open", paymentStatus: "paid" }),
    event: "paid_late",
  },
  /** The same for an order that is over for good: the money is there, and the owner has to give it back. */
  keep_late: {
    by: "owner",
    from: (order) => isEnded(order) && isVoidedByHand(order),
    to: () => ({ paymentStatus: "paid" }),
    event: "paid_late",
  },
  /** Without its money, on the owner's word: from here on it does not expire. By card the provider alone says what was paid. */
  accept: {
    by: "owner",
    from: (order) => order.status === "pending" && order.paymentStatus === "unpaid" && order.paymentMethod !== "card",
    to: () => ({ status: "open" }),
    event: "accepted",
  },
  /** Marked by mistake. Who pays before the goods leave is waited for again; whatever has left stays where it is. */
  undo_paid: {
    by: "owner",
    from: wasNotedAsPaid,
    to: (order) => ({
      paymentStatus: "unpaid",
      ...(paysFirst(order.paymentMethod) && unbegun(order) === "unfulfilled"
        ? { status: "pending", fulfilmentStatus: "unfulfilled" }
        : { status: "open" }),
    }),
    event: "payment_undone",
  },
  /** Marked by mistake, of an order that was accepted without its money: it is not waited for, so it stays open. */
  undo_paid_accepted: {
    by: "owner",
    from: wasNotedAsPaid,
    to: () => ({ paymentStatus: "unpaid", status: "open" }),
    event: "payment_undone",
  },
  /** Of an order that is over, whose money had not come after all: it owes none, as before. */
  undo_kept: { by: "owner", from: isKeptByHand, to: () => ({ paymentStatus: "voided" }), event: "payment_undone" },
  pay: {
    by: "system",
    from: (order) => isLive(order) && isDue(order),
    to: (order) => ({ paymentStatus: "paid", status: settled({ ...order, paymentStatus: "paid" }) }),
    event: "paid",
  },
  /** Money for an order that had expired, while its pieces are still there. */
  pay_late: {
    by: "system",
    from: (order) => order.status === "expired" && order.paymentStatus === "voided",
    to: () => ({ status: "open", paymentStatus: "paid" }),
    event: "paid_late",
  },
  /** Money that comes once more; it goes straight back. */
  pay_again: { by: "system", from: hasMoney, to: () => ({ paymentStatus: "paid" }), event: "paid" },
  start_payment: {
    by: "system",
    from: (order) =>
      isLive(order) && order.paymentMethod === "card" && (order.paymentStatus === "unpaid" || order.paymentStatus === "failed"),
    to: () => ({ paymentStatus: "processing" }),
    event: "payment_started",
  },
  fail_payment: {
    by: "system",
    from: (order) =>
      isLive(order) && order.paymentMethod === "card" && (order.paymentStatus === "unpaid" || order.paymentStatus === "processing"),
    to: () => ({ paymentStatus: "failed" }),
    event: "payment_failed",
  },
  /** Money for an order that is over for good: it comes in and goes straight back. */
  return_late: {
    by: "system",
    from: (order) => isEnded(order) && order.paymentStatus === "voided",
    to: () => ({ paymentStatus: "paid" }),
    event: "paid_late",
  },
  /** What is collected is being prepared: its buyer reads that, and no longer cancels it themselves. */
  begin: {
    by: "owner",
    from: (order) => order.status === "open" && order.delivery === "pickup" && order.fulfilmentStatus === "unfulfilled",
    to: (order) => ({ fulfilmentStatus: begun(order) }),
    event: "begun",
  },
  ready: {
    by: "owner",
    from: (order) => order.status === "open" && order.delivery === "pickup" && unbegun(order) === "unfulfilled",
    to: () => ({ fulfilmentStatus: "ready" }),
    event: "ready",
  },
  /** One step back from not collected: it waits for its buyer once more. */
  ready_again: {
    by: "owner",
    from: (order) =>
      (order.status === "open" || order.status === "completed") &&
      order.delivery === "pickup" &&
      order.fulfilmentStatus === "not_collected",
    to: () => ({ fulfilmentStatus: "ready", status: "open" }),
    event: "ready",
  },
  /** Nobody came. Whether pieces or money go back is decided by cancelling. */
  not_collected: {
    by: "owner",
    from: (order) => order.status === "open" && order.delivery === "pickup" && order.fulfilmentStatus === "ready",
    to: () => ({ fulfilmentStatus: "not_collected" }),
    event: "not_collected",
  },
  pack: { ...ofParcel(isPackable, "packed"), to: (order) => ({ fulfilmentStatus: begun(order) }) },
  /** Another parcel stays packed. */
  unpack: { ...ofParcel(isPackable, "unpacked"), to: (order) => ({ fulfilmentStatus: begun(order) }) },
  unpack_last: { ...ofParcel(isPackable, "unpacked"), to: (order) => ({ fulfilmentStatus: unbegun(order) }) },
  fulfil_part: {
    by: "owner",
    from: isToSend,
    to: () => ({ fulfilmentStatus: "partly_fulfilled" }),
    event: "fulfilled",
  },
  fulfil_rest: {
    by: "owner",
    from: isToSend,
    to: (order) => ({ fulfilmentStatus: "fulfilled", status: settled({ ...order, fulfilmentStatus: "fulfilled" }) }),
    event: "fulfilled",
  },
  unfulfil_part: {
    by: "owner",
    from: (order) =>
      (order.status === "open" && (order.fulfilmentStatus === "partly_fulfilled" || order.fulfilmentStatus === "fulfilled")) ||
      (order.status === "completed" && order.fulfilmentStatus !== "not_needed"),
    to: () => ({ fulfilmentStatus: "partly_fulfilled", status: "open" }),
    event: "unfulfilled",
  },
  /** Nothing of it has left after all, but a parcel stands there packed; or it is not ready, but was being prepared before. */
  unfulfil_begun: {
    by: "owner",
    from: (order) => (order.status === "open" && order.fulfilmentStatus === "ready") || hasSent(order),
    to: () => ({ fulfilmentStatus: "in_progress", status: "open" }),
    event: "unfulfilled",
  },
  unfulfil_all: {
    by: "owner",
    // What is packed is unpacked, parcel by parcel; what was completed without leaving is reopened.
    from: (order) =>
      order.fulfilmentStatus !== "not_collected" &&
      order.fulfilmentStatus !== "not_needed" &&
      !(order.fulfilmentStatus === "in_progress" && order.delivery === "shipping") &&
      ((order.status === "open" && order.fulfilmentStatus !== "unfulfilled") || order.status === "completed"),
    to: () => ({ fulfilmentStatus: "unfulfilled", status: "open" }),
    event: "unfulfilled",
  },
  deliver: ofParcel(hasSent, "delivered"),
  lose: ofParcel(hasSent, "lost"),
  bring_back: ofParcel(hasSent, "returned"),
  undo_parcel: ofParcel(hasSent, "parcel_undone"),
  complete: {
    by: "owner",
    from: (order) =>
      order.status === "open" &&
      !isDue(order) &&
      (order.fulfilmentStatus === "fulfilled" || (order.paymentStatus === "refunded" && !isUnsentRefunded(order))),
    to: () => ({ status: "completed" }),
    event: "completed",
  },
  /** All its money went back before anything left, and its owner is done with it. */
  complete_unsent: {
    by: "owner",
    from: (order) => order.status === "open" && isUnsentRefunded(order),
    to: () => ({ status: "completed", fulfilmentStatus: "not_needed" }),
    event: "completed",
  },
  reopen: {
    by: "owner",
    from: (order) => order.status === "completed",
    to: ({ fulfilmentStatus }) => ({
      status: "open",
      fulfilmentStatus: fulfilmentStatus === "not_needed" ? "unfulfilled" : fulfilmentStatus,
    }),
    event: "reopened",
  },
  cancel: {
    by: "owner",
    from: (order) => isLive(order) && order.fulfilmentStatus !== "fulfilled",
    to: (order) => ({ status: "cancelled", paymentStatus: ended(order), fulfilmentStatus: unbegun(order) }),
    event: "cancelled",
  },
  /** A provider is asked to give money back; nothing has moved yet. */
  start_refund: { by: "owner", from: hasMoney, to: () => ({}), event: "refund_started" },
  /** More had come in than was due, and only that went back. */
  refund_extra: balanced("system", "paid", "refunded"),
  refund_part: balanced("owner", "partly_refunded", "refunded"),
  refund_rest: balanced("owner", "refunded", "refunded"),
  fail_refund: { by: "system", from: hasMoney, to: () => ({}), event: "refund_failed" },
  /** A refund that was done comes back from the bank: some of the money is still given back, or none. */
  lose_refund_part: balanced("system", "partly_refunded", "refund_failed"),
  lose_refund_rest: balanced("system", "paid", "refund_failed"),
  remind: {
    by: "system",
    from: (order) => order.status === "pending" && order.paymentStatus === "unpaid",
    to: () => ({}),
    event: "reminded",
  },
  expire: {
    by: "system",
    from: (order) => order.status === "pending" && (order.paymentStatus === "unpaid" || order.paymentStatus === "failed"),
    to: () => ({ status: "expired", paymentStatus: "voided" }),
    event: "expired",
  },
};

/** The rows that say whether an act is allowed at all: one of them is enough. */
const ROWS_OF: Readonly<Record<OrderActionType, TransitionName | readonly TransitionName[]>> = {
  mark_paid: "mark_paid",
  mark_late: ["mark_late", "keep_late"],
  accept: "accept",
  undo_paid: ["undo_paid", "undo_kept"],
  begin: "begin",
  ready: "ready",
  fulfil: "fulfil_rest",
  pack: "pack",
  not_collected: "not_collected",
  complete: ["complete", "complete_unsent"],
  refund: "start_refund",
  unfulfil: ["unfulfil_all", "ready_again"],
  reopen: "reopen",
  cancel: "cancel",
};

/** The acts an owner may choose from in this state. Of money that went back whole nothing is left to refund. */
export function ownerActions(order: OrderFacts): OrderActionType[] {
  return OWNER_ACTS.filter(
    (act) =>
      [ROWS_OF[act]].flat().some((move) => ORDER_TRANSITIONS[move].from(order)) &&
      !(act === "refund" && order.paymentStatus === "refunded"),
  );
}

/** The state after a move, or `null` when this state does not allow it. */
export function nextState(order: OrderFacts, move: TransitionName): OrderState | null {
  const transition = ORDER_TRANSITIONS[move];
  if (!transition.from(order)) return null;
  const { status, paymentStatus, fulfilmentStatus } = order;
  return { status, paymentStatus, fulfilmentStatus, ...transition.to(order) };
}
