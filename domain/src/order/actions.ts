import { isCardAmount } from "../shop/card-amount.ts";
import type { PaymentMethod } from "../shop/shop-settings.ts";
import { moveParcel, pack, send, takeBack } from "./fulfilment/order-parcels.ts";
import type { LineQuantity } from "./fulfilment/shipment.ts";
import type { ManualOrder } from "./manual-order.ts";
import { markPaid, paidDays } from "./money/mark-paid.ts";
import { moneyOf, statusOfBalance } from "./money/order-money.ts";
import type { Refund } from "./money/payment.ts";
import { refundableByHand } from "./money/refund-by-hand.ts";
import { canRefundQuantities, canTakeOff, leavesNothing, type RestockResult, refundWorth, unshippedReserved } from "./money/refunds.ts";
import { type Order, withoutReason } from "./order.ts";
import type { OrderAction } from "./order-action.ts";
import { done, newPart, type Refused, type Returned, type Stamp, step, type TransitionResult } from "./transition.ts";
import { ORDER_TRANSITIONS } from "./transition-table.ts";
import { undoPaid } from "./undo.ts";

/**
 * Applies an owner's action to an order, or says why it is refused.
 * @param zone time zone of the days in the action
 * @param isInStock whether a reopened order can take its units again
 */
export function applyAction(order: Order, act: OrderAction, at: number, zone = "UTC", isInStock = false): TransitionResult | Refused {
  const stamp: Stamp = { at, by: "owner" };
  switch (act.type) {
    case "mark_paid":
      return markPaid(order, act, stamp, zone);
    case "mark_late":
      return markLate(order, act, stamp, zone, isInStock);
    case "undo_paid":
      return done(undoPaid(order, stamp), []);
    case "ready":
      // A repeated step sends no second mail.
      return done(
        step(order, "ready", stamp),
        order.events.some((event) => event.type === "ready") ? [] : [{ kind: "order-ready", part: "" }],
      );
    case "fulfil":
      return send(order, act, stamp);
    case "unfulfil":
      return takeBack(order, stamp);
    case "pack":
      return pack(order, act, stamp);
    case "unpack":
    case "deliver":
    case "lose":
    case "bring_back":
    case "undo_parcel":
      return moveParcel(order, act, stamp);
    case "refund":
      return giveBack(order, act, stamp, zone);
    case "cancel":
      return cancel(order, act, stamp);
    case "complete":
      return done(step(order, ORDER_TRANSITIONS.complete_unsent.from(order) ? "complete_unsent" : "complete", stamp), []);
    case "accept":
    case "begin":
    case "not_collected":
    case "reopen":
      return done(step(order, act.type, stamp), []);
  }
}

/** Money after the order ended: reopens it if its units are in stock, otherwise waits for the owner to refund it. */
function markLate(
  order: Order,
  act: Extract<OrderAction, { type: "mark_late" }>,
  stamp: Stamp,
  zone: string,
  isInStock: boolean,
): TransitionResult | Refused {
  if (!isInStock || !ORDER_TRANSITIONS.mark_late.from(order)) return markPaid(order, act, stamp, zone, "keep_late");
  const moved = markPaid(order, act, stamp, zone, "mark_late");
  return typeof moved === "string" ? moved : { ...moved, taken: unsentQuantities(order) };
}

