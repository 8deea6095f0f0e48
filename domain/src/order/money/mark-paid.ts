import { isPaidInPerson, type PaymentMethod } from "../../shop/shop-settings.ts";
import { wallTime } from "../../time/zoned-time.ts";
import type { Order, OrderEvent } from "../order.ts";
import type { OrderAction } from "../order-action.ts";
import { done, newPart, type Refused, type Stamp, step, type TransitionResult } from "../transition.ts";
import type { PaidMethod, Payment } from "./payment.ts";

/** An owner may write an order down long after it was paid. */
const WRITTEN_DOWN_AFTER_MS = 366 * 86_400_000;

/**
 * The days on which the money of an order can have come, `YYYY-MM-DD` in the owner's zone: from when it was placed until today.
 * An order that its owner wrote down may have been paid up to a year before.
 */
export function paidDays(
  { placedAt, source }: Pick<Order, "placedAt" | "source">,
  now: number,
  zone: string,
): { from: string; to: string } {
  const first = source === "manual" ? placedAt - WRITTEN_DOWN_AFTER_MS : placedAt;
  const [from, to] = [wallTime(first, zone).day, wallTime(now, zone).day];
  // A device's clock may be behind that of the shop.
  return { from, to: to < from ? from : to };
}

/** The way that is asked for first: as the order says. */
export function defaultMethod(method: PaymentMethod): PaidMethod {
  return isPaidInPerson(method) ? "cash" : method === "link" ? "link" : "transfer";
}

/** How money came that an event tells of, also when its mark was taken back since: what a provider told came as the order says. */
export function methodNoted({ method }: Pick<OrderEvent, "method">, { paymentMethod }: Pick<Order, "paymentMethod">): PaymentMethod {
  return method ?? paymentMethod;
}

/** Whether a mail told the buyer of money whose mark was taken back since. */
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

/** Whether it was taken back once that the order is paid, after its buyer could act on it. */
export function wasUndone(order: Pick<Order, "events">): boolean {
  return order.events.some((event) => event.type === "payment_undone" && !event.isSilent);
}

/** Cash at the door is not cash at the stall. */
function methodOf(way: PaidMethod, { paymentMethod }: Order): PaymentMethod {
  return way === "cash" && paymentMethod === "on_delivery" ? "on_delivery" : way;
}

/**
 * An owner notes that the money of an order came, on which day of their calendar and how. A day on which it cannot have come is
 * refused as `day`. Whoever pays in person knows that they did, and whoever was told once is not told again.
 */
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
  // The method stands in the event too: a payment whose mark is taken back is gone.
  const words = { facts: { method }, amount: payment.amount, part: payment.id, payments: [...order.payments, payment] };
  const paid = step(order, move, stamp, words);
  // That it goes back is told with the money itself.
  const isKnown = isPaidInPerson(method) || wasTold(order) || move === "keep_late";
  return done(paid, isKnown ? [] : [{ kind: "payment-received", part: payment.id }]);
}
