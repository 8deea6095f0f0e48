import { isPaidInPerson, type PaymentMethod } from "../../shop/shop-settings.ts";
import { wallTime } from "../../time/zoned-time.ts";
import type { Order, OrderEvent } from "../order.ts";
import type { OrderAction } from "../order-action.ts";
import { done, newPart, type Refused, type Stamp, step, type TransitionResult } from "../transition.ts";
import type { PaidMethod, Payment } from "./payment.ts";

/** An owner may record an order long after it was paid. */
const WRITTEN_DOWN_AFTER_MS = 366 * 86_400_000;

/** Possible payment days (`YYYY-MM-DD`) in the owner's zone: since the order was placed, or up to a year earlier for a manual one. */
export function paidDays(
  { placedAt, source }: Pick<Order, "placedAt" | "source">,
  now: number,
  zone: string,
): { from: string; to: string } {
  const first = source === "manual" ? placedAt - WRITTEN_DOWN_AFTER_MS : placedAt;
  const [from, to] = [wallTime(first, zone).day, wallTime(now, zone).day];
  // The device clock may be behind the server.
  return { from, to: to < from ? from : to };
}

export function defaultMethod(method: PaymentMethod): PaidMethod {
  return isPaidInPerson(method) ? "cash" : method === "link" ? "link" : "transfer";
}

/** The method of a payment event, also if it was undone; provider payments use the order's method. */
export function methodNoted({ method }: Pick<OrderEvent, "method">, { paymentMethod }: Pick<Order, "paymentMethod">): PaymentMethod {
  return method ?? paymentMethod;
}

export function wasTold(order: Pick<Order, "events" | "paymentMethod">): boolean {
  const undone = order.events.filter((event) => event.type === "payment_undone" && !event.isSilent).map((event) => event.part);
  return order.events.some(
    (event) =>
      (event.type === "paid" || event.type === "paid_late") &&
      event.by === "owner" &&
      undone.includes(event.part) &&
      !isPaidInPerson(methodNoted(event, order)),
  );
}

export function wasUndone(order: Pick<Order, "events">): boolean {
  return order.events.some((event) => event.type === "payment_undone" && !event.isSilent);
}

function methodOf(way: PaidMethod, { paymentMethod }: Order): PaymentMethod {
  return way === "cash" && paymentMethod === "on_delivery" ? "on_delivery" : way;
}

/** Records the owner's payment. An implausible day is refused as `day`. Payments in person and repeated ones send no mail. */
export function markPaid(
  order: Order,
  { day, way }: Pick<Extract<OrderAction, { type: "mark_paid" }>, "day" | "way">,
  stamp: Stamp,
  zone: string,
  move: "mark_paid" | "mark_late" | "keep_late" = "mark_paid",
): TransitionResult | Refused {
  const { from, to } = paidDays(order, stamp.at, zone);
  if (day !== undefined && (day < from || day > to)) return "day";
  const method = methodOf(way ?? defaultMethod(order.paymentMethod), order);
  const payment: Payment = { id: newPart("p", order), method, amount: order.total, at: stamp.at, day: day ?? to, ref: "", fee: null };
  // The event keeps the method, because undoing removes the payment.
  const words = { facts: { method }, amount: payment.amount, part: payment.id, payments: [...order.payments, payment] };
  const paid = step(order, move, stamp, words);
  // The refund mail covers it.
  const isKnown = isPaidInPerson(method) || wasTold(order) || move === "keep_late";
  return done(paid, isKnown ? [] : [{ kind: "payment-received", part: payment.id }]);
}
