import { type Order, orderSchema } from "@awning/domain/order/order";
import { matchesSearch } from "@awning/domain/order/search";
import { isWithCarrier } from "@awning/domain/order/to-fulfill";
import { collections } from "@awning/domain/routes/firestore-paths";
import { collection, documentId, getDocsFromServer, limit, type QuerySnapshot, query, where } from "firebase/firestore";
import { IN_MAX, watchChunks } from "../core/chunks.ts";
import { fromDocuments } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import type { Watch } from "../core/live.ts";
import { watchPages } from "../core/live-queries.ts";
import type { WatchPage } from "../core/pages.ts";
import { filteredOrdersQuery, type OrderFilter, SORTS } from "./order-filter.ts";
import { ORDERS_PAGE } from "./orders.ts";

/** Orders that match a filter, page by page, sorted as it says. Documents that do not parse are skipped. */
export function watchOrderPage(siteId: string, filter: OrderFilter): WatchPage<Order> {
  return watchPages(
    (cursor) => filteredOrdersQuery(firestore(), siteId, filter, { count: ORDERS_PAGE, cursor }),
    (found) => fitting(found, filter),
    (found) => cursorAfter(found, filter),
  );
}

/**
 * The orders that match a filter, sorted as the list, read page by page. `most` ends it early.
 * @throws Failure `offline` when a page cannot be read
 */
export async function fetchOrders(siteId: string, filter: OrderFilter, most = Number.POSITIVE_INFINITY): Promise<Order[]> {
  const orders: Order[] = [];
  try {
    for (let cursor: readonly unknown[] | null = null; ; ) {
      const page: QuerySnapshot = await getDocsFromServer(filteredOrdersQuery(firestore(), siteId, filter, { count: ORDERS_PAGE, cursor }));
      orders.push(...fitting(page, filter));
      cursor = cursorAfter(page, filter);
      if (cursor === null || orders.length >= most) return orders.slice(0, most);
    }
  } catch (error) {
    throw toFailure(error);
  }
}

/** Watches orders by id, at most `IN_MAX` in a query; they are in the order of `ids`, without those that do not exist. */
export function watchOrdersById(siteId: string, ids: readonly string[]): Watch<Order[]> {
  const place = new Map(ids.map((id, index) => [id, index]));
  const queryFor = (some: readonly string[]) =>
    query(collection(firestore(), collections.orders(siteId)), where(documentId(), "in", some), limit(IN_MAX));
  return (next, fail) =>
    watchChunks(
      ids,
      queryFor,
      orderSchema,
    )(
      (orders, meta) =>
        next(
          orders.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
          meta,
        ),
      fail,
    );
}

function fitting(page: QuerySnapshot, { search, view }: OrderFilter): Order[] {
  const orders = fromDocuments(orderSchema, page).filter((order) => view !== "to_do" || !isWithCarrier(order));
  return search === "" ? orders : orders.filter((order) => matchesSearch(order, search));
}

function cursorAfter(page: QuerySnapshot, { sort }: OrderFilter): readonly unknown[] | null {
  const last = page.docs[page.size - 1];
  if (!last || page.size < ORDERS_PAGE) return null;
  return [...SORTS[sort].map(([field]) => last.get(field)), last.id];
}
