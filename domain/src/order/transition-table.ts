import type { OrderEvent, OrderStatus, PaymentStatus } from "./order.ts";
import {
  begun,
  isBinding,
  isEnded,
  isLive,
  isToSend,
  isUnsentRefunded,
  type OrderFacts,
  type OrderState,
  paysFirst,
  unbegun,
} from "./state.ts";

type Transition = {
  by: "owner" | "buyer" | "system";
  from: (order: OrderFacts) => boolean;
  to: (order: OrderFacts) => Partial<OrderState>;
  event: OrderEvent["type"];
};

const isDue = ({ paymentStatus }: OrderState) => paymentStatus === "unpaid" || paymentStatus === "failed" || paymentStatus === "processing";
const hasMoney = ({ paymentStatus }: OrderState) =>
  paymentStatus === "paid" || paymentStatus === "partly_refunded" || paymentStatus === "refunded";
/** Paid by hand before fulfillment, so only the owner can confirm a late payment. */
const isFirstByHand = ({ paymentMethod }: OrderFacts) => paymentMethod !== "card" && paysFirst(paymentMethod);
const isVoidedByHand = (order: OrderFacts) => order.paymentStatus === "voided" && isFirstByHand(order);
/** Paid by hand, possibly only after the end. */
const isKeptByHand = (order: OrderFacts) => isEnded(order) && order.paymentStatus === "paid" && isFirstByHand(order);
/** Completing without shipping follows a full refund, so the payment was real. */
const wasNotedAsPaid = ({ status, paymentStatus, fulfilmentStatus, paymentMethod }: OrderFacts) =>
  (status === "open" || status === "completed") &&
  paymentStatus === "paid" &&
  fulfilmentStatus !== "not_needed" &&
  paymentMethod !== "card";
/** A paid (even if refunded) and fully shipped order completes by itself. */
const settled = (order: OrderState): OrderStatus =>
  order.fulfilmentStatus === "fulfilled" && !isDue(order) && order.paymentStatus !== "voided" ? "completed" : "open";
const ended = (order: OrderState): PaymentStatus => (isDue(order) ? "voided" : order.paymentStatus);

const balanced = (by: Transition["by"], paymentStatus: PaymentStatus, event: Transition["event"]): Transition => ({
  by,
  from: hasMoney,
  to: () => ({ paymentStatus }),
  event,
});

const ofParcel = (from: Transition["from"], event: Transition["event"]): Transition => ({ by: "owner", from, to: () => ({}), event });
const isPackable = (order: OrderFacts) => order.delivery === "shipping" && isToSend(order);
const hasSent = ({ delivery, status, fulfilmentStatus }: OrderFacts) =>
  delivery === "shipping" &&
  (status === "open" || status === "completed") &&
  (fulfilmentStatus === "partly_fulfilled" || fulfilmentStatus === "fulfilled");

