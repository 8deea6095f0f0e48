import { isBookedTime } from "../../booking/prepaid/booked-line.ts";
import { type Order, withoutReason, withReason } from "../order.ts";
import { type DueMail, mayStillBePaid, newPart, type Returned, type Stamp, step, type TransitionResult } from "../transition.ts";
import { nextState } from "../transition-table.ts";
import { reopened } from "../withdrawal/open-withdrawals.ts";
import { moneyOf } from "./order-money.ts";
import type { CardTry, Refund } from "./payment.ts";
import { NO_PIECES, REFUND_FAILED_WORDS, refundMove, unsentQuantities, withRefund } from "./refunds.ts";

/** A payment from a provider: `ref` is its id, `fee` in minor units. */
export type Arrival = { amount: number; ref: string; fee: number | null };
/** The effect of a payment. `taken` are units to reserve again in the same step. */
export type Arrived = { order: Order; taken: Returned[]; mails: DueMail[]; outcome: "paid" | "paid_late" | "returned" };

/** The hold outlasts the page, because a last-minute payment must be reported first. */
const AFTER_PAGE_MS = 4 * 60_000;

/** An online order is mailed when it is paid: a confirmation to the buyer and a new order to the shop. */
const CONFIRMATION: DueMail[] = [
  { kind: "order-received", part: "" },
  { kind: "new-order", part: "" },
];

const LATE_REASON = "The payment arrived after the order expired and its items were sold out.";
const CANCELLED_REASON = "The payment arrived after the order was canceled.";
const TWICE_REASON = "The order was paid twice.";

/**
 * Applies a provider payment. It pays a waiting order, reopens an expired one when `isInStock` and no booked time was freed, and is otherwise refunded at once, like a
 * payment for a canceled order or a second one. `null` for a repeated report or a wrong amount.
 */
export function takePayment(order: Order, { amount, ref, fee }: Arrival, at: number, isInStock: boolean): Arrived | null {
  if (amount !== order.total || order.payments.some((one) => one.ref === ref)) return null;
  const stamp: Stamp = { at, by: "system" };
  const payment = { id: newPart("p", order), method: order.paymentMethod, amount, at, day: "", ref, fee };
  const words = { amount, part: payment.id, payments: [...order.payments, payment], watchAt: firstWatch(at) };
  const paid = step(order, "pay", stamp, words);
  if (paid) return { order: paid, taken: [], mails: CONFIRMATION, outcome: "paid" };
  if (isInStock && !order.lines.some(isBookedTime) && nextState(order, "pay_late")) {
    const late = step(order, "pay_late", stamp, words);
    return late && { order: late, taken: unsentQuantities(order), mails: CONFIRMATION, outcome: "paid_late" };
  }
  const kept = step(order, "return_late", stamp, words) ?? step(order, "pay_again", stamp, words);
  if (!kept) return null;
  const reason = nextState(order, "pay_again") ? TWICE_REASON : order.status === "expired" ? LATE_REASON : CANCELLED_REASON;
  const returned = withRefund(kept, { amount, reason, paymentRef: ref }, stamp);
  if (!returned) return null;
  const refund = returned.refunds.at(-1);
  return {
    order: { ...returned, rev: order.rev + 1 },
    taken: [],
    mails: refund ? [{ kind: "order-refunded", part: refund.id }] : [],
    outcome: "returned",
  };
}

export function waitsForCard({ status, paymentMethod, paymentStatus }: Order): boolean {
  return status === "pending" && paymentMethod === "card" && paymentStatus !== "processing";
}

/** Sets a new payment page in place of session `before` and extends the hold. `null` if it is not awaited, or another page was first. */
export function withCardPage(order: Order, before: string | null, page: { card: CardTry; isTest: boolean }): Order | null {
  const held = order.card?.session ?? null;
  if (!waitsForCard(order) || (held !== before && held !== page.card.session)) return null;
  return { ...order, ...page, holdUntil: Math.max(order.holdUntil ?? 0, page.card.pageUntil + AFTER_PAGE_MS) };
}

/** Marks a payment page as replaced, so that closing it does not end the order, and extends the hold. `null` if nothing changes. */
export function withPageReplaced(order: Order, session: string, at: number): Order | null {
  if (!waitsForCard(order) || order.card?.session !== session || order.card.isReplaced) return null;
  return { ...order, card: { ...order.card, isReplaced: true }, holdUntil: Math.max(order.holdUntil ?? 0, at + AFTER_PAGE_MS) };
}

