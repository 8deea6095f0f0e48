import { isCardAmount } from "./card-amount.ts";
import type { MailKind } from "./mail.ts";
import type { Order } from "./order.ts";
import type { OrderAct } from "./order-act.ts";
import { moneyOf, statusOfBalance } from "./order-money.ts";
import { canRestock, canSend, leavesNothing, NOTHING_LEFT, piecesLeft, restOf } from "./order-pieces.ts";
import { newPart, type Stamp, step } from "./order-step.ts";
import { ORDER_TRANSITIONS } from "./order-transitions.ts";
import { undoPaid } from "./order-undo.ts";
import type { Refund } from "./payment.ts";
import { canRefundPieces, refundWorth } from "./refund-lines.ts";
import type { LinePieces } from "./shipment.ts";
import { isPaidInPerson } from "./shop-settings.ts";

export { mayStillBePaid, newPart, type Stamp, step } from "./order-step.ts";

/** Pieces that go back on sale. */
export type Returned = { productId: string; variantId: string; quantity: number };
/** A mail about an event; `part` is the refund, payment or shipment it tells of. */
export type DueMail = { kind: MailKind; part: string };
/** What a step leads to: the order as it will be, stock to give back, mails to send. */
export type Moved = { order: Order; returned: Returned[]; mails: DueMail[] };
/** Why a step cannot be taken although the state would allow it. */
export type Refused = "state" | "amount" | "card_amount" | "pieces" | "restock" | "code";

/** What an owner's act makes of an order, or why it cannot be done. */
export function performAct(order: Order, act: OrderAct, at: number): Moved | Refused {
  const stamp: Stamp = { at, by: "owner" };
  switch (act.type) {
    case "mark_paid": {
      const payment = { id: newPart("p", order), method: order.paymentMethod, amount: order.total, at, ref: "", fee: null };
      const payments = [...order.payments, payment];
      const paid = step(order, "mark_paid", stamp, { amount: payment.amount, part: payment.id, payments });
      // Whoever pays in person knows, and whoever was told once is not told again.
      const isKnown = isPaidInPerson(order.paymentMethod) || wasUndone(order);
      return done(paid, isKnown ? [] : [{ kind: "payment-received", part: payment.id }]);
    }
    case "undo_paid":
      return done(undoPaid(order, stamp), []);
    case "ready":
      // Whoever was told once is not told again after a step back.
      return done(
        step(order, "ready", stamp),
        order.events.some((event) => event.type === "ready") ? [] : [{ kind: "order-ready", part: "" }],
      );
    case "fulfil":
      return send(order, act, stamp);
    case "unfulfil":
      return takeBack(order, stamp);
    case "refund":
      return giveBack(order, act, stamp);
    case "cancel":
      return cancel(order, act, stamp);
    case "accept":
    case "complete":
    case "reopen":
      return done(step(order, act.type, stamp), []);
  }
}

function done(order: Order | null, mails: DueMail[], returned: Returned[] = []): Moved | Refused {
  return order ? { order, returned, mails } : "state";
}

function send(order: Order, act: Extract<OrderAct, { type: "fulfil" }>, stamp: Stamp): Moved | Refused {
  if (!ORDER_TRANSITIONS.fulfil_rest.from(order)) return "state";
  const lines = act.lines ?? restOf(order);
  if (!canSend(order, lines)) return "pieces";
  if (act.code && order.pickupCode && act.code.toUpperCase() !== order.pickupCode) return "code";
  const id = newPart("s", order);
  const shipments = [...order.shipments, { id, at: stamp.at, lines: withDigital(order, lines), tracking: act.tracking }];
  const isLast = piecesLeft({ ...order, shipments }).every((left) => left === 0);
  const changes = { note: act.tracking?.number ?? "", part: id, shipments, tracking: act.tracking ?? order.tracking };
  const sent = step(order, isLast ? "fulfil_rest" : "fulfil_part", stamp, changes);
  // Who collects in person needs no mail about it.
  return done(sent, order.delivery === "pickup" ? [] : [{ kind: "order-dispatched", part: id }]);
}

