import { isPaidInPerson, type PaymentMethod } from "../../shop/shop-settings.ts";
import { wallTime } from "../../time/zoned-time.ts";
import { backMove } from "../fulfilment/order-parcels.ts";
import type { Shipment } from "../fulfilment/shipment.ts";
import type { Order, OrderEvent } from "../order.ts";
import { holdAgain, type OrderState } from "../state.ts";
import { done, newPart, type Refused, type Stamp, step, type TransitionResult } from "../transition.ts";
import { nextState, type TransitionName } from "../transition-table.ts";
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

/** Every order whose money moved before `until` was placed before this. Both in ms since 1970. */
export function placedBefore(until: number): number {
  return until + WRITTEN_DOWN_AFTER_MS;
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
  { day, way }: { day?: string; way?: PaidMethod },
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

export const UNDO_PAID_HOURS = 24;

type UndoMove = Extract<TransitionName, "undo_paid" | "undo_paid_accepted" | "undo_kept">;

/** Whether a payment can be undone: recorded by the owner, recent, and nothing refunded since. */
export function canUndoPaid(order: Order, now: number): boolean {
  const paid = order.events.findLastIndex((event) => event.type === "paid" || event.type === "paid_late");
  const paidAt = order.events[paid]?.at;
  return (
    nextState(order, undoMove(order)) !== null &&
    order.refunds.length === 0 &&
    paidAt !== undefined &&
    now <= paidAt + UNDO_PAID_HOURS * 3_600_000 &&
    // Money from before the end was real and can only be refunded.
    !order.events.slice(paid).some((event) => event.type === "cancelled" || event.type === "expired")
  );
}

/** The transition of an undone payment: an ended order stays ended, and one accepted unpaid stays open. */
export function undoMove(order: Pick<Order, "events"> & Pick<OrderState, "status">): UndoMove {
  if (order.status === "cancelled" || order.status === "expired") return "undo_kept";
  return order.events.some((event) => event.type === "accepted") ? "undo_paid_accepted" : "undo_paid";
}

/**
 * Undoes a mistaken payment: the order waits again with its units held, and automatic file deliveries are undone. An ended order stays
 * ended. `null` when it is too late. Sends no mail.
 */
export function undoPaid(order: Order, stamp: Stamp): Order | null {
  if (!canUndoPaid(order, stamp.at)) return null;
  const back = withoutFiles(order, stamp);
  const payment = back.payments.at(-1);
  const move = undoMove(back);
  const state = nextState(back, move);
  const hold =
    state?.status === "pending"
      ? holdAgain(
          order,
          order.events.some((event) => event.type === "reminded"),
          stamp.at,
        )
      : {};
  const facts = move === "undo_kept" ? { isSilent: true } : {};
  const undone = step(back, move, stamp, { facts, amount: order.total, part: payment?.id ?? "", payments: [], ...hold });
  return undone && { ...undone, rev: order.rev + 1 };
}

/** Undoes the shipments that left by themselves with the payment: those of files. Times that took place stay. */
function withoutFiles(order: Order, stamp: Stamp): Order {
  const bySystem = new Set(order.events.filter((event) => event.type === "fulfilled" && event.by === "system").map((event) => event.part));
  const isFiles = ({ id, lines }: Shipment) => bySystem.has(id) && lines.every(({ line }) => order.lines[line]?.kind === "digital");
  const shipments = order.shipments.filter((one) => !isFiles(one));
  if (shipments.length === order.shipments.length) return order;
  const part = order.shipments.find(isFiles)?.id ?? "";
  return step(order, backMove(order, shipments), { ...stamp, by: "system" }, { part, shipments }) ?? order;
}
