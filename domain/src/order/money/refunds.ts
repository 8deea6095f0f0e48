import { divideHalfUp } from "../../money/shares.ts";
import { addedTax } from "../../money/tax.ts";
import { isCardAmount } from "../../shop/card-amount.ts";
import type { PaymentMethod } from "../../shop/shop-settings.ts";
import type { LineQuantity } from "../fulfilment/shipment.ts";
import { type Order, withoutReason } from "../order.ts";
import {
  areWithin,
  discardedQuantity,
  looseQuantities,
  type Pieces,
  packedOf,
  quantityOf,
  restockedOf,
  sentOf,
  unshippedQuantities,
} from "../quantities.ts";
import { isEnded, type OrderState } from "../state.ts";
import { newPart, type Returned, type Stamp, step } from "../transition.ts";
import { moneyOf, statusOfBalance } from "./order-money.ts";
import type { Refund } from "./payment.ts";

type Sold = Pick<Order, "lines" | "shipping" | "tax" | "refunds">;

export function paidForLine({ lines, tax }: Pick<Order, "lines" | "tax">, index: number): number {
  const line = lines[index];
  if (!line) return 0;
  return line.total - line.discount + (tax.mode === "exclusive" ? line.tax.amount : 0);
}

export function paidForShipping({ lines, shipping, tax }: Pick<Order, "lines" | "shipping" | "tax">): number {
  const ofLines = tax.mode === "exclusive" ? lines.reduce((sum, line) => sum + line.tax.amount, 0) : 0;
  return shipping + addedTax(tax) - ofLines;
}

/**
 * What was refunded of a line, in minor units: its share of the refunds that name it, by what their pieces cost, and everything once nothing of
 * the order is left. Money alone counts where nothing else was sold.
 */
export function refundedForLine(order: Sold & Pick<Order, "payments">, index: number): number {
  const whole = paidForLine(order, index);
  const { refunded, balance } = moneyOf(order);
  if (refunded > 0 && balance <= 0) return whole;
  const given = order.refunds.filter(({ state }) => state === "done");
  return Math.min(
    given.reduce((sum, refund) => sum + shareOf(order, refund, index), 0),
    whole,
  );
}

function shareOf(order: Sold, refund: Refund, index: number): number {
  const { amount } = refund;
  const { lines, shipping } = namedBy(order, refund);
  if (lines.length === 0 && !shipping) return order.lines.length === 1 ? amount : 0;
  const worths = lines.map((one) => ({ line: one.line, worth: upTo(order, one.line, one.quantity) }));
  const all = worths.reduce((sum, { worth }) => sum + worth, shipping ? paidForShipping(order) : 0);
  const own = worths.find(({ line }) => line === index)?.worth ?? 0;
  return all === 0 ? 0 : divideHalfUp(amount * own, all);
}

/** What a refund names: of one that was split over payments only the first piece does, and stands for the others. */
function namedBy({ refunds }: Pick<Order, "refunds">, refund: Refund): Pick<Refund, "lines" | "shipping"> {
  const isNaming = ({ lines, shipping }: Refund) => lines.length > 0 || shipping;
  if (isNaming(refund)) return refund;
  return refunds.find((one) => isNaming(one) && one.at === refund.at && one.by === refund.by && one.reason === refund.reason) ?? refund;
}

export function refundableQuantities({ lines, refunds }: Pick<Order, "lines" | "refunds">): number[] {
  const given = refunds.filter((refund) => refund.state !== "failed").flatMap((refund) => refund.lines);
  return lines.map((line, index) => line.quantity - given.filter((one) => one.line === index).reduce((sum, one) => sum + one.quantity, 0));
}

export function canRefundShipping(order: Sold): boolean {
  return paidForShipping(order) > 0 && !order.refunds.some((refund) => refund.shipping && refund.state !== "failed");
}

/**
 * The refund for units and optionally shipping, in minor units. Units of a line differ by at most a cent and add up exactly to its price in
 * any partition. At most the balance.
 */
export function refundWorth(order: Order, pieces: readonly LineQuantity[], withShipping: boolean): number {
  const left = refundableQuantities(order);
  const goods = pieces.reduce((sum, { line, quantity }) => {
    const all = order.lines[line]?.quantity ?? 0;
    const before = all - (left[line] ?? 0);
    return sum + upTo(order, line, before + quantity) - upTo(order, line, before);
  }, 0);
  const parcel = withShipping && canRefundShipping(order) ? paidForShipping(order) : 0;
  return Math.min(goods + parcel, Math.max(0, moneyOf(order).refundable));
}

