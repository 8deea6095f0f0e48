import { collections, documents } from "@awning/domain/collections";
import { type Order, orderSchema } from "@awning/domain/order";
import type { OrderAct } from "@awning/domain/order-acts";
import type { OrderEdit } from "@awning/domain/order-edits";
import {
  and,
  collection,
  doc,
  documentId,
  getDocs,
  limit,
  onSnapshot,
  or,
  orderBy,
  type QueryCompositeFilterConstraint,
  type QuerySnapshot,
  query,
  startAfter,
  where,
} from "firebase/firestore";
import { runCommand } from "./commands.ts";
import { fromDocuments } from "./documents.ts";
import { toFailure } from "./failures.ts";
import { firestore } from "./firestore.ts";
import { type Live, useLive, type Watch } from "./live.ts";
import { watchDocument, watchQuery } from "./live-queries.ts";
import type { WatchPage } from "./pages.ts";
import { useSession } from "./session.ts";

/** Orders in one page of a list; the most the rules allow. */
export const ORDERS_PAGE = 50;
/** The saved views of the list. */
export const ORDER_VIEWS = ["all", "to_do", "unpaid", "to_ship", "done"] as const;
export type OrderViewName = (typeof ORDER_VIEWS)[number];

// Every live order waits for something: money, or being sent. A cancelled one waits when its money was not given back.
const FILTERS: Record<OrderViewName, QueryCompositeFilterConstraint> = {
  all: and(),
  to_do: or(where("status", "in", ["pending", "open"]), and(where("status", "==", "cancelled"), where("paymentStatus", "==", "paid"))),
  unpaid: and(where("status", "in", ["pending", "open"]), where("paymentStatus", "==", "unpaid")),
  to_ship: and(where("status", "==", "open"), where("fulfilmentStatus", "in", ["unfulfilled", "ready", "partly_fulfilled"])),
  done: and(where("status", "in", ["completed", "cancelled", "expired"])),
};

/** Orders of one view, newest first, page by page. Documents that do not parse are left out. */
export function watchOrderPage(siteId: string, view: OrderViewName): WatchPage<Order> {
  return (cursor, next, fail) =>
    onSnapshot(
      ordersQuery(siteId, view, ORDERS_PAGE, cursor),
      { includeMetadataChanges: true },
      (snapshot) => {
        // Nothing in the cache is no answer yet while the server can be asked.
        if (snapshot.empty && snapshot.metadata.fromCache && navigator.onLine) return;
        const last = snapshot.docs[snapshot.size - 1];
        next({
          items: fromDocuments(orderSchema, snapshot),
          cursor: last && snapshot.size === ORDERS_PAGE ? [last.get("placedAt"), last.id] : null,
          isFromCache: snapshot.metadata.fromCache,
        });
      },
      (error) => fail(toFailure(error)),
    );
}

/** Follows the newest orders of a view, at most {@link ORDERS_PAGE}. */
export function watchOrders(siteId: string, view: OrderViewName, count: number): Watch<Order[]> {
  return watchQuery(() => ordersQuery(siteId, view, count, null), orderSchema);
}

/**
 * Every order of a view, newest first, read page by page.
 * @throws Failure `offline` when a page cannot be read
 */
export async function fetchOrders(siteId: string, view: OrderViewName): Promise<Order[]> {
  const orders: Order[] = [];
  try {
    for (let cursor: readonly unknown[] | null = null; ; ) {
      const page: QuerySnapshot = await getDocs(ordersQuery(siteId, view, ORDERS_PAGE, cursor));
      orders.push(...fromDocuments(orderSchema, page));
      const last = page.docs[page.size - 1];
      if (!last || page.size < ORDERS_PAGE) return orders;
      cursor = [last.get("placedAt"), last.id];
    }
  } catch (error) {
    throw toFailure(error);
  }
}

/** Follows one order; `null` when there is none. */
export function watchOrder(siteId: string, orderId: string): Watch<Order | null> {
  return watchDocument(() => doc(firestore(), documents.order(siteId, orderId)), orderSchema);
}

/** The order of this number, wherever in the list it stands; `null` when there is none. */
export async function findOrder(siteId: string, number: number): Promise<Order | null> {
  try {
    const found = await getDocs(query(ordersOf(siteId), where("number", "==", number), limit(1)));
    return fromDocuments(orderSchema, found)[0] ?? null;
  } catch (error) {
    throw toFailure(error);
  }
}

/**
 * Moves an order on.
 * @throws Failure `conflict` when it changed since `rev`, `act_refused` when its state does not allow the act, `offline`
 */
export async function actOnOrder(order: Pick<Order, "id" | "rev">, act: OrderAct): Promise<void> {
  await runCommand("act-on-order", { orderId: order.id, rev: order.rev, act });
}

/**
 * Changes the address or the owner's note of an order.
 * @throws Failure `conflict` when it changed since `rev`, `act_refused` when it comes too late, `offline`
 */
export async function editOrder(order: Pick<Order, "id" | "rev">, edit: OrderEdit): Promise<void> {
  await runCommand("edit-order", { orderId: order.id, rev: order.rev, edit });
}

/** The signed-in owner's newest orders, for example for the first screen. */
export function useLatestOrders(count: number): Live<Order[]> {
  return useOrders("all", count);
}

/** The signed-in owner's orders that wait for something, at most a page of them. */
export function useOrdersToDo(): Live<Order[]> {
  return useOrders("to_do", ORDERS_PAGE);
}

/** How many orders wait for their owner, counted up to a page; 0 while it is not known. */
export function useOrdersToDoCount(): number {
  const orders = useOrdersToDo();
  return orders.state === "ready" ? orders.data.length : 0;
}

function useOrders(view: OrderViewName, count: number): Live<Order[]> {
  const session = useSession();
  const siteId = session.state === "signed_in" ? session.uid : null;
  const key = siteId === null ? null : `orders:${siteId}:${view}:${count}`;
  return useLive(key, (next, fail) => watchOrders(siteId ?? "", view, count)(next, fail));
}

function ordersQuery(siteId: string, view: OrderViewName, count: number, cursor: readonly unknown[] | null) {
  const newestFirst = [orderBy("placedAt", "desc"), orderBy(documentId(), "desc")];
  return query(ordersOf(siteId), FILTERS[view], ...newestFirst, ...(cursor === null ? [] : [startAfter(...cursor)]), limit(count));
}

function ordersOf(siteId: string) {
  return collection(firestore(), collections.orders(siteId));
}

/** Ends the buyer's link to an order and mails them a new one. Throws Failure `conflict` when the order changed meanwhile. */
export async function renewOrderLink({ id, rev }: Pick<Order, "id" | "rev">): Promise<void> {
  await runCommand("renew-order-link", { orderId: id, rev });
}