/** The transition table of orders, shared by screens, functions and tests. */
const TABLE = {
  mark_paid: {
    by: "owner",
    from: (order) => isLive(order) && order.paymentStatus === "unpaid" && order.paymentMethod !== "card",
    to: (order) => ({ paymentStatus: "paid", status: settled({ ...order, paymentStatus: "paid" }) }),
    event: "paid",
  },
  mark_late: {
    by: "owner",
    from: (order) => order.status === "expired" && isVoidedByHand(order),
    to: () => ({ status: "open", paymentStatus: "paid" }),
    event: "paid_late",
  },
  keep_late: {
    by: "owner",
    from: (order) => isEnded(order) && isVoidedByHand(order),
    to: () => ({ paymentStatus: "paid" }),
    event: "paid_late",
  },
  /** The owner accepts it unpaid, so it cannot expire. Card payments are confirmed only by the provider. */
  accept: {
    by: "owner",
    from: (order) => order.status === "pending" && order.paymentStatus === "unpaid" && order.paymentMethod !== "card",
    to: () => ({ status: "open" }),
    event: "accepted",
  },
  /** Undoes a mistaken payment. Orders paid first wait again; shipped units stay shipped. */
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
  undo_paid_accepted: {
    by: "owner",
    from: wasNotedAsPaid,
    to: () => ({ paymentStatus: "unpaid", status: "open" }),
    event: "payment_undone",
  },
  undo_kept: { by: "owner", from: isKeptByHand, to: () => ({ paymentStatus: "voided" }), event: "payment_undone" },
  pay: {
    by: "system",
    from: (order) => isLive(order) && isDue(order),
    to: (order) => ({ paymentStatus: "paid", status: settled({ ...order, paymentStatus: "paid" }) }),
    event: "paid",
  },
  pay_late: {
    by: "system",
    from: (order) => order.status === "expired" && order.paymentStatus === "voided",
    to: () => ({ status: "open", paymentStatus: "paid" }),
    event: "paid_late",
  },
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
  return_late: {
    by: "system",
    from: (order) => isEnded(order) && order.paymentStatus === "voided",
    to: () => ({ paymentStatus: "paid" }),
    event: "paid_late",
  },
  /** The pickup is being prepared: the buyer sees that and can no longer cancel. */
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
  ready_again: {
    by: "owner",
    from: (order) =>
      (order.status === "open" || order.status === "completed") &&
      order.delivery === "pickup" &&
      order.fulfilmentStatus === "not_collected",
    to: () => ({ fulfilmentStatus: "ready", status: "open" }),
    event: "ready",
  },
  /** Canceling decides about stock and refund. */
  not_collected: {
    by: "owner",
    from: (order) => order.status === "open" && order.delivery === "pickup" && order.fulfilmentStatus === "ready",
    to: () => ({ fulfilmentStatus: "not_collected" }),
    event: "not_collected",
  },
  pack: { ...ofParcel(isPackable, "packed"), to: (order) => ({ fulfilmentStatus: begun(order) }) },
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
  /** Nothing has shipped, but a parcel is packed or the pickup was being prepared. */
  unfulfil_begun: {
    by: "owner",
    from: (order) => (order.status === "open" && order.fulfilmentStatus === "ready") || hasSent(order),
    to: () => ({ fulfilmentStatus: "in_progress", status: "open" }),
    event: "unfulfilled",
  },
  unfulfil_all: {
    by: "owner",
    // Packed parcels are unpacked one by one, and completion without shipping is undone by reopening.
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
  /** The law lets the buyer end the contract; what follows from it are transitions of its own. */
  withdraw: { by: "buyer", from: isBinding, to: () => ({}), event: "withdrawn" },
  /** The provider is asked to refund; nothing has moved yet. */
  start_refund: { by: "owner", from: hasMoney, to: () => ({}), event: "refund_started" },
  refund_extra: balanced("system", "paid", "refunded"),
  refund_part: balanced("owner", "partly_refunded", "refunded"),
  refund_rest: balanced("owner", "refunded", "refunded"),
  fail_refund: { by: "system", from: hasMoney, to: () => ({}), event: "refund_failed" },
  /** A done refund came back from the bank; some or none stays refunded. */
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
} as const satisfies Readonly<Record<string, Transition>>;

/** A transition. Actions whose effect depends on amounts or history have one transition per effect. */
export type TransitionName = keyof typeof TABLE;
export const ORDER_TRANSITIONS: Readonly<Record<TransitionName, Transition>> = TABLE;
export const TRANSITION_NAMES = Object.keys(TABLE) as TransitionName[];

/** The owner's actions in the order of their buttons, each with its transitions; one that is allowed is enough. */
const ROWS_OF = {
  mark_paid: ["mark_paid"],
  mark_late: ["mark_late", "keep_late"],
  accept: ["accept"],
  begin: ["begin"],
  ready: ["ready"],
  fulfil: ["fulfil_rest"],
  pack: ["pack"],
  not_collected: ["not_collected"],
  complete: ["complete", "complete_unsent"],
  undo_paid: ["undo_paid", "undo_kept"],
  refund: ["start_refund"],
  unfulfil: ["unfulfil_all", "ready_again"],
  reopen: ["reopen"],
  cancel: ["cancel"],
} as const satisfies Readonly<Record<string, readonly TransitionName[]>>;

export type OrderActionType = keyof typeof ROWS_OF;
export const OWNER_ACTS = Object.keys(ROWS_OF) as OrderActionType[];

export function ownerActions(order: OrderFacts): OrderActionType[] {
  return OWNER_ACTS.filter(
    (act) => ROWS_OF[act].some((move) => ORDER_TRANSITIONS[move].from(order)) && !(act === "refund" && order.paymentStatus === "refunded"),
  );
}

export function nextState(order: OrderFacts, move: TransitionName): OrderState | null {
  const transition = ORDER_TRANSITIONS[move];
  if (!transition.from(order)) return null;
  const { status, paymentStatus, fulfilmentStatus } = order;
  return { status, paymentStatus, fulfilmentStatus, ...transition.to(order) };
}
