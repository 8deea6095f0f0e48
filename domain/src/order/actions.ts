import * as z from "zod/mini";
import { isBookedTime, isOnSite } from "../booking/prepaid/booked-line.ts";
import { amountSchema } from "../money/money-schema.ts";
import { daySchema } from "../time/zoned-time.ts";
import { line } from "../values/text.ts";
import { digitalLines, mayDownload } from "./fulfilment/download.ts";
import { moveParcel, pack, send, takeBack } from "./fulfilment/order-parcels.ts";
import { lineQuantitySchema, PARCEL_ACTS, trackingSchema } from "./fulfilment/shipment.ts";
import type { ManualOrder } from "./manual-order.ts";
import { undoOnSite } from "./money/booked-times.ts";
import { markPaid, paidDays, undoPaid } from "./money/mark-paid.ts";
import { moneyOf } from "./money/order-money.ts";
import { PAID_WAYS, type PaidMethod, REFUND_REASON_MAX } from "./money/payment.ts";
import {
  canRefundByCard,
  canRefundQuantities,
  canTakeOff,
  leavesNothing,
  type RestockResult,
  refundableByHand,
  refundWorth,
  unsentQuantities,
  withRefund,
} from "./money/refunds.ts";
import { CANCEL_REASON_MAX, type Order } from "./order.ts";
import { done, type Refused, type Stamp, step, type TransitionResult } from "./transition.ts";
import { ORDER_TRANSITIONS } from "./transition-table.ts";
import { settled } from "./withdrawal/open-withdrawals.ts";

const parcelId = z.string().check(z.maxLength(20));

/** An owner's action. Without `lines`, `fulfil` ships and `pack` packs everything left; with `parcel`, `fulfil` ships that parcel. */
export const orderActionSchema = z.discriminatedUnion("type", [
  /** `day` defaults to today, `way` to the order's method. */
  z.object({ type: z.literal("mark_paid"), day: z.optional(daySchema), way: z.optional(z.enum(PAID_WAYS)) }),
  z.object({ type: z.literal("mark_late"), day: z.optional(daySchema), way: z.optional(z.enum(PAID_WAYS)) }),
  z.object({ type: z.literal("accept") }),
  z.object({ type: z.literal("begin") }),
  z.object({ type: z.literal("ready") }),
  z.object({
    type: z.literal("fulfil"),
    tracking: z.nullable(trackingSchema),
    lines: z.optional(z.array(lineQuantitySchema).check(z.maxLength(50))),
    parcel: z.optional(parcelId),
    /** The buyer's pickup code. A wrong one is refused; it may be omitted. */
    code: z.optional(line(0, 12)),
  }),
  z.object({ type: z.literal("pack"), lines: z.optional(z.array(lineQuantitySchema).check(z.maxLength(50))) }),
  z.object({ type: z.enum(PARCEL_ACTS), parcel: parcelId }),
  z.object({ type: z.literal("not_collected") }),
  z.object({ type: z.literal("complete") }),
  z.object({ type: z.literal("undo_paid") }),
  z.object({
    type: z.literal("refund"),
    amount: amountSchema.check(z.gte(1)),
    reason: line(1, REFUND_REASON_MAX),
    /** The refunded units and shipping. The amount must then match their price. */
    lines: z.optional(z.array(lineQuantitySchema).check(z.maxLength(50))),
    shipping: z.optional(z.boolean()),
    /** Units to restock in the same step, refunded or not. */
    restock: z.optional(z.array(lineQuantitySchema).check(z.maxLength(50))),
    /** Units that will neither ship nor return to stock: untracked, backordered or broken. */
    drop: z.optional(z.array(lineQuantitySchema).check(z.maxLength(50))),
    /** How the owner sent it after a failed card refund; by default as it was paid. */
    way: z.optional(z.enum(PAID_WAYS)),
    day: z.optional(daySchema),
    /** The withdrawal that it settles. The amount may then be lower than the price of its units. */
    withdrawal: z.optional(parcelId),
  }),
  z.object({ type: z.literal("unfulfil") }),
  z.object({ type: z.literal("reopen") }),
  z.object({
    type: z.literal("cancel"),
    reason: line(1, CANCEL_REASON_MAX),
    restock: z.boolean(),
    refund: z.optional(z.boolean()),
    /** Whether the shop keeps what is not refunded in the same step; otherwise it is owed. */
    keep: z.optional(z.boolean()),
  }),
]);
export type OrderAction = z.infer<typeof orderActionSchema>;

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
      return done(isOnSite(order) ? undoOnSite(order, stamp) : undoPaid(order, stamp), []);
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

