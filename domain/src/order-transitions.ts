import * as z from "zod/mini";
import {
  CANCEL_REASON_MAX,
  type FulfilmentStatus,
  type Order,
  type OrderEvent,
  type OrderStatus,
  type PaymentStatus,
  trackingSchema,
} from "./order.ts";
import { type PaymentMethod, TRANSFER_HOLD_DAYS } from "./shop-settings.ts";
import { line } from "./text.ts";

/** The three axes an order moves on. */
export type OrderState = { status: OrderStatus; paymentStatus: PaymentStatus; fulfilmentStatus: FulfilmentStatus };

/** What an owner can ask for. `expire` is not here: only the sweep does that. */
export const orderActSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("mark_paid") }),
  z.object({ type: z.literal("fulfil"), tracking: z.nullable(trackingSchema) }),
  z.object({ type: z.literal("cancel"), reason: line(1, CANCEL_REASON_MAX), restock: z.boolean() }),
  z.object({ type: z.literal("mark_refunded") }),
]);
export type OrderAct = z.infer<typeof orderActSchema>;
export type OrderActType = OrderAct["type"] | "expire";

type Transition = {
  by: "owner" | "system";
  /** Whether this state allows the act. */
  from: (state: OrderState) => boolean;
  to: (state: OrderState) => OrderState;
  event: OrderEvent["type"];
};

const isSettled = (state: OrderState) => state.paymentStatus === "paid" || state.paymentStatus === "none_due";
const isLive = (state: OrderState) => state.status === "pending" || state.status === "open";
const voided = (status: PaymentStatus): PaymentStatus => (status === "unpaid" ? "voided" : status);

/** The one table of what may happen to an order. Screens offer, functions perform and tests walk exactly this. */
export const ORDER_TRANSITIONS: Readonly<Record<OrderActType, Transition>> = {
  mark_paid: {
    by: "owner",
    from: (state) => isLive(state) && state.paymentStatus === "unpaid",
    to: (state) => ({ ...state, paymentStatus: "paid", status: state.fulfilmentStatus === "fulfilled" ? "completed" : "open" }),
    event: "paid",
  },
  fulfil: {
    by: "owner",
    from: (state) => state.status === "open" && state.fulfilmentStatus === "unfulfilled",
    to: (state) => ({ ...state, fulfilmentStatus: "fulfilled", status: isSettled(state) ? "completed" : "open" }),
    event: "fulfilled",
  },
  cancel: {
    by: "owner",
    from: (state) => isLive(state) && state.fulfilmentStatus === "unfulfilled",
    to: (state) => ({ ...state, status: "cancelled", paymentStatus: voided(state.paymentStatus) }),
    event: "cancelled",
  },
  mark_refunded: {
    by: "owner",
    from: (state) => state.status === "cancelled" && state.paymentStatus === "paid",
    to: (state) => ({ ...state, paymentStatus: "refunded" }),
    event: "refunded",
  },
  expire: {
    by: "system",
    from: (state) => state.status === "pending" && state.paymentStatus === "unpaid",
    to: (state) => ({ ...state, status: "expired", paymentStatus: "voided" }),
    event: "expired",
  },
};

/** The acts an owner may choose from in this state, in the order of the table. */
export function ownerActs(state: OrderState): OrderAct["type"][] {
  return (Object.keys(ORDER_TRANSITIONS) as OrderActType[]).filter(
    (act): act is OrderAct["type"] => ORDER_TRANSITIONS[act].by === "owner" && ORDER_TRANSITIONS[act].from(state),
  );
}

/** The state after an act, or `null` when this state does not allow it. */
export function nextState(state: OrderState, act: OrderActType): OrderState | null {
  const transition = ORDER_TRANSITIONS[act];
  return transition.from(state) ? transition.to(state) : null;
}

/**
 * The state a new order starts in and how long its stock is held. Cash on pick-up is open at once; a bank transfer waits
 * for the money and holds for {@link TRANSFER_HOLD_DAYS}; an order without a price is open and owes nothing.
 */
export function initialState(method: PaymentMethod, total: number, placedAt: number): OrderState & { holdUntil: number | null } {
  if (total === 0) return { status: "open", paymentStatus: "none_due", fulfilmentStatus: "unfulfilled", holdUntil: null };
  if (method === "cash") return { status: "open", paymentStatus: "unpaid", fulfilmentStatus: "unfulfilled", holdUntil: null };
  return {
    status: "pending",
    paymentStatus: "unpaid",
    fulfilmentStatus: "unfulfilled",
    holdUntil: placedAt + TRANSFER_HOLD_DAYS * 86_400_000,
  };
}

/** What an owner has to do next with an order; `null` when nothing. */
export function waitsFor(state: Pick<Order, "status" | "paymentStatus" | "fulfilmentStatus">): "payment" | "fulfilment" | "refund" | null {
  if (state.status === "cancelled" && state.paymentStatus === "paid") return "refund";
  if (state.status === "open" && state.fulfilmentStatus === "unfulfilled") return "fulfilment";
  return isLive(state) && state.paymentStatus === "unpaid" ? "payment" : null;
}
