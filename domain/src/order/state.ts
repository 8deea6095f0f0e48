import { HOLD_DAYS, remindBeforeMs } from "../shop/hold-time.ts";
import { type DeliveryMethod, isPaidInPerson, type PaymentMethod } from "../shop/shop-settings.ts";
import type { FulfilmentStatus, Order, OrderLine, OrderStatus, PaymentStatus } from "./order.ts";
import { isToFulfill, isWithCarrier } from "./to-fulfill.ts";

export type OrderState = { status: OrderStatus; paymentStatus: PaymentStatus; fulfilmentStatus: FulfilmentStatus };
/** A state and what else decides its transitions. */
export type OrderFacts = OrderState & { delivery: DeliveryMethod; paymentMethod: PaymentMethod };

export const isLive = ({ status }: OrderState) => status === "pending" || status === "open";
export const isEnded = ({ status }: OrderState) => status === "cancelled" || status === "expired";
export const isUnsent = ({ fulfilmentStatus }: OrderState) => fulfilmentStatus !== "partly_fulfilled" && fulfilmentStatus !== "fulfilled";
/** Whether there is a contract to withdraw from: what was sent and paid for stays so when the rest is canceled. */
export const isBinding = (order: OrderState) =>
  isLive(order) ||
  order.status === "completed" ||
  (order.status === "cancelled" && !isUnsent(order) && (order.paymentStatus === "paid" || order.paymentStatus === "partly_refunded"));
/** Fulfillment states that can still ship. An uncollected order must be ready again first. */
export const TO_SEND = ["unfulfilled", "in_progress", "ready", "partly_fulfilled"] as const satisfies FulfilmentStatus[];
export const isToSend = ({ status, fulfilmentStatus }: OrderState) => status === "open" && TO_SEND.some((one) => one === fulfilmentStatus);
export const begun = ({ fulfilmentStatus }: OrderState): FulfilmentStatus =>
  fulfilmentStatus === "unfulfilled" ? "in_progress" : fulfilmentStatus;
export const unbegun = ({ fulfilmentStatus }: OrderState): FulfilmentStatus =>
  fulfilmentStatus === "in_progress" ? "unfulfilled" : fulfilmentStatus;
/** Whether an unshipped order was fully refunded, so that its owner may complete it without shipping. */
export const isUnsentRefunded = (order: OrderFacts) =>
  order.paymentStatus === "refunded" && isUnsent(order) && order.fulfilmentStatus !== "not_collected";

export const paysFirst = (method: PaymentMethod) => !isPaidInPerson(method);

export function isOpenUnpaid(order: OrderFacts): boolean {
  return order.status === "open" && order.paymentStatus === "unpaid" && paysFirst(order.paymentMethod);
}

type MoneyFacts = OrderFacts & Partial<Pick<Order, "refunds" | "events">>;
type Waiting = MoneyFacts & Pick<Order, "attention" | "shipments">;

export function waitsFor(order: Waiting): "payment" | "fulfilment" | "refund" | null {
  if (isEnded(order)) return keepsMoney(order) ? "refund" : null;
  if (isToFulfill(order)) return "fulfilment";
  if ((order.status === "open" && isUnsent(order)) || isWithCarrier(order)) return null;
  return isLive(order) && order.paymentStatus === "unpaid" && order.paymentMethod !== "card" ? "payment" : null;
}

export const owesRefund = (order: MoneyFacts) => isEnded(order) && keepsMoney(order);

/**
 * Whether an ended order holds money without a decision. An expired order owes all of it; for a canceled one the owner may keep it
 * explicitly, or keep the rest by a later partial refund.
 */
function keepsMoney({ status, paymentStatus, refunds = [], events = [] }: MoneyFacts): boolean {
  if (refunds.some((refund) => refund.state === "pending") || isMoneyKept({ status, events })) return false;
  if (paymentStatus === "paid") return true;
  const end = events.findLast((event) => event.type === "cancelled" || event.type === "expired");
  const isGiven = refunds.some((refund) => refund.state === "done" && refund.at >= (end?.at ?? 0));
  return paymentStatus === "partly_refunded" && !(status === "cancelled" && isGiven);
}