/** Money after the order ended: reopens it if its units are in stock and no time of it was freed, otherwise waits for the owner to refund it. */
function markLate(
  order: Order,
  act: Extract<OrderAction, { type: "mark_late" }>,
  stamp: Stamp,
  zone: string,
  isInStock: boolean,
): TransitionResult | Refused {
  if (!isInStock || order.lines.some(isBookedTime) || !ORDER_TRANSITIONS.mark_late.from(order))
    return markPaid(order, act, stamp, zone, "keep_late");
  const moved = markPaid(order, act, stamp, zone, "mark_late");
  return typeof moved === "string" ? moved : { ...moved, taken: unsentQuantities(order) };
}

function giveBack(order: Order, act: Extract<OrderAction, { type: "refund" }>, stamp: Stamp, zone: string): TransitionResult | Refused {
  const { amount, reason, lines = [], shipping = false, restock = [], drop = [], way, withdrawal } = act;
  if (!ORDER_TRANSITIONS.start_refund.from(order)) return "state";
  if (withdrawal !== undefined && !order.withdrawals.some((one) => one.id === withdrawal && one.settledAt === null)) return "state";
  if (amount > (way ? refundableByHand(order) : moneyOf(order).refundable)) return "amount";
  const { from, to } = paidDays(order, stamp.at, zone);
  const { day = to } = act;
  if (day < from || day > to) return "day";
  if (lines.length > 0 || shipping) {
    if (!canRefundQuantities(order, lines, shipping)) return "pieces";
    const worth = refundWorth(order, lines, shipping);
    if (withdrawal === undefined ? amount !== worth : amount > worth) return "amount";
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
  const settles = moved && withdrawal !== undefined ? settled(moved, withdrawal, stamp.at) : moved;
  return done(
    settles && { ...settles, rev: order.rev + 1 },
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
  const facts = act.keep && !act.refund && moneyOf(order).refundable > 0 ? { isMoneyKept: true } : {};
  const ended = step(order, "cancel", stamp, { note: act.reason, cancelReason: act.reason, facts });
  return refundCancelled(order, ended, act.refund ? { reason: act.reason, stamp } : null, act.restock);
}

/** One step of its actor is one revision, even with several transitions. */
function refundCancelled(
  before: Order,
  ended: Order | null,
  refund: { reason: string; stamp: Stamp } | null,
  restock: boolean,
): TransitionResult | Refused {
  const { refundable } = moneyOf(before);
  const refunded =
    ended && refund && refundable > 0 ? withRefund(ended, { amount: refundable, reason: refund.reason }, refund.stamp) : ended;
  const whole = refunded && { ...refunded, rev: before.rev + 1 };
  return done(whole, [{ kind: "order-cancelled", part: "" }], restock ? unsentQuantities(before) : []);
}

/**
 * Applies the actions that have already happened to a manual order. Their mails are dropped, because the buyer gets one mail about
 * everything.
 * @param zone time zone of the payment day
 */
export function settleManual(
  order: Order,
  { isPaid, isHandedOver, way, day }: Pick<ManualOrder, "isPaid" | "isHandedOver"> & { way?: PaidMethod; day?: string },
  zone: string,
): Order | Refused {
  let settled = order;
  if (isPaid && order.total > 0) {
    const paid = applyAction(settled, { type: "mark_paid", way, day }, order.placedAt, zone);
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

const BUYER = "The buyer canceled it.";

type Placed = Pick<Order, "status" | "paymentStatus" | "fulfilmentStatus" | "lines" | "placedAt">;

/**
 * Until when (ms since 1970) a buyer may cancel an order. An order that awaits payment has no limit (`Infinity`), except while a bank
 * decides. `null` if canceling is not possible: the shop does not allow it, it holds a booked time, units are packed, shipped or ready for pickup, or files could
 * have been downloaded.
 * @param minutes limit after placing an accepted order; 0 for never
 */
export function cancellableUntil(order: Placed, minutes: number): number | null {
  if (order.fulfilmentStatus !== "unfulfilled") return null;
  if (order.status === "pending") return order.paymentStatus === "processing" ? null : Number.POSITIVE_INFINITY;
  if (order.status !== "open" || minutes === 0) return null;
  // A booked time is canceled on its own page, by the terms of its service.
  if (order.lines.some(isBookedTime)) return null;
  if (digitalLines(order.lines).length > 0 && mayDownload(order)) return null;
  return order.placedAt + minutes * 60_000;
}

/** Cancels for the buyer and refunds card payments at once; `null` when it is too late. */
export function cancelByBuyer(order: Order, minutes: number, at: number): TransitionResult | null {
  const until = cancellableUntil(order, minutes);
  if (until === null || at > until) return null;
  const isByCard = order.payments.some((payment) => payment.ref !== "");
  // Money paid by hand is refunded by hand, so the order waits for its owner.
  const refund = isByCard ? { reason: BUYER, stamp: { at, by: "system" } as const } : null;
  const cancelled = refundCancelled(order, step(order, "cancel", { at, by: "buyer" }), refund, true);
  return typeof cancelled === "string" ? null : cancelled;
}