export function canRefundQuantities(order: Sold, pieces: readonly LineQuantity[], withShipping: boolean): boolean {
  const left = refundableQuantities(order);
  const isOnce = new Set(pieces.map((one) => one.line)).size === pieces.length;
  return isOnce && pieces.every((one) => one.quantity <= (left[one.line] ?? 0)) && (!withShipping || canRefundShipping(order));
}

function upTo(order: Sold, line: number, count: number): number {
  const all = order.lines[line]?.quantity ?? 0;
  return all === 0 ? 0 : divideHalfUp(paidForLine(order, line) * Math.min(count, all), all);
}

/** Units that return to stock, and units that are dropped, in one step with their refund. Neither ship. */
export type RestockResult = { restock: readonly LineQuantity[]; drop: readonly LineQuantity[] };

/** Unshipped reserved units per line, in line order. Reserved units ship first, so backordered ones are discarded first. */
export function unshippedReserved(order: Pieces): number[] {
  const left = unshippedQuantities(order);
  return order.lines.map(({ counted, backordered }, index) => {
    const missing = Math.max(0, backordered - discardedQuantity(order, index));
    return counted ? Math.max(0, (left[index] ?? 0) - missing) : 0;
  });
}

type Stocked = Pieces & OrderState;

/** Units per line that can be dropped, in line order: unshipped and in no parcel. None once the order ended. */
export function quantitiesToDiscard(order: Stocked): number[] {
  return isEnded(order) ? order.lines.map(() => 0) : looseQuantities(order);
}

/**
 * Units per line that can be restocked with a refund, in line order: reserved, neither restocked nor dropped. None once the order ended,
 * because ending it decided that. Unshipped units go first, so packed units are excluded.
 */
export function restockableQuantities(order: Stocked): number[] {
  const { lines, refunds } = order;
  const [packed, loose] = [packedOf(order), looseQuantities(order)];
  return lines.map(({ counted, quantity, backordered }, index) => {
    if (!counted || isEnded(order)) return 0;
    const gone = restockedOf({ refunds }, index) + Math.max(0, discardedQuantity({ refunds }, index) - backordered);
    const most = Math.max(0, quantity - backordered - gone);
    return quantityOf(packed, index) > 0 ? Math.min(most, loose[index] ?? 0) : most;
  });
}

/** Whether units can be restocked and dropped: no line twice, no unit both, and an unshipped order keeps something to ship. */
export function canTakeOff(order: Stocked, back: RestockResult): boolean {
  const { restock, drop } = back;
  const isUnsentWhole = sentOf(order.shipments).length === 0 && leavesNothing(order, back);
  // Unshipped units are restocked first.
  const here = quantitiesToDiscard(order).map((most, index) => Math.max(0, most - quantityOf(restock, index)));
  return areWithin(restock, restockableQuantities(order)) && areWithin(drop, here) && !isUnsentWhole;
}

export function leavesNothing(order: Pieces & Pick<Order, "fulfilmentStatus">, { restock, drop }: RestockResult): boolean {
  if (restock.length + drop.length === 0 || order.fulfilmentStatus === "fulfilled") return false;
  return unshippedQuantities(order).every((left, index) => left <= quantityOf(restock, index) + quantityOf(drop, index));
}

/**
 * What an owner may refund outside the card, in minor units: failed card refunds minus later refunds, at most the refundable amount. A
 * refund after a failed one counts as its retry. Zero without a failed refund.
 */
export function refundableByHand(order: Pick<Order, "total" | "paymentStatus" | "payments" | "refunds" | "events">): number {
  const onWay = new Set<string>();
  let left = 0;
  for (const { type, part, amount } of order.events) {
    const money = amount ?? 0;
    if (type === "refund_started") onWay.add(part);
    // Pending refunds were counted when they started.
    if (type === "refund_started" || (type === "refunded" && !onWay.delete(part))) left = Math.max(0, left - money);
    if (type === "refund_failed") {
      onWay.delete(part);
      left += money;
    }
  }
  return Math.min(left, moneyOf(order).refundable);
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

/** Facts of a refund of money alone, and of the further refunds of a split one. */
export const NO_PIECES: Pick<Required<Giving>, "lines" | "shipping" | "restocked" | "dropped"> = {
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
    const what = index === 0 ? { lines, shipping, restocked, dropped } : NO_PIECES;
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