/** What is digital fits in no parcel: once the last thing that does has left, nothing of the order waits to be sent. */
function withDigital(order: Order, lines: LinePieces[]): LinePieces[] {
  const sent = new Map(lines.map((one) => [one.line, one.quantity]));
  const rest = restOf(order).map((one) => ({ ...one, quantity: one.quantity - (sent.get(one.line) ?? 0) }));
  const waiting = rest.filter((one) => one.quantity > 0);
  if (order.delivery === "none" || !waiting.every((one) => order.lines[one.line]?.kind === "digital")) return lines;
  for (const { line, quantity } of waiting) sent.set(line, (sent.get(line) ?? 0) + quantity);
  return [...sent].map(([line, quantity]) => ({ line, quantity }));
}

/** One step back: the last shipment never left, or the order is not ready yet. Nobody is told. */
function takeBack(order: Order, stamp: Stamp): Moved | Refused {
  const shipments = order.shipments.slice(0, -1);
  // What is back on sale did leave, or nothing of the order would be left to be sent.
  if (piecesLeft({ ...order, shipments, fulfilmentStatus: "unfulfilled" }).every((left) => left === 0)) return "pieces";
  const move = shipments.length > 0 ? "unfulfil_part" : "unfulfil_all";
  const part = order.shipments.at(-1)?.id ?? "";
  return done(step(order, move, stamp, { part, shipments, tracking: shipments.at(-1)?.tracking ?? null }), []);
}

function giveBack(order: Order, act: Extract<OrderAct, { type: "refund" }>, stamp: Stamp): Moved | Refused {
  const { amount, reason, lines = [], shipping = false, restock = [] } = act;
  if (!ORDER_TRANSITIONS.start_refund.from(order)) return "state";
  if (amount > moneyOf(order).refundable) return "amount";
  if (lines.length > 0 || shipping) {
    if (!canRefundPieces(order, lines, shipping)) return "pieces";
    if (amount !== refundWorth(order, lines, shipping)) return "amount";
  }
  if (!canRefundByCard(order, amount)) return "card_amount";
  if (!canRestock(order, restock)) return "restock";
  const moved = withRefund(withNothingLeft(order, restock, stamp), { amount, reason, lines, shipping, restocked: restock }, stamp);
  const given = moved?.refunds.slice(order.refunds.length) ?? [];
  return done(
    moved && { ...moved, rev: order.rev + 1 },
    given.map(({ id }) => ({ kind: "order-refunded", part: id })),
    restock.flatMap((one) => {
      const { productId, variantId } = order.lines[one.line] ?? {};
      return productId && variantId ? [{ productId, variantId, quantity: one.quantity }] : [];
    }),
  );
}

function withNothingLeft(order: Order, restock: readonly LinePieces[], { at }: Stamp): Order {
  if (!leavesNothing(order, restock)) return order;
  return step(order, "fulfil_rest", { at, by: "system" }, { part: NOTHING_LEFT }) ?? order;
}

function cancel(order: Order, act: Extract<OrderAct, { type: "cancel" }>, stamp: Stamp): Moved | Refused {
  const cancelled = step(order, "cancel", stamp, { note: act.reason, cancelReason: act.reason });
  if (!cancelled) return "state";
  const { refundable } = moneyOf(order);
  const refunded = act.refund && refundable > 0 ? withRefund(cancelled, { amount: refundable, reason: act.reason }, stamp) : cancelled;
  // One step for the owner is one revision, however much it moved.
  const whole = refunded && { ...refunded, rev: cancelled.rev };
  return done(whole, [{ kind: "order-cancelled", part: "" }], act.restock ? unsentPieces(order) : []);
}

