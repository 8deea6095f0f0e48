import type { Order } from "@awning/domain/order";
import { isLive, isToSend, waitsFor } from "@awning/domain/order-waits";
import { useEffect, useRef, useState } from "react";
import type { OrderFilter } from "#data/order-filter.ts";
import { watchOrderPage } from "#data/order-list.ts";
import { ORDERS_PAGE, useOrdersToDo } from "#data/orders.ts";
import { type LiveList, useLivePages } from "#data/use-live-pages.ts";

/** The orders that fit a filter, live, newest first, page by page. */
export function useOrderList(siteId: string, filter: OrderFilter): LiveList<Order> {
  return useLivePages(`order-pages/${siteId}/${JSON.stringify(filter)}`, watchOrderPage(siteId, filter));
}

export type OrderCounts = { toDo: number | null; unpaid: number | null; toShip: number | null; refund: number | null };

/** What waits, counted from the orders that wait; `null` while unknown, or when they are more than one page. */
export function useOrderCounts(): OrderCounts {
  const toDo = useOrdersToDo();
  if (toDo.state !== "ready" || toDo.data.length >= ORDERS_PAGE) return { toDo: null, unpaid: null, toShip: null, refund: null };
  return countWaiting(toDo.data);
}

/** Counts orders as the saved views hold them: one that is neither paid nor handed over stands in two of them. */
export function countWaiting(orders: readonly Order[]): OrderCounts {
  const count = (test: (order: Order) => boolean) => orders.filter(test).length;
  return {
    toDo: orders.length,
    unpaid: count((order) => isLive(order) && (order.paymentStatus === "unpaid" || order.paymentStatus === "failed")),
    toShip: count(isToSend),
    refund: count((order) => waitsFor(order) === "refund"),
  };
}

/**
 * Orders that came in while the list was open, by id; the newest last. Empty at first, however many there are: what this
 * device remembers may be less than what there was, so counting begins with the server's first answer.
 */
export function useNewOrders(list: LiveList<Order>["list"], key: string): ReadonlySet<string> {
  const newest = useRef<{ key: string; at: number } | null>(null);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const orders = list.state === "ready" ? list.items : null;
  const isFromCache = list.state === "ready" && list.isFromCache;
  useEffect(() => {
    if (!orders || (isFromCache && newest.current?.key !== key)) return;
    const latest = orders.reduce((most, order) => Math.max(most, order.placedAt), 0);
    const known = newest.current;
    if (known?.key === key) {
      const arrived = orders.filter((order) => order.placedAt > known.at).map((order) => order.id);
      if (arrived.length > 0) setFresh((all) => new Set([...all, ...arrived]));
    }
    newest.current = { key, at: known?.key === key ? Math.max(known.at, latest) : latest };
  }, [orders, isFromCache, key]);
  return fresh;
}
