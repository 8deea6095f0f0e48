import type { Order } from "@awning/domain/order/order";
import { useEffect, useRef, useState } from "react";
import { type LiveList, useLivePages } from "#data/core/use-live-pages.ts";
import type { OrderFilter } from "#data/order/order-filter.ts";
import { watchOrderPage } from "#data/order/order-list.ts";
import { ORDERS_PAGE, useOrdersToDo } from "#data/order/orders.ts";
import { countWaiting, type OrderCounts } from "./order-counts.ts";

/** The orders that fit a filter, live, newest first, page by page. */
export function useOrderList(siteId: string, filter: OrderFilter): LiveList<Order> {
  return useLivePages(`order-pages/${siteId}/${JSON.stringify(filter)}`, watchOrderPage(siteId, filter));
}

/** What waits, counted from the orders that wait, a page of them at most; `null` while unknown. */
export function useOrderCounts(): OrderCounts | null {
  const toDo = useOrdersToDo();
  return toDo.state === "ready" ? countWaiting(toDo.data, ORDERS_PAGE) : null;
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