function giveBack(order: Order, act: Extract<OrderAction, { type: "refund" }>, stamp: Stamp, zone: string): TransitionResult | Refused {
  const { amount, reason, lines = [], shipping = false, restock = [], drop = [], way } = act;
  if (!ORDER_TRANSITIONS.start_refund.from(order)) return "state";
  if (amount > (way ? refundableByHand(order) : moneyOf(order).refundable)) return "amount";
  const { from, to } = paidDays(order, stamp.at, zone);
  const { day = to } = act;
  if (day < from || day > to) return "day";
  if (lines.length > 0 || shipping) {
    if (!canRefundQuantities(order, lines, shipping)) return "pieces";
    if (amount !== refundWorth(order, lines, shipping)) return "amount";
  }
  if (!way && !canRefundByCard(order, amount)) return "card_amount";
  if (!canTakeOff(order, { restock, drop })) return "restock";
  const byHand = way && { paymentRef: "", method: way, day };
  const moved = withRefund(
    withNothingLeft(order, { restock, drop }, stamp),
    { amount, reason, lines, shipping, restocked: restock, dropped: drop, ...byHand },
    stamp,
  );
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

function withNothingLeft(order: Order, back: RestockResult, { at }: Stamp): Order {
  if (!leavesNothing(order, back)) return order;
  return step(order, "fulfil_rest", { at, by: "system" }) ?? order;
}

function cancel(order: Order, act: Extract<OrderAction, { type: "cancel" }>, stamp: Stamp): TransitionResult | Refused {
  const { refundable } = moneyOf(order);
  const facts = act.keep && !act.refund && refundable > 0 ? { isMoneyKept: true } : {};
  const cancelled = step(order, "cancel", stamp, { note: act.reason, cancelReason: act.reason, facts });
  if (!cancelled) return "state";
  const refunded = act.refund && refundable > 0 ? withRefund(cancelled, { amount: refundable, reason: act.reason }, stamp) : cancelled;
  // One owner step is one revision, even with several transitions.
  const whole = refunded && { ...refunded, rev: cancelled.rev };
  return done(whole, [{ kind: "order-cancelled", part: "" }], act.restock ? unsentQuantities(order) : []);
}

export function unsentQuantities(order: Order): Returned[] {
  const left = unshippedReserved(order);
  return order.lines.flatMap(({ productId, variantId }, index) => {
    const quantity = left[index] ?? 0;
    return quantity > 0 ? [{ productId, variantId, quantity }] : [];
  });
}

/** Shown to the owner when a provider refund failed. */
export const REFUND_FAILED_WORDS = "A card refund failed. Try again, or send the money another way.";

type Giving = {
  amount: number;
  reason: string;
  paymentRef?: string;
  method?: PaymentMethod;
  day?: string;
  lines?: LineQuantity[];
  shipping?: boolean;
  restocked?: LineQuantity[];
  dropped?: LineQuantity[];
};

/** Facts of the further refunds of a split refund: only the first one carries them. */
const NOTHING: Pick<Required<Giving>, "lines" | "shipping" | "restocked" | "dropped"> = {
  lines: [],
  shipping: false,
  restocked: [],
  dropped: [],
};

/**
 * Refunds in one step: by hand it is done at once, by card the provider is asked. Without `paymentRef` it is split over the card payments,
 * each up to its amount; with an empty one it is by hand.
 */
export function withRefund(order: Order, { amount, reason, paymentRef, ...giving }: Giving, stamp: Stamp): Order | null {
  const { lines = [], shipping = false, restocked = [], dropped = [], method = order.paymentMethod, day = "" } = giving;
  const sources = paymentRef === undefined ? sourcesOf(order, amount) : [{ paymentRef, amount }];
  let given: Order | null = order;
  for (const [index, source] of sources.entries()) {
    const what = index === 0 ? { lines, shipping, restocked, dropped } : NOTHING;
    given = given && withOneRefund(given, { ...source, reason, method, day, ...what }, stamp);
  }
  return given && { ...given, rev: order.rev + 1 };
}

/** Whether this amount can be refunded to cards, as far as it goes there. */
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
  { amount, reason, paymentRef, method, day, lines, shipping, restocked, dropped }: Required<Giving>,
  stamp: Stamp,
): Order | null {
  const isByHand = paymentRef === "";
  const refund: Refund = {
    id: newPart("r", order),
    method,
    amount,
    reason,
    at: stamp.at,
    by: stamp.by === "owner" ? "owner" : "system",
    state: isByHand ? "done" : "pending",
    paymentRef,
    ref: "",
    day,
    lines,
    restocked,
    dropped,
    shipping,
  };
  const refunds = [...order.refunds, refund];
  const attention = withoutReason(order.attention, REFUND_FAILED_WORDS);
  const words = { note: reason, amount, part: refund.id, refunds, attention };
  if (!isByHand) return step(order, "start_refund", stamp, words);
  return step(order, refundMove({ ...order, refunds }), stamp, words);
}

/** The transition of a completed refund. `order` already includes it as done. */
export function refundMove(order: Order): "refund_extra" | "refund_part" | "refund_rest" {
  const status = statusOfBalance(moneyOf(order).balance, order.total);
  return status === "paid" ? "refund_extra" : status === "refunded" ? "refund_rest" : "refund_part";
}

/**
 * Applies the actions that have already happened to a manual order. Their mails are dropped, because the buyer gets one mail about
 * everything.
 * @param zone time zone of the payment day
 */
export function settleManual(
  order: Order,
  { isPaid, isHandedOver }: Pick<ManualOrder, "isPaid" | "isHandedOver">,
  zone: string,
): Order | Refused {
  let settled = order;
  if (isPaid && order.total > 0) {
    const paid = applyAction(settled, { type: "mark_paid" }, order.placedAt, zone);
    if (typeof paid === "string") return paid;
    settled = paid.order;
  }
  if (isHandedOver) {
    const sent = applyAction(settled, { type: "fulfil", tracking: null }, order.placedAt);
    if (typeof sent === "string") return sent;
    settled = sent.order;
  }
  return { ...settled, rev: order.rev };
}
