import { isBookedTime } from "../../booking/prepaid/booked-line.ts";
import { formatMoney } from "../../money/money.ts";
import { divideHalfUp } from "../../money/shares.ts";
import { send, takeBack } from "../fulfilment/order-parcels.ts";
import type { LineQuantity } from "../fulfilment/shipment.ts";
import { type Order, withoutReason, withReason } from "../order.ts";
import { looseQuantities, sentOf, unshippedQuantities } from "../quantities.ts";
import { isEnded } from "../state.ts";
import { type Stamp, step, type TransitionResult } from "../transition.ts";
import { undoPaid } from "./mark-paid.ts";
import { moneyOf } from "./order-money.ts";
import { canRefundByCard, paidForLine, refundableQuantities, refundWorth, withRefund } from "./refunds.ts";

/**
 * How a booked time ended: what is given back, in percent of what was paid for it, and why; `null` once it took place or was missed, and where
 * its owner canceled it without saying (`isUnsaid`).
 */
export type BookedTimeEnd = { reservationId: string; percent: number | null; isUnsaid?: boolean; reason: string };

/**
 * Ends a booked time in its order. What is given back goes to the card at once; what was paid by hand waits for the owner, who is told how
 * much. An order of nothing else is canceled when it gives back everything, and done when it keeps something.
 * @returns `null` where it changes nothing, as of an order that ended before
 */
export function endBookedTime(
  order: Order,
  { reservationId, percent, isUnsaid = false, reason }: BookedTimeEnd,
  at: number,
): TransitionResult | null {
  const line = lineOf(order, reservationId);
  if (line === -1 || isEnded(order)) return null;
  const stamp: Stamp = { at, by: "system" };
  const amount = worthOf(order, line, percent ?? 0);
  const isByCard = order.payments.every(({ ref }) => ref !== "") && canRefundByCard(order, amount);
  const isKept = percent === null || moneyOf(order).refundable > amount;
  const pieces = (looseQuantities(order)[line] ?? 0) > 0 ? [{ line, quantity: 1 }] : [];
  const isAlone = unshippedQuantities(order).every((left, index) => index === line || left === 0);
  const isDropped = percent === 100 && amount > 0 && isByCard && !isAlone;
  const ended = isDropped ? order : withLineOver(order, pieces, { isAlone, isKept, reason, stamp });
  if (isUnsaid && moneyOf(order).refundable > 0) return result(order, { ...ended, attention: withReason(ended.attention, UNSAID) }, at);
  if (amount > 0 && !isByCard) return result(order, withOwed(ended, amount), at);
  const giving = { amount, reason, lines: percent === 100 ? [{ line, quantity: 1 }] : [], dropped: isDropped ? pieces : [] };
  const refunded = (amount > 0 ? withRefund(ended, giving, stamp) : null) ?? ended;
  return refunded === order ? null : result(order, refunded, at);
}

/** Undoes a payment that an owner recorded of a booking: its order was nothing else, so it is canceled. `null` when it is too late. */
export function undoOnSite(order: Order, stamp: Stamp): Order | null {
  const unpaid = undoPaid(order, stamp);
  const back = unpaid && takeBack(unpaid, stamp);
  if (!back || typeof back === "string") return null;
  const ended = step(back.order, "cancel", stamp, { note: UNDONE, cancelReason: UNDONE });
  return ended && { ...ended, attention: withoutReason(ended.attention, UNSAID), rev: order.rev + 1 };
}

const UNDONE = "The payment was undone.";

/** Names the new time of a line, where its order goes on. */
export function moveBookedTime(order: Order, reservationId: string, variantName: string, at: number): TransitionResult | null {
  if (isEnded(order)) return null;
  const moved = lineOf(order, reservationId);
  const lines = order.lines.map((line, index) => (index === moved ? { ...line, variantName } : line));
  return result(order, { ...order, lines }, at);
}

function lineOf({ lines }: Order, reservationId: string): number {
  return lines.findIndex((one) => isBookedTime(one) && one.productId === reservationId);
}

/** One revision, whatever it took; mails tell of its refunds. */
function result(before: Order, after: Order, at: number): TransitionResult {
  const given = after.refunds.slice(before.refunds.length);
  const mails = given.map(({ id }) => ({ kind: "order-refunded", part: id }) as const);
  return { order: { ...after, rev: before.rev + 1, updatedAt: at }, returned: [], mails };
}

/** In minor units; nothing of a time that was refunded before. */
function worthOf(order: Order, line: number, percent: number): number {
  if ((refundableQuantities(order)[line] ?? 0) < 1) return 0;
  const share = divideHalfUp(paidForLine(order, line) * percent, 100);
  return Math.min(share, refundWorth(order, [{ line, quantity: 1 }], false));
}

const UNSAID = "A booking of this order was canceled. Refund it, or keep the payment.";

type Over = { isAlone: boolean; isKept: boolean; reason: string; stamp: Stamp };

/** The line needs its owner no more: its order is canceled with it, or it is done. */
function withLineOver(order: Order, lines: LineQuantity[], { isAlone, isKept, reason, stamp }: Over): Order {
  if (lines.length === 0) return order;
  if (isAlone && !isKept && sentOf(order.shipments).length === 0)
    return step(order, "cancel", stamp, { note: reason, cancelReason: reason }) ?? order;
  // What is ready for pickup stays ready.
  if (!isAlone && order.delivery === "pickup") return order;
  const sent = send(order, { tracking: null, lines }, stamp);
  return typeof sent === "string" ? order : sent.order;
}

function withOwed(ended: Order, amount: number): Order {
  const reason = `A booking was canceled. Refund ${formatMoney(amount, ended.currency, "en")}.`;
  return { ...ended, attention: withReason(ended.attention, reason) };
}