/** Whether the owner kept the payment when canceling. A refund that fails afterwards reopens the decision. */
export function isMoneyKept({ status, events }: Pick<Order, "status" | "events">): boolean {
  const last = events.findLast(({ type }) => type === "cancelled" || type === "refund_failed");
  return status === "cancelled" && last?.isMoneyKept === true;
}

/** Whether an order needs its owner, even if it ended: a refund is owed or an alert is open. */
export function needsOwner(order: MoneyFacts & Pick<Order, "attention">): boolean {
  return order.attention.length > 0 || owesRefund(order);
}

const SCARCE_WITHIN_MS = 3_600_000;

type Held = Pick<Order, "status" | "paymentMethod" | "holdUntil"> & {
  lines: readonly Pick<OrderLine, "counted" | "quantity" | "backordered">[];
};

/** Remaining ms of a card buyer's hold on limited stock; `null` if there is none, it is over, or it ends too late for a countdown. */
export function scarceHoldLeft({ status, paymentMethod, holdUntil, lines }: Held, nowMs: number): number | null {
  if (status !== "pending" || paymentMethod !== "card" || holdUntil === null) return null;
  const left = holdUntil - nowMs;
  const isScarce = lines.some((line) => line.counted && line.quantity > line.backordered);
  return isScarce && left > 0 && left <= SCARCE_WITHIN_MS ? left : null;
}

/** How long card orders hold stock: a little longer than their payment page is open. */
export const CARD_HOLD_MINUTES = 35;
const DAY_MS = 86_400_000;

type Start = OrderState & { holdUntil: number | null; remindAt: number | null };

/**
 * The initial state of an order, its hold and its payment reminder. Orders paid in person are open at once; a transfer or payment link is
 * awaited for `holdDays`; a free order is open and owes nothing.
 */
export function initialState(method: PaymentMethod, total: number, placedAt: number, holdDays = HOLD_DAYS): Start {
  const open = { status: "open", fulfilmentStatus: "unfulfilled", holdUntil: null, remindAt: null } as const;
  if (total === 0) return { ...open, paymentStatus: "none_due" };
  if (isPaidInPerson(method)) return { ...open, paymentStatus: "unpaid" };
  const waiting = { status: "pending", paymentStatus: "unpaid", fulfilmentStatus: "unfulfilled" } as const;
  if (method === "card") return { ...waiting, holdUntil: placedAt + CARD_HOLD_MINUTES * 60_000, remindAt: null };
  return { ...waiting, ...holdOf(placedAt, holdDays) };
}

/** A beginning whose hold ends before any of these starts (ms since 1970), of the times that the order holds. */
export function beforeStarts(start: Start, starts: readonly number[]): Start {
  if (start.holdUntil === null) return start;
  const holdUntil = Math.min(start.holdUntil, ...starts);
  const { remindAt } = start;
  return { ...start, holdUntil, remindAt: remindAt !== null && remindAt < holdUntil ? remindAt : null };
}

function holdOf(placedAt: number, holdDays: number): { holdUntil: number; remindAt: number } {
  const holdUntil = placedAt + holdDays * DAY_MS;
  return { holdUntil, remindAt: holdUntil - remindBeforeMs(holdDays) };
}

/**
 * The hold after a payment is undone at `at`: as long as before, and at least a day so that someone can react. Reminders are not repeated,
 * nor sent at the last moment.
 */
export function holdAgain(
  { placedAt, holdDays }: { placedAt: number; holdDays: number },
  wasReminded: boolean,
  at: number,
): { holdUntil: number; remindAt: number | null } {
  const holdUntil = Math.max(holdOf(placedAt, holdDays).holdUntil, at + DAY_MS);
  const remindAt = holdUntil - remindBeforeMs(holdDays);
  return { holdUntil, remindAt: !wasReminded && remindAt > at ? remindAt : null };
}

export function usesCode({ discount, status, paymentStatus }: Pick<Order, "discount" | "status" | "paymentStatus">): boolean {
  if (discount === null || paymentStatus === "voided") return false;
  return status === "pending" || status === "open" || status === "completed" || paymentStatus !== "none_due";
}