/** The pieces that placing the order took from stock and that have not left since. */
export function unsentPieces(order: Order): Returned[] {
  const left = piecesLeft(order);
  return order.lines.flatMap(({ productId, variantId, counted, backordered }, index) => {
    // What was there is sent first.
    const quantity = Math.max(0, (left[index] ?? 0) - backordered);
    return counted && quantity > 0 ? [{ productId, variantId, quantity }] : [];
  });
}

/** Whether it was taken back once that the order is paid. */
export function wasUndone(order: Pick<Order, "events">): boolean {
  return order.events.some((event) => event.type === "payment_undone");
}

/** What an owner has to look into when a provider did not give money back. */
export const REFUND_FAILED_WORDS = "A refund could not be sent back to the card. Try again, or send the money another way.";

type Giving = { amount: number; reason: string; paymentRef?: string; lines?: LinePieces[]; shipping?: boolean; restocked?: LinePieces[] };

/**
 * Gives money back, as one step: by hand it is done as soon as it is noted, by card the provider is asked. Without `paymentRef`
 * it is taken from the payments by card one after the other, from none more than it brought.
 */
export function withRefund(order: Order, { amount, reason, paymentRef, ...giving }: Giving, stamp: Stamp): Order | null {
  const { lines = [], shipping = false, restocked = [] } = giving;
  const sources = paymentRef === undefined ? sourcesOf(order, amount) : [{ paymentRef, amount }];
  let given: Order | null = order;
  // What it is for stands once, however many payments it is taken from.
  for (const [index, source] of sources.entries()) {
    const what = index === 0 ? { lines, shipping, restocked } : { lines: [], shipping: false, restocked: [] };
    given = given && withOneRefund(given, { ...source, reason, ...what }, stamp);
  }
  return given && { ...given, rev: order.rev + 1 };
}

/** Whether the card provider would give this amount back, as far as it goes back to cards. */
export function canRefundByCard(order: Order, amount: number): boolean {
  return sourcesOf(order, amount).every((one) => one.paymentRef === "" || isCardAmount(one.amount, order.currency));
}

function sourcesOf({ payments, refunds }: Order, amount: number): { paymentRef: string; amount: number }[] {
  let rest = amount;
  const byCard = payments.filter((one) => one.ref !== "");
  const sources = byCard.flatMap(({ ref, amount: brought }) => {
    const gone = refunds.filter((one) => one.paymentRef === ref && one.state !== "failed").reduce((sum, one) => sum + one.amount, 0);
    const share = Math.min(rest, Math.max(0, brought - gone));
    rest -= share;
    return share > 0 ? [{ paymentRef: ref, amount: share }] : [];
  });
  return rest > 0 ? [...sources, { paymentRef: "", amount: rest }] : sources;
}

function withOneRefund(
  order: Order,
  { amount, reason, paymentRef, lines, shipping, restocked }: Required<Giving>,
  stamp: Stamp,
): Order | null {
  const isByHand = paymentRef === "";
  const refund: Refund = {
    id: newPart("r", order),
    method: order.paymentMethod,
    amount,
    reason,
    at: stamp.at,
    by: stamp.by === "owner" ? "owner" : "system",
    state: isByHand ? "done" : "pending",
    paymentRef,
    ref: "",
    lines,
    restocked,
    shipping,
  };
  const refunds = [...order.refunds, refund];
  // Trying again is what a failed refund asked for.
  const attention = order.attention === REFUND_FAILED_WORDS ? "" : order.attention;
  const words = { note: reason, amount, part: refund.id, refunds, attention };
  if (!isByHand) return step(order, "start_refund", stamp, words);
  return step(order, refundMove({ ...order, refunds }), stamp, words);
}

/** The row that a refund takes once it is certain. `order` holds it as done. */
export function refundMove(order: Order): "refund_extra" | "refund_part" | "refund_rest" {
  const status = statusOfBalance(moneyOf(order).balance, order.total);
  return status === "paid" ? "refund_extra" : status === "refunded" ? "refund_rest" : "refund_part";
}
