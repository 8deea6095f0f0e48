import {
  type DueMail,
  mayStillBePaid,
  newPart,
  REFUND_FAILED_WORDS,
  type Returned,
  refundMove,
  type Stamp,
  step,
  type TransitionResult,
  unsentQuantities,
  withRefund,
} from "../actions.ts";
import { type Order, withoutReason, withReason } from "../order.ts";
import { firstWatch } from "../order-watch.ts";
import { nextState } from "../transitions.ts";
import { moneyOf } from "./order-money.ts";
import type { CardTry, Refund } from "./payment.ts";

/** Money that a provider says has come in: `ref` is its own id of the payment, `fee` what it kept, minor units. */
export type Arrival = { amount: number; ref: string; fee: number | null };
/** What money does to an order. `taken` are pieces that must leave stock again in the same step. */
export type Arrived = { order: Order; taken: Returned[]; mails: DueMail[]; outcome: "paid" | "paid_late" | "returned" };

/** Pieces are kept a little longer than the page is open, because what was paid at its end has to be told first. */
const AFTER_PAGE_MS = 4 * 60_000;

/** An order that is paid on the way is told of when it is paid: to its buyer as received and paid, to the shop as new. */
const CONFIRMATION: DueMail[] = [
  { kind: "order-received", part: "" },
  { kind: "new-order", part: "" },
];

const LATE_REASON = "The payment arrived after the order expired and its items were sold out.";
const CANCELLED_REASON = "The payment arrived after the order was canceled.";
const TWICE_REASON = "The order was paid twice.";

/**
 * Takes money that came in. An order that waits for it is paid; one that expired comes back when `isInStock`, and otherwise the
 * money goes straight back, as does what comes for a cancelled order or comes twice. The same payment told again is `null`, and
 * so is an amount that is not the order's.
 */
