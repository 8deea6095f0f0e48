import * as z from "zod/mini";
import type { MailKind } from "./mail.ts";
import { amountSchema } from "./money-schema.ts";
import { CANCEL_REASON_MAX, type Order, type OrderEvent } from "./order.ts";
import { moneyOf, statusOfBalance } from "./order-money.ts";
import { canSend, piecesLeft, restOf } from "./order-pieces.ts";
import { nextState, ORDER_TRANSITIONS, type OrderMove } from "./order-transitions.ts";
import { REFUND_REASON_MAX, type Refund } from "./payment.ts";
import { linePiecesSchema, trackingSchema } from "./shipment.ts";
import { line } from "./text.ts";

/** What an owner asks for. Without `lines` a `fulfil` sends everything that is left. */
export const orderActSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("mark_paid") }),
  z.object({ type: z.literal("ready") }),
  z.object({
    type: z.literal("fulfil"),
    tracking: z.nullable(trackingSchema),
    lines: z.optional(z.array(linePiecesSchema).check(z.maxLength(50))),
    /** What the buyer said when collecting. A wrong code refuses the act; none is not asked for. */
    code: z.optional(line(0, 12)),
  }),
  z.object({ type: z.literal("complete") }),
  z.object({ type: z.literal("refund"), amount: amountSchema.check(z.gte(1)), reason: line(1, REFUND_REASON_MAX) }),
  z.object({ type: z.literal("unfulfil") }),
  z.object({ type: z.literal("reopen") }),
  z.object({
    type: z.literal("cancel"),
    reason: line(1, CANCEL_REASON_MAX),
    restock: z.boolean(),
    /** Whether what was paid goes back in the same step. */
    refund: z.optional(z.boolean()),
  }),
]);
export type OrderAct = z.infer<typeof orderActSchema>;

/** Pieces that go back on sale. */
export type Returned = { productId: string; variantId: string; quantity: number };
/** A mail about an event; `part` is the refund, payment or shipment it tells of. */
export type DueMail = { kind: MailKind; part: string };
/** What a step leads to: the order as it will be, stock to give back, mails to send. */
export type Moved = { order: Order; returned: Returned[]; mails: DueMail[] };
/** Why a step cannot be taken although the state would allow it. */
export type Refused = "state" | "amount" | "pieces" | "code";

export type Stamp = Pick<OrderEvent, "at" | "by">;

/** A provider tells by itself how money moves; this long is waited before it is asked. */
const ASK_AGAIN_MS = 60_000;

/** Moves an order along one row of the table and writes that down; `null` when its state does not allow it. */
export function step(
  order: Order,
  move: OrderMove,
  stamp: Stamp,
  { note = "", amount = null, part = "", ...changes }: Partial<Pick<OrderEvent, "note" | "amount" | "part">> & Partial<Order> = {},
): Order | null {
  const state = nextState(order, move);
  if (!state) return null;
  const moved = { ...order, ...changes, ...state };
  const isMoving =
    moved.paymentStatus === "processing" || moved.refunds.some((refund) => refund.state === "pending") || mayStillBePaid(moved);
  return {
    ...moved,
    askAt: isMoving ? stamp.at + ASK_AGAIN_MS : null,
    // Only waiting orders hold stock; what left that state can never expire.
    holdUntil: state.status === "pending" ? order.holdUntil : null,
    remindAt: state.status === "pending" && move !== "remind" ? order.remindAt : null,
    events: [...order.events, { type: ORDER_TRANSITIONS[move].event, ...stamp, note, amount, part }],
    rev: order.rev + 1,
    updatedAt: stamp.at,
  };
}

/** Whether a cancelled order has a payment page that nobody has seen closed. */
export function mayStillBePaid({ status, paymentStatus, card }: Pick<Order, "status" | "paymentStatus" | "card">): boolean {
  return status === "cancelled" && paymentStatus === "voided" && card !== null;
}

/** What an owner's act makes of an order, or why it cannot be done. */
export function performAct(order: Order, act: OrderAct, at: number): Moved | Refused {
  const stamp: Stamp = { at, by: "owner" };
  switch (act.type) {
    case "mark_paid": {
      const payment = { id: newPart("p", order), method: order.paymentMethod, amount: order.total, at, ref: "", fee: null };
      const payments = [...order.payments, payment];
      const paid = step(order, "mark_paid", stamp, { amount: payment.amount, part: payment.id, payments });
      return done(paid, order.paymentMethod === "cash" ? [] : [{ kind: "payment-received", part: payment.id }]);
    }
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
  const shipments = [...order.shipments, { id, at: stamp.at, lines, tracking: act.tracking }];
  const isLast = piecesLeft({ ...order, shipments }).every((left) => left === 0);
  const changes = { note: act.tracking?.number ?? "", part: id, shipments, tracking: act.tracking ?? order.tracking };
  const sent = step(order, isLast ? "fulfil_rest" : "fulfil_part", stamp, changes);
  // Who collects in person needs no mail about it.
  return done(sent, order.delivery === "pickup" ? [] : [{ kind: "order-dispatched", part: id }]);
}

/** One step back: the last shipment never left, or the order is not ready yet. Nobody is told. */
function takeBack(order: Order, stamp: Stamp): Moved | Refused {
  const shipments = order.shipments.slice(0, -1);
  const move = shipments.length > 0 ? "unfulfil_part" : "unfulfil_all";
  const part = order.shipments.at(-1)?.id ?? "";
  return done(step(order, move, stamp, { part, shipments, tracking: shipments.at(-1)?.tracking ?? null }), []);
}

function giveBack(order: Order, { amount, reason }: { amount: number; reason: string }, stamp: Stamp): Moved | Refused {
  if (!ORDER_TRANSITIONS.start_refund.from(order)) return "state";
  if (amount > moneyOf(order).refundable) return "amount";
  const moved = withRefund(order, { amount, reason }, stamp);
  const given = moved?.refunds.slice(order.refunds.length) ?? [];
  return done(
    moved,
    given.map(({ id }) => ({ kind: "order-refunded", part: id })),
  );
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

/** What an owner has to look into when a provider did not give money back. */
export const REFUND_FAILED_WORDS = "A refund could not be sent back to the card. Try again, or send the money another way.";

type Giving = { amount: number; reason: string; paymentRef?: string };

/**
 * Gives money back, as one step: by hand it is done as soon as it is noted, by card the provider is asked. Without `paymentRef`
 * it is taken from the payments by card one after the other, from none more than it brought.
 */
export function withRefund(order: Order, { amount, reason, paymentRef }: Giving, stamp: Stamp): Order | null {
  const sources = paymentRef === undefined ? sourcesOf(order, amount) : [{ paymentRef, amount }];
  let given: Order | null = order;
  for (const source of sources) given = given && withOneRefund(given, { ...source, reason }, stamp);
  return given && { ...given, rev: order.rev + 1 };
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

function withOneRefund(order: Order, { amount, reason, paymentRef }: Required<Giving>, stamp: Stamp): Order | null {
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

/** The id of something that happens to an order now: a payment `p3`, a refund `r5`. Events only grow, so none comes twice. */
export function newPart(letter: "p" | "r" | "s", order: Pick<Order, "events">): string {
  return `${letter}${order.events.length}`;
}
