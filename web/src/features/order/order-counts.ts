import type { Order } from "@awning/domain/order/order";
import { FULFILMENT_WAYS, type FulfilmentWay, fulfilmentWay } from "@awning/domain/order/quantities";
import { isLive, isUnsent, paysFirst, waitsFor } from "@awning/domain/order/state";
import { isToFulfill, isWithCarrier } from "@awning/domain/order/to-fulfill";
import type { OrderViewName } from "#data/order/order-queries.ts";
import * as labels from "./labels.ts";

/** `isMore`: there may be more, because only the newest were counted. */
export type OrderCounts = {
  toDo: number;
  unpaid: number;
  toFulfill: number;
  /** `toFulfill` by fulfillment method. */
  ways: Readonly<Record<FulfilmentWay, number>>;
  ready: number;
  /** The part of `unpaid` that is due now, without cash for goods not yet handed over or with the carrier. */
  due: number;
  /** The part of `due` paid by bank transfer. */
  transfers: number;
  refund: number;
  toLookInto: number;
  isMore: boolean;
};

/**
 * Counts orders per saved view; an order that is neither paid nor fulfilled is in two of them.
 * @param most the read limit
 */
export function countWaiting(orders: readonly Order[], most: number): OrderCounts {
  const count = (test: (order: Order) => boolean) => orders.filter(test).length;
  const isUnpaid = (order: Order) => isLive(order) && (order.paymentStatus === "unpaid" || order.paymentStatus === "failed");
  const isDue = (order: Order) => isUnpaid(order) && (paysFirst(order.paymentMethod) || !(isUnsent(order) || isWithCarrier(order)));
  const countWay = (way: FulfilmentWay) => count((order) => isToFulfill(order) && fulfilmentWay(order) === way);
  return {
    isMore: orders.length >= most,
    toDo: count((order) => !isWithCarrier(order)),
    unpaid: count(isUnpaid),
    toFulfill: count(isToFulfill),
    ways: { ship: countWay("ship"), prepare: countWay("prepare"), do: countWay("do") },
    due: count(isDue),
    transfers: count((order) => isDue(order) && order.paymentMethod === "transfer"),
    ready: count((order) => order.status === "open" && order.fulfilmentStatus === "ready"),
    refund: count((order) => waitsFor(order) === "refund"),
    toLookInto: count((order) => order.attention.length > 0),
  };
}

const WAY_WORDS = { ship: labels.toShip, prepare: labels.toPrepare, do: labels.toProvide } as const;

/** What waits, in one line under the title. */
export function stateLine(counts: OrderCounts | null): string[] {
  if (counts === null) return ["\u00a0"];
  const { toDo, ways, ready, due, transfers, refund, toLookInto, isMore } = counts;
  // Where more may wait than was counted, nothing is said rather than that nothing does.
  if (toDo === 0) return [isMore ? "\u00a0" : labels.youreAllCaughtUp];
  const number = (count: number) => numberWords(count, isMore);
  return [
    ...FULFILMENT_WAYS.flatMap((way) => (ways[way] ? [WAY_WORDS[way](number(ways[way]))] : [])),
    ...(ready ? [labels.readyForPickup(number(ready))] : []),
    ...(transfers ? [labels.awaitingTransfer(number(transfers))] : []),
    ...(due > transfers ? [labels.awaitingPayment(number(due - transfers))] : []),
    ...(refund ? [labels.toRefund(number(refund))] : []),
    ...(toLookInto ? [labels.toReview(number(toLookInto))] : []),
  ];
}

/** How many orders a saved view contains, if counted and not zero. */
export function countOf(view: OrderViewName, counts: OrderCounts | null): string | null {
  if (counts === null || view === "all" || view === "done") return null;
  const count = { to_do: counts.toDo, unpaid: counts.unpaid, to_ship: counts.toFulfill }[view];
  return count === 0 ? null : numberWords(count, counts.isMore);
}

function numberWords(count: number, isMore: boolean): string {
  return isMore ? `${count}+` : String(count);
}
