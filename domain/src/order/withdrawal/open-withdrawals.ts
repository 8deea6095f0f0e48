import { formatDay } from "../labels.ts";
import { moneyOf } from "../money/order-money.ts";
import type { Refund } from "../money/payment.ts";
import { type Order, withoutReason, withReason } from "../order.ts";
import { isThing, quantityOf, sentOf } from "../quantities.ts";
import { isEnded } from "../state.ts";
import type { Withdrawal } from "./withdrawal.ts";

/** The owner's alert about a withdrawal; `refundBy` is a day. */
export function withdrawalTask(refundBy: string): string {
  return `The buyer withdrew. Refund what they paid by ${formatDay(refundBy, "en")}.`;
}

/** The owner's alert about one from an order that nothing was paid for. */
export const UNPAID_WITHDRAWAL =
  "The buyer withdrew before paying. Cancel the order, or send only what they keep and settle the withdrawal.";

/** The owner's alerts with that about a withdrawal. */
export function withTask(order: Order, { refundBy }: Pick<Withdrawal, "refundBy">): string[] {
  return withReason(order.attention, moneyOf(order).paid > 0 ? withdrawalTask(refundBy) : UNPAID_WITHDRAWAL);
}

/** Puts a changed withdrawal in its place. An alert goes with the last open withdrawal that it is about. */
export function replaced(order: Order, changed: Withdrawal): Order {
  const withdrawals = order.withdrawals.map((one) => (one.id === changed.id ? changed : one));
  const open = withdrawals.filter(({ settledAt }) => settledAt === null);
  const isDue = open.some(({ refundBy }) => refundBy === changed.refundBy);
  const rest = isDue ? order.attention : withoutReason(order.attention, withdrawalTask(changed.refundBy));
  return { ...order, withdrawals, attention: open.length > 0 ? rest : withoutReason(rest, UNPAID_WITHDRAWAL) };
}

/** Settles a withdrawal (`at` in ms since 1970); one that is settled keeps its time. */
export function settled(order: Order, id: string, at: number): Order {
  const found = order.withdrawals.find((one) => one.id === id);
  return found?.settledAt === null ? replaced(order, { ...found, settledAt: at }) : order;
}

/** Settles all once nothing is owed: what was paid is refunded or on its way back, or the order ended unpaid. */
export function settledIfNothingOwed(order: Order, at: number): Order {
  const { paid, refundable } = moneyOf(order);
  const isOver = refundable === 0 && (paid > 0 || isEnded(order));
  return isOver ? order.withdrawals.reduce((settling, { id }) => settled(settling, id, at), order) : order;
}

/**
 * Opens what was settled with or after a refund, once that refund failed and its money is owed again. What a later refund of its own units
 * settled, which bears its time, stays settled, and so does what the owner settled by hand.
 */
export function reopened(order: Order, { at }: Pick<Refund, "at">): Order {
  if (moneyOf(order).refundable === 0) return order;
  const again = order.withdrawals.filter(
    (one) => one.settledAt !== null && one.settledAt >= at && !one.isSettledByHand && !(one.settledAt > at && hasOwnRefund(order, one)),
  );
  return again.reduce((opening, one) => ({ ...replaced(opening, { ...one, settledAt: null }), attention: withTask(opening, one) }), order);
}

function hasOwnRefund({ refunds }: Order, { lines, settledAt }: Withdrawal): boolean {
  const given = refunds.filter(({ state, at }) => state !== "failed" && at === settledAt).flatMap((refund) => refund.lines);
  return lines.length > 0 && lines.every(({ line, quantity }) => quantityOf(given, line) >= quantity);
}

/** Whether a withdrawal is about goods that were sent, so that they have to come back. Items named in words may be any. */
export function isToComeBack({ lines, shipments }: Pick<Order, "lines" | "shipments">, withdrawal: Pick<Withdrawal, "lines">): boolean {
  const sent = sentOf(shipments).flatMap((shipment) => shipment.lines);
  const isMeant = (line: number) => withdrawal.lines.length === 0 || withdrawal.lines.some((one) => one.line === line);
  return sent.some(({ line }) => isThing(lines[line]) && isMeant(line));
}