/** Clears the closed payment page of a canceled order, so that it is no longer polled. `null` if there is none. */
export function withClosedPage(order: Order): Order | null {
  return order.askAt !== null && mayStillBePaid(order) ? { ...order, askAt: null } : null;
}

/** Adds the fee of a payment that the provider settled later; `null` if nothing is missing. No transition: no mail, same revision. */
export function withFee(order: Order, { ref, fee }: Pick<Arrival, "ref" | "fee">): Order | null {
  const isOpen = order.payments.some((one) => one.ref === ref && one.fee === null);
  if (fee === null || !isOpen) return null;
  return { ...order, payments: order.payments.map((one) => (one.ref === ref ? { ...one, fee: one.fee ?? fee } : one)) };
}

const ELSEWHERE_REASON = "The shop refunded it with its card provider.";

/** A refund at the provider: `ref` is its id, `paymentRef` the payment's; minor units. */
export type RefundElsewhere = { ref: string; paymentRef: string; amount: number; state: Refund["state"] };

/**
 * Records a refund made at the provider, and follows its state afterwards. `null` if nothing changes, it failed before it was known, or it
 * belongs to no payment of this order. A refund above the balance is not recorded; the owner is alerted once.
 */
export function noteRefund(order: Order, { ref, paymentRef, amount, state }: RefundElsewhere, at: number): TransitionResult | null {
  const known = order.refunds.find((one) => one.ref === ref);
  if (known) {
    return state === "pending" ? null : settleRefund(order, known.id, { ref, isDone: state === "done" }, at);
  }
  const isOurs = order.payments.some((payment) => payment.ref === paymentRef);
  if (!isOurs || state === "failed") return null;
  if (amount > moneyOf(order).balance) return state === "done" ? flagOdd(order, ref, ODD_REFUND_WORDS, at) : null;
  const id = newPart("r", order);
  const { paymentMethod: method } = order;
  const refund: Refund = {
    id,
    method,
    amount,
    reason: ELSEWHERE_REASON,
    at,
    by: "system",
    state,
    paymentRef,
    ref,
    day: "",
    ...NO_PIECES,
  };
  const refunds = [...order.refunds, refund];
  const move = state === "done" ? refundMove({ ...order, refunds }) : "start_refund";
  const noted = step(order, move, { at, by: "system" }, { note: ELSEWHERE_REASON, amount, part: id, refunds });
  return noted && { order: noted, returned: [], mails: [{ kind: "order-refunded", part: id }] };
}

/** Shown to the owner when a provider refund exceeds the balance. */
export const ODD_REFUND_WORDS =
  "Your card provider refunded more than was left on this order, so it isn’t counted here. The buyer may have been refunded twice: settle it with them.";

/** Shown to the owner when a payment does not match the order. */
export const ODD_PAYMENT_WORDS =
  "A card payment doesn’t match this order. Find it with your card provider and refund it there, or settle it with the buyer.";

export function oddPart(paymentRef: string): string {
  return `odd-${paymentRef}`;
}

/** Alerts the owner about a mismatched payment, once each, without recording it. `null` if already alerted. */
export function flagPayment(order: Order, paymentRef: string, at: number): TransitionResult | null {
  return flagOdd(order, paymentRef, ODD_PAYMENT_WORDS, at, [{ kind: "order-changed", part: oddPart(paymentRef) }]);
}

function flagOdd(order: Order, ref: string, reason: string, at: number, mails: DueMail[] = []): TransitionResult | null {
  if (order.oddPayments.includes(ref)) return null;
  const oddPayments = [...order.oddPayments, ref];
  const attention = withReason(order.attention, reason);
  return { order: { ...order, oddPayments, attention, rev: order.rev + 1, updatedAt: at }, returned: [], mails };
}

/** The mail part about a failed refund. A refund can fail again after it went through, and each failure has its own mail. */
export function failedPart(refundId: string, time = 1): string {
  return time === 1 ? `${refundId}-failed` : `${refundId}-failed${time}`;
}

