import { type DeliveryMethod, isPaidInPerson, type PaymentMethod } from "../shop/shop-settings.ts";
import type { FulfilmentStatus, Order, OrderLine, OrderStatus, PaymentStatus } from "./order.ts";

/** The three axes an order moves on. */
export type OrderState = { status: OrderStatus; paymentStatus: PaymentStatus; fulfilmentStatus: FulfilmentStatus };
/** A state with what else decides where it may go. */
export type OrderFacts = OrderState & { delivery: DeliveryMethod; paymentMethod: PaymentMethod };

/** Whether an order is neither done nor over. */
export const isLive = ({ status }: OrderState) => status === "pending" || status === "open";
/** Whether an order is over without having been done. */
export const isEnded = ({ status }: OrderState) => status === "cancelled" || status === "expired";
/** Whether nothing of an order has left. */
export const isUnsent = ({ fulfilmentStatus }: OrderState) => fulfilmentStatus !== "partly_fulfilled" && fulfilmentStatus !== "fulfilled";
/** Where something of an open order may still leave the shop. What was not collected has to be ready again first. */
export const TO_SEND = ["unfulfilled", "in_progress", "ready", "partly_fulfilled"] as const satisfies FulfilmentStatus[];
/** Whether something of an order may still leave the shop. */
export const isToSend = ({ status, fulfilmentStatus }: OrderState) => status === "open" && TO_SEND.some((one) => one === fulfilmentStatus);
/** Where an open order waits for its owner: what is ready for pickup waits for its buyer. */
export const TO_FULFILL = ["unfulfilled", "in_progress", "partly_fulfilled"] as const satisfies FulfilmentStatus[];
/** Whether an owner has something to pack, send, prepare or do. */
export const isToFulfill = ({ status, fulfilmentStatus }: OrderState) =>
  status === "open" && TO_FULFILL.some((one) => one === fulfilmentStatus);
/** Something is packed or being prepared; of what has partly left that says less. */
export const begun = ({ fulfilmentStatus }: OrderState): FulfilmentStatus =>
  fulfilmentStatus === "unfulfilled" ? "in_progress" : fulfilmentStatus;
/** Nothing is packed or being prepared any more. */
export const unbegun = ({ fulfilmentStatus }: OrderState): FulfilmentStatus =>
  fulfilmentStatus === "in_progress" ? "unfulfilled" : fulfilmentStatus;
/** Whether nothing of an order left although its money went back: whoever completes it says that nothing has to. */
export const isUnsentRefunded = (order: OrderFacts) =>
  order.paymentStatus === "refunded" && isUnsent(order) && order.fulfilmentStatus !== "not_collected";

/** Whether the goods wait for the money. */
export const paysFirst = (method: PaymentMethod) => !isPaidInPerson(method);

/** Whether an order went on although its money, which should have come first, has not arrived. */
export function isOpenUnpaid(order: OrderFacts): boolean {
  return order.status === "open" && order.paymentStatus === "unpaid" && paysFirst(order.paymentMethod);
}

type Waiting = OrderFacts & Partial<Pick<Order, "refunds" | "events">>;

/** What an owner has to do next with an order; `null` when nothing, or when somebody else is next. */
export function waitsFor(order: Waiting): "payment" | "fulfilment" | "refund" | null {
  if (isEnded(order)) return keepsMoney(order) ? "refund" : null;
  if (isToFulfill(order)) return "fulfilment";
  if (order.status === "open" && isUnsent(order)) return null;
  return isLive(order) && order.paymentStatus === "unpaid" && order.paymentMethod !== "card" ? "payment" : null;
}

/**
 * Whether an order that ended still has money of its buyer, and nobody has decided about it. Of one that expired all belongs to the
 * buyer; of one that was cancelled an owner may keep it by saying so as they cancel, or keep a part by giving back the rest afterwards.
 */
function keepsMoney({ status, paymentStatus, refunds = [], events = [] }: Waiting): boolean {
  if (refunds.some((refund) => refund.state === "pending") || isMoneyKept({ status, events })) return false;
  if (paymentStatus === "paid") return true;
  const end = events.findLast((event) => event.type === "cancelled" || event.type === "expired");
  const isGiven = refunds.some((refund) => refund.state === "done" && refund.at >= (end?.at ?? 0));
  return paymentStatus === "partly_refunded" && !(status === "cancelled" && isGiven);
}

/**
 * Whether the owner of an order said, as they cancelled it, that what was paid stays with the shop. What was on its way back
 * then, or was given back later, and could not be is no part of that: with it all is open again.
 */
export function isMoneyKept({ status, events }: Pick<Order, "status" | "events">): boolean {
  const last = events.findLast(({ type }) => type === "cancelled" || type === "refund_failed");
  return status === "cancelled" && last?.isMoneyKept === true;
}

/** Whether an order wants its owner although it may be over: money has to go back, or something has to be looked into. */
export function needsOwner(order: Waiting & Pick<Order, "attention">): boolean {
  return order.attention.length > 0 || waitsFor(order) === "refund";
}

/** A hold that ends within this time is counted down. */
const SCARCE_WITHIN_MS = 3_600_000;

type Held = Pick<Order, "status" | "paymentMethod" | "holdUntil"> & {
  lines: readonly Pick<OrderLine, "counted" | "quantity" | "backordered">[];
};

/**
 * For how many ms from `nowMs` pieces that others may want are still kept for a buyer who pays by card; `null` where the order keeps none of
 * limited stock, where that is over, or where it is no matter of minutes.
 */
export function scarceHoldLeft({ status, paymentMethod, holdUntil, lines }: Held, nowMs: number): number | null {
  if (status !== "pending" || paymentMethod !== "card" || holdUntil === null) return null;
  const left = holdUntil - nowMs;
  const isScarce = lines.some((line) => line.counted && line.quantity > line.backordered);
  return isScarce && left > 0 && left <= SCARCE_WITHIN_MS ? left : null;
}
