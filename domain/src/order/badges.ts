import { isPaidInPerson } from "../shop/shop-settings.ts";
import { formatCount } from "../values/counts.ts";
import { fulfilmentLabels } from "./labels.ts";
import { isHoldShown, type Order } from "./order.ts";
import { parcelsState } from "./quantities.ts";
import { owesRefund } from "./state.ts";

export type OrderMark = {
  shape: "ring" | "half" | "disc" | "bar" | "alert";
  tone: "faint" | "sky" | "leaf" | "sun" | "red";
  word: string;
};
type State = Pick<
  Order,
  | "status"
  | "paymentStatus"
  | "fulfilmentStatus"
  | "delivery"
  | "paymentMethod"
  | "holdUntil"
  | "lines"
  | "refunds"
  | "shipments"
  | "events"
>;

const DAY = 86_400_000;
const HOUR = 3_600_000;

export const ATTENTION_MARK: OrderMark = { shape: "alert", tone: "red", word: "Needs review" };

/** The single most important badge: attention, then an awaited payment, otherwise fulfillment. */
export function orderMark(order: State & Pick<Order, "isTest" | "attention">, nowMs: number): OrderMark {
  if (order.attention.length > 0) return ATTENTION_MARK;
  // A test order has no money to wait for and nothing to ship.
  return order.isTest || isAboutMoney(order) ? paymentMark(order, nowMs) : fulfilmentMark(order);
}

function isAboutMoney(order: State): boolean {
  const isOnlyUnpaid = order.status === "open" && order.fulfilmentStatus === "fulfilled";
  return order.status === "pending" || isOnlyUnpaid || owesRefund(order);
}

/** The payment badge for owners. Test payments never look like sales. */
export function paymentMark(order: State & Pick<Order, "isTest">, nowMs: number): OrderMark {
  const mark = moneyMark(order, nowMs);
  return order.isTest ? { ...mark, tone: "faint", word: `Test: ${mark.word.toLowerCase()}` } : mark;
}

function moneyMark(order: State, nowMs: number): OrderMark {
  switch (order.paymentStatus) {
    case "none_due":
      return { shape: "disc", tone: "leaf", word: "Nothing to pay" };
    case "processing":
      return { shape: "half", tone: "sky", word: "Processing" };
    case "failed":
      return { shape: "alert", tone: "sun", word: "Payment failed" };
    case "paid":
      if (order.refunds.some((refund) => refund.state === "pending")) return { shape: "half", tone: "sky", word: "Refund pending" };
      if (owesRefund(order)) return { shape: "alert", tone: "sun", word: "Refund due" };
      return { shape: "disc", tone: "leaf", word: "Paid" };
    case "partly_refunded":
      if (owesRefund(order)) return { shape: "alert", tone: "sun", word: "Refund incomplete" };
      return { shape: "half", tone: "leaf", word: "Partially refunded" };
    case "refunded":
      return { shape: "bar", tone: "faint", word: "Refunded" };
    case "voided":
      return { shape: "bar", tone: "faint", word: "Not paid" };
    case "unpaid":
      if (isPaidInPerson(order.paymentMethod))
        return { shape: "ring", tone: "faint", word: order.delivery === "pickup" ? "Pay at pickup" : "Pay on delivery" };
      if (order.paymentMethod === "card") return { shape: "ring", tone: "faint", word: "In checkout" };
      return { shape: "ring", tone: "sun", word: `Unpaid${timeLeft(order.holdUntil, nowMs)}` };
  }
}

export function fulfilmentMark(order: State): OrderMark {
  if (order.status === "cancelled") return { shape: "bar", tone: "faint", word: "Canceled" };
  if (order.status === "expired") return { shape: "bar", tone: "faint", word: "Expired" };
  const parcels = parcelsState(order);
  const words = fulfilmentLabels(order);
  if (parcels !== null) return PARCEL_MARKS[parcels];
  if (order.fulfilmentStatus === "not_collected") return { shape: "alert", tone: "sun", word: "Not picked up" };
  if (order.fulfilmentStatus === "fulfilled") return { shape: "disc", tone: "leaf", word: words.done };
  if (order.fulfilmentStatus === "partly_fulfilled") return { shape: "half", tone: "sun", word: words.partly };
  if (order.fulfilmentStatus === "not_needed") return { shape: "bar", tone: "faint", word: words.nothing };
  if (order.fulfilmentStatus === "in_progress") return { shape: "half", tone: "sun", word: "Being prepared" };
  if (order.fulfilmentStatus === "ready") return { shape: "half", tone: "sky", word: "Ready for pickup" };
  if (order.status === "pending") return { shape: "ring", tone: "faint", word: "Awaiting payment" };
  return { shape: "ring", tone: "sun", word: words.toDo };
}

/** Parcel problems wait for the owner until the order is completed or the shipment is undone. */
const PARCEL_MARKS: Readonly<Record<NonNullable<ReturnType<typeof parcelsState>>, OrderMark>> = {
  packed: { shape: "half", tone: "sun", word: "Packed" },
  delivered: { shape: "disc", tone: "leaf", word: "Delivered" },
  lost: { shape: "alert", tone: "sun", word: "Lost" },
  returned: { shape: "alert", tone: "sun", word: "Returned to sender" },
};

function timeLeft(holdUntil: number | null, nowMs: number): string {
  if (!isHoldShown(holdUntil, nowMs)) return "";
  const left = holdUntil - nowMs;
  if (left <= 0) return ", overdue";
  if (left < DAY) return `, ${Math.max(1, Math.round(left / HOUR))} h left`;
  const days = Math.round(left / DAY);
  return `, ${formatCount(days, "day")} left`;
}
