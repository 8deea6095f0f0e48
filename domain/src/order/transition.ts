import type { MailKind } from "../mail/mail.ts";
import type { Order, OrderEvent } from "./order.ts";
import { sentOf } from "./quantities.ts";
import { nextState, ORDER_TRANSITIONS, type TransitionName } from "./transitions.ts";

export type Stamp = Pick<OrderEvent, "at" | "by">;

/** Pieces that go back on sale. */
export type Returned = { productId: string; variantId: string; quantity: number };
/** A mail about an event; `part` is the refund, payment or shipment it tells of. */
export type DueMail = { kind: MailKind; part: string };
/** What a step leads to: the order as it will be, stock to give back, stock to take again, mails to send. */
export type TransitionResult = { order: Order; returned: Returned[]; taken?: Returned[]; mails: DueMail[] };
/** Why a step cannot be taken although the state would allow it. */
export type Refused = "state" | "amount" | "card_amount" | "pieces" | "restock" | "code" | "parcel" | "day";

/** Whatever became of a step, as what is told of it. */
export function done(order: Order | null, mails: DueMail[], returned: Returned[] = []): TransitionResult | Refused {
  return order ? { order, returned, mails } : "state";
}

/** A provider tells by itself how money moves; this long is waited before it is asked. */
const ASK_AGAIN_MS = 60_000;

const ASK_WITHIN_MS = 86_400_000;

/** The order with the next time at which the provider is asked (`now` in ms since 1970): the longer it moves, the later, and once a day at least. */
export function askLater(order: Order, now: number): Order {
  return { ...order, askAt: nextAsk(order, now) };
}

/** The order with its pieces held until its provider is asked once more (`now` in ms since 1970), because it cannot say yet whether it is paid. */
export function holdLonger(order: Order, now: number): Order {
  return { ...order, holdUntil: nextAsk(order, now) };
}

function nextAsk({ updatedAt }: Order, now: number): number {
  return now + Math.min(ASK_WITHIN_MS, Math.max(ASK_AGAIN_MS, now - updatedAt));
}

type Words = Partial<Pick<OrderEvent, "note" | "amount" | "part">> & {
  /** What only some types of events know. */
  facts?: Pick<OrderEvent, "method" | "isSilent" | "isMoneyKept" | "isReturned">;
};

/** Moves an order along one row of the table and writes that down; `null` when its state does not allow it. */
export function step(
  order: Order,
  move: TransitionName,
  stamp: Stamp,
  { note = "", amount = null, part = "", facts = {}, ...changes }: Words & Partial<Order> = {},
): Order | null {
  const state = nextState(order, move);
  if (!state) return null;
  const stands = { ...order, ...changes, ...state };
  // What was packed and will not leave as it is is unpacked: its pieces count as any that are here.
  const isOn = (state.status === "open" || state.status === "completed") && state.fulfilmentStatus !== "not_needed";
  const moved = isOn ? stands : { ...stands, shipments: sentOf(stands.shipments) };
  const isMoving =
    moved.paymentStatus === "processing" || moved.refunds.some((refund) => refund.state === "pending") || mayStillBePaid(moved);
  return {
    ...moved,
    askAt: isMoving ? stamp.at + ASK_AGAIN_MS : null,
    // Only waiting orders hold stock; what left that state can never expire.
    holdUntil: state.status === "pending" ? moved.holdUntil : null,
    remindAt: state.status === "pending" && move !== "remind" ? moved.remindAt : null,
    events: [...order.events, { type: ORDER_TRANSITIONS[move].event, ...stamp, note, amount, part, ...facts }],
    rev: order.rev + 1,
    updatedAt: stamp.at,
  };
}

/** Whether a cancelled order has a payment page that nobody has seen closed. */
export function mayStillBePaid({ status, paymentStatus, card }: Pick<Order, "status" | "paymentStatus" | "card">): boolean {
  return status === "cancelled" && paymentStatus === "voided" && card !== null;
}

/** The id of something that happens to an order now: a payment `p3`, a refund `r5`, a failed try `f2`. Events only grow, so none comes twice. */
export function newPart(letter: "p" | "r" | "s" | "f" | "t" | "e", order: Pick<Order, "events">): string {
  return `${letter}${order.events.length}`;
}

/** The part of the mail that an order has expired. One that came back can expire once more: each time has a mail of its own. */
export function expiredPart(order: Pick<Order, "events">): string {
  return order.events.some(({ type }) => type === ORDER_TRANSITIONS.expire.event) ? newPart("e", order) : "";
}