export function takePayment(order: Order, { amount, ref, fee }: Arrival, at: number, isInStock: boolean): Arrived | null {
  if (amount !== order.total || order.payments.some((one) => one.ref === ref)) return null;
  const stamp: Stamp = { at, by: "system" };
  const payment = { id: newPart("p", order), method: order.paymentMethod, amount, at, day: "", ref, fee };
  const words = { amount, part: payment.id, payments: [...order.payments, payment], watchAt: firstWatch(at) };
  const paid = step(order, "pay", stamp, words);
  if (paid) return { order: paid, taken: [], mails: CONFIRMATION, outcome: "paid" };
  if (isInStock && nextState(order, "pay_late")) {
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

/** Whether an order can be paid on a card provider's page now. */
export function waitsForCard({ status, paymentMethod, paymentStatus }: Order): boolean {
  return status === "pending" && paymentMethod === "card" && paymentStatus !== "processing";
}

/**
 * An order with a payment page in place of the one with the session `before`, `null` for the first; its pieces are kept while the
 * page is open. `null` when it does not wait for a card any more, or somebody else has put another page there.
 */
export function withCardPage(order: Order, before: string | null, page: { card: CardTry; isTest: boolean }): Order | null {
  const held = order.card?.session ?? null;
  if (!waitsForCard(order) || (held !== before && held !== page.card.session)) return null;
  return { ...order, ...page, holdUntil: Math.max(order.holdUntil ?? 0, page.card.pageUntil + AFTER_PAGE_MS) };
}

/**
 * An order whose payment page is about to be closed for another one: from here on that end does not end the order, and the pieces
 * are kept while the other is made. `null` when that is said already, or the order does not wait for a card on this very page.
 */
export function withPageReplaced(order: Order, session: string, at: number): Order | null {
  if (!waitsForCard(order) || order.card?.session !== session || order.card.isReplaced) return null;
  return { ...order, card: { ...order.card, isReplaced: true }, holdUntil: Math.max(order.holdUntil ?? 0, at + AFTER_PAGE_MS) };
}

/** A cancelled order whose payment page is seen to be closed: the provider need not be asked any more. `null` when it need not now. */
export function withClosedPage(order: Order): Order | null {
  return order.askAt !== null && mayStillBePaid(order) ? { ...order, askAt: null } : null;
}

/**
 * An order with the fee of a payment that was taken before its provider had reckoned it (what a bank settles later); `null` when
 * there is nothing to fill in. It is no step of the order: nobody is told, and its revision stays.
 */
export function withFee(order: Order, { ref, fee }: Pick<Arrival, "ref" | "fee">): Order | null {
  const isOpen = order.payments.some((one) => one.ref === ref && one.fee === null);
  if (fee === null || !isOpen) return null;
  return { ...order, payments: order.payments.map((one) => (one.ref === ref ? { ...one, fee: one.fee ?? fee } : one)) };
}

const ELSEWHERE_REASON = "The shop refunded it with its card provider.";

/** A refund as a provider knows it: `ref` is its own id of it, `paymentRef` that of the payment; minor units. */
export type RefundElsewhere = { ref: string; paymentRef: string; amount: number; state: Refund["state"] };

/**
 * Notes money that an owner gave back on the provider's own pages. Told again, it only follows how that refund stands; `null`
 * when nothing changes, when it failed before it was known, or when it is of no payment of this order. One that is done and is more
 * than the order still has is not in its books: its owner is told to look, once for each refund.
 */
export function noteRefund(order: Order, { ref, paymentRef, amount, state }: RefundElsewhere, at: number): TransitionResult | null {
  const known = order.refunds.find((one) => one.ref === ref);
  if (known) {
    return state === "pending" ? null : settleRefund(order, known.id, { ref, isDone: state === "done" }, at);
  }
  const isOurs = order.payments.some((payment) => payment.ref === paymentRef);
  if (!isOurs || state === "failed") return null;
  if (amount > moneyOf(order).balance) return state === "done" ? flagRefund(order, ref, at) : null;
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
    lines: [],
    restocked: [],
    dropped: [],
    shipping: false,
  };
  const refunds = [...order.refunds, refund];
  const move = state === "done" ? refundMove({ ...order, refunds }) : "start_refund";
  const noted = step(order, move, { at, by: "system" }, { note: ELSEWHERE_REASON, amount, part: id, refunds });
  return noted && { order: noted, returned: [], mails: [{ kind: "order-refunded", part: id }] };
}

/** What an owner has to look into when more went back at the card provider than their order still had. */
export const ODD_REFUND_WORDS =
  "Your card provider refunded more than was left on this order, so it isn’t counted here. The buyer may have been refunded twice: settle it with them.";

function flagRefund(order: Order, ref: string, at: number): TransitionResult | null {
  if (order.oddPayments.includes(ref)) return null;
  const oddPayments = [...order.oddPayments, ref];
  const attention = withReason(order.attention, ODD_REFUND_WORDS);
  return { order: { ...order, oddPayments, attention, rev: order.rev + 1, updatedAt: at }, returned: [], mails: [] };
}

/** What an owner has to look into when money came that is not what their order asks for. */
export const ODD_PAYMENT_WORDS =
  "A card payment doesn’t match this order. Find it with your card provider and refund it there, or settle it with the buyer.";

/** The part of the mail that tells an owner of money that does not fit their order. */
export function oddPart(paymentRef: string): string {
  return `odd-${paymentRef}`;
}

/**
 * An order for which money came that does not fit it: it is not taken for the order's, and its owner is told, once for each payment.
 * `null` when they were.
 */
export function flagPayment(order: Order, paymentRef: string, at: number): TransitionResult | null {
  if (order.oddPayments.includes(paymentRef)) return null;
  const oddPayments = [...order.oddPayments, paymentRef];
  const attention = withReason(order.attention, ODD_PAYMENT_WORDS);
  const flagged = { ...order, oddPayments, attention, rev: order.rev + 1, updatedAt: at };
  return { order: flagged, returned: [], mails: [{ kind: "order-changed", part: oddPart(paymentRef) }] };
}

/**
 * The part of the mail that tells an owner of a refund that failed. It can fail once more after it went through: each time has a
 * mail of its own.
 */
export function failedPart(refundId: string, time = 1): string {
  return time === 1 ? `${refundId}-failed` : `${refundId}-failed${time}`;
}

/** The refund whose failure a mail with this `part` tells of. */
export function failedRefundOf({ refunds }: Pick<Order, "refunds">, part: string): Refund | undefined {
  const [, id] = /^(r\d+)-failed\d*$/.exec(part) ?? [];
  return refunds.find((one) => one.id === id);
}

/**
 * What a provider says became of a refund. One that was done can still come back from the bank, weeks later: then the shop has
 * that money again. One that was given up because nobody could be asked may have been on its way all the same: that it is done
 * is believed whenever it is told; where that money was sent another way meanwhile, it went twice, and the owner is told to look. Said again, and of one that the provider said has failed, it is `null`; that a refund which
 * is done has failed is believed only of the provider's own id of it.
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
  // What is not there any more went back at the provider too, or by hand: only the latter makes it twice.
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
  return moved && { order: moved, returned: [], mails: isDone ? [] : [{ kind: "order-changed", part: failedPart(refundId, time) }] };
}

/** What an owner has to look into when a refund that had been given up went through: they may have sent the money another way. */
export const REFUND_REVIVED_WORDS =
  "A refund that failed earlier went through. If you’ve since sent the money another way, settle it with the buyer.";

/** What an owner has to look into when a refund that had been given up went through, and that money had gone back otherwise. */
export const REFUND_TWICE_WORDS =
  "A refund that failed earlier went through, but you also sent the money another way. The buyer was refunded twice: settle it with them.";

function wasSentByHand({ refunds }: Order): boolean {
  return refunds.some((one) => one.state === "done" && one.paymentRef === "");
}

/** The books cannot say more than what came in went back: the refund stays as it was, known by its provider's id now. */
function wasSentTwice(order: Order, refund: Refund, ref: string, at: number): TransitionResult {
  const refunds = order.refunds.map((one) => (one === refund ? { ...refund, ref } : one));
  const attention = withReason(withoutReason(order.attention, REFUND_FAILED_WORDS), REFUND_TWICE_WORDS);
  return { order: { ...order, refunds, attention, rev: order.rev + 1, updatedAt: at }, returned: [], mails: [] };
}

/** That it failed is settled, unless another one did. */
function toldOfRevival({ attention, refunds }: Order): string[] {
  const isOneFailed = refunds.some((one) => one.state === "failed");
  return withReason(isOneFailed ? attention : withoutReason(attention, REFUND_FAILED_WORDS), REFUND_REVIVED_WORDS);
}

function lostMove(order: Order): "lose_refund_part" | "lose_refund_rest" {
  return refundMove(order) === "refund_extra" ? "lose_refund_rest" : "lose_refund_part";
}
