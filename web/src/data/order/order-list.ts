import { type Order, orderSchema } from "@awning/domain/order/order";
import { matchesSearch } from "@awning/domain/order/search";
import { getDocs, type QuerySnapshot } from "firebase/firestore";
import { fromDocuments } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { watchPages } from "../core/live-queries.ts";
import type { WatchPage } from "../core/pages.ts";
import { filteredOrdersQuery, type OrderFilter } from "./order-filter.ts";
import { ORDERS_PAGE } from "./orders.ts";

/** Orders that match a filter, newest first, page by page. Documents that do not parse are skipped. */
export function watchOrderPage(siteId: string, filter: OrderFilter): WatchPage<Order> {
  return watchPages(
    (cursor) => filteredOrdersQuery(firestore(), siteId, filter, { count: ORDERS_PAGE, cursor }),
    (found) => fitting(found, filter),
    cursorAfter,
  );
}

/**
 * Every order that matches a filter, newest first, read page by page.
 * @throws Failure `offline` when a page cannot be read
 */
export async function fetchOrders(siteId: string, filter: OrderFilter): Promise<Order[]> {
  const orders: Order[] = [];
  try {
    for (let cursor: readonly unknown[] | null = null; ; ) {
      const page: QuerySnapshot = await getDocs(filteredOrdersQuery(firestore(), siteId, filter, { count: ORDERS_PAGE, cursor }));
      orders.push(...fitting(page, filter));
      cursor = cursorAfter(page);
      if (cursor === null) return orders;
    }
  } catch (error) {
    throw toFailure(error);
  }
}

function fitting(page: QuerySnapshot, { search }: OrderFilter): Order[] {
  const orders = fromDocuments(orderSchema, page);
  return search === "" ? orders : orders.filter((order) => matchesSearch(order, search));
}

function cursorAfter(page: QuerySnapshot): readonly unknown[] | null {
  const last = page.docs[page.size - 1];
  return last && page.size === ORDERS_PAGE ? [last.get("placedAt"), last.id] : null;
}
