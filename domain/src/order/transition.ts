import type { MailKind } from "../mail/mail.ts";
import type { Order, OrderEvent } from "./order.ts";
import { sentOf } from "./quantities.ts";
import { nextState, ORDER_TRANSITIONS, type TransitionName } from "./transition-table.ts";
import { settledIfNothingOwed } from "./withdrawal/open-withdrawals.ts";

export type Stamp = Pick<OrderEvent, "at" | "by">;

export type Returned = { productId: string; variantId: string; quantity: number };
/** A mail about an event; `part` is the refund, payment or shipment. */
export type DueMail = { kind: MailKind; part: string };
export type TransitionResult = { order: Order; returned: Returned[]; taken?: Returned[]; mails: DueMail[] };
export type Refused = "state" | "amount" | "card_amount" | "pieces" | "restock" | "code" | "parcel" | "day";

export function done(order: Order | null, mails: DueMail[], returned: Returned[] = []): TransitionResult | Refused {
  return order ? { order, returned, mails } : "state";
}

/** Providers report by themselves, so polling starts after this delay. */
const ASK_AGAIN_MS = 60_000;

const ASK_WITHIN_MS = 86_400_000;

/** Schedules the next poll (`now` in ms since 1970) with growing intervals, at least once a day. */
export function askLater(order: Order, now: number): Order {
  return { ...order, askAt: nextAsk(order, now) };
}

/** Extends the hold until the next poll (`now` in ms since 1970), because the provider does not know yet whether it is paid. */
export function holdLonger(order: Order, now: number): Order {
  return { ...order, holdUntil: nextAsk(order, now) };
}

function nextAsk({ updatedAt }: Order, now: number): number {
  return now + Math.min(ASK_WITHIN_MS, Math.max(ASK_AGAIN_MS, now - updatedAt));
}

type Words = Partial<Pick<OrderEvent, "note" | "amount" | "part">> & {
  facts?: Pick<OrderEvent, "method" | "isSilent" | "isMoneyKept" | "isReturned">;
};

export function step(
  order: Order,
  move: TransitionName,
  stamp: Stamp,
  { note = "", amount = null, part = "", facts = {}, ...changes }: Words & Partial<Order> = {},
): Order | null {
  const state = nextState(order, move);
  if (!state) return null;
  const stands = { ...order, ...changes, ...state };
  // Ended and unpaid orders unpack their parcels, so that the units count as unshipped.
  const isOn = (state.status === "open" || state.status === "completed") && state.fulfilmentStatus !== "not_needed";
  const moved = isOn ? stands : { ...stands, shipments: sentOf(stands.shipments) };
  const isMoving =
    moved.paymentStatus === "processing" || moved.refunds.some((refund) => refund.state === "pending") || mayStillBePaid(moved);
  const result: Order = {
    ...moved,
    askAt: isMoving ? stamp.at + ASK_AGAIN_MS : null,
    // Only pending orders hold stock, so only they can expire.
    holdUntil: state.status === "pending" ? moved.holdUntil : null,
    remindAt: state.status === "pending" && move !== "remind" ? moved.remindAt : null,
    events: [...order.events, { type: ORDER_TRANSITIONS[move].event, ...stamp, note, amount, part, ...facts }],
    rev: order.rev + 1,
    updatedAt: stamp.at,
  };
  return settledIfNothingOwed(result, stamp.at);
}

export function mayStillBePaid({ status, paymentStatus, card }: Pick<Order, "status" | "paymentStatus" | "card">): boolean {
  return status === "cancelled" && paymentStatus === "voided" && card !== null;
}

/** A new id within an order: payment `p3`, refund `r5`, withdrawal `w2`. Unique, because events are append-only. */
export function newPart(letter: "p" | "r" | "s" | "f" | "t" | "e" | "w", order: Pick<Order, "events">): string {
  return `${letter}${order.events.length}`;
}

/** The mail part of an expiry. A reopened order can expire again, with its own mail. */
export function expiredPart(order: Pick<Order, "events">): string {
  return order.events.some(({ type }) => type === ORDER_TRANSITIONS.expire.event) ? newPart("e", order) : "";
}