export function failedRefundOf({ refunds }: Pick<Order, "refunds">, part: string): Refund | undefined {
  const [, id] = /^(r\d+)-failed\d*$/.exec(part) ?? [];
  return refunds.find((one) => one.id === id);
}

/**
 * Applies the provider's result for a refund. A done refund can still fail weeks later at the bank, which returns the money to the shop;
 * this needs the provider's id. An abandoned refund may still complete; if the money was also sent another way, the owner is alerted.
 * `null` for repeated results and for refunds that the provider already reported as failed.
 */
export function settleRefund(
  order: Order,
  refundId: string,
  { ref, isDone }: { ref: string; isDone: boolean },
  at: number,
): TransitionResult | null {
  const refund = order.refunds.find((one) => one.id === refundId);
  if (!refund) return null;
  const isGivenUp = refund.state === "failed" && refund.ref === "";
  if (refund.state === "failed" && !(isGivenUp && isDone && ref !== "")) return null;
  // The money is gone through the provider or by hand; only the latter means it was sent twice.
  if (isGivenUp && refund.amount > moneyOf(order).balance) return wasSentByHand(order) ? wasSentTwice(order, refund, ref, at) : null;
  const isLost = refund.state === "done";
  if (isLost && (isDone || ref === "" || refund.ref !== ref)) return null;
  const settled = { ...refund, ref, state: isDone ? ("done" as const) : ("failed" as const) };
  const refunds = order.refunds.map((one) => (one === refund ? settled : one));
  const now = { ...order, refunds };
  const move = isDone ? refundMove(now) : isLost ? lostMove(now) : "fail_refund";
  const attention = isGivenUp ? toldOfRevival(now) : isDone ? order.attention : withReason(order.attention, REFUND_FAILED_WORDS);
  const words = { note: refund.reason, amount: refund.amount, part: refund.id, refunds, attention };
  const moved = step(order, move, { at, by: "system" }, words);
  const time = order.events.filter((event) => event.type === "refund_failed" && event.part === refundId).length + 1;
  const stands = moved && !isDone ? reopened(moved, refund) : moved;
  return stands && { order: stands, returned: [], mails: isDone ? [] : [{ kind: "order-changed", part: failedPart(refundId, time) }] };
}

export const REFUND_REVIVED_WORDS =
  "A refund that failed earlier went through. If you’ve since sent the money another way, settle it with the buyer.";

/** Shown to the owner when an abandoned refund went through and the money was also sent another way. */
export const REFUND_TWICE_WORDS =
  "A refund that failed earlier went through, but you also sent the money another way. The buyer was refunded twice: settle it with them.";

function wasSentByHand({ refunds }: Order): boolean {
  return refunds.some((one) => one.state === "done" && one.paymentRef === "");
}

/** Records cannot show more refunded than paid, so the refund keeps its state and gets the provider's id. */
function wasSentTwice(order: Order, refund: Refund, ref: string, at: number): TransitionResult {
  const refunds = order.refunds.map((one) => (one === refund ? { ...refund, ref } : one));
  const attention = withReason(withoutReason(order.attention, REFUND_FAILED_WORDS), REFUND_TWICE_WORDS);
  return { order: { ...order, refunds, attention, rev: order.rev + 1, updatedAt: at }, returned: [], mails: [] };
}

/** Resolves the failed refund, unless another one failed. */
function toldOfRevival({ attention, refunds }: Order): string[] {
  const isOneFailed = refunds.some((one) => one.state === "failed");
  return withReason(isOneFailed ? attention : withoutReason(attention, REFUND_FAILED_WORDS), REFUND_REVIVED_WORDS);
}

function lostMove(order: Order): "lose_refund_part" | "lose_refund_rest" {
  return refundMove(order) === "refund_extra" ? "lose_refund_rest" : "lose_refund_part";
}

const DAY_MS = 86_400_000;
/** How long card orders are polled: refunds and failures can follow months later. */
export const WATCHED_MS = 180 * DAY_MS;

/** When to first poll for refunds of a payment made at `at`. Ms since 1970. */
export function firstWatch(at: number): number {
  return at + DAY_MS;
}

/** Schedules the next poll: the interval equals the order's age, about eight polls in all. */
export function watchScheduled(order: Order, now: number): Order {
  const age = now - order.placedAt;
  return { ...order, watchAt: age < WATCHED_MS ? now + Math.max(DAY_MS, age) : null };
}
