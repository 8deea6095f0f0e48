import { type Order, orderSchema } from "@awning/domain/order/order";
import type { OrderAction } from "@awning/domain/order/order-action";
import type { OrderEdit } from "@awning/domain/order/order-edit";
import { documents } from "@awning/domain/routes/firestore-paths";
import { doc, where } from "firebase/firestore";
import { useSession } from "../account/session.ts";
import { runCommand } from "../core/commands.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive, type Watch } from "../core/live.ts";
import { watchDocument, watchQuery } from "../core/live-queries.ts";
import { type OrderViewName, ordersQuery } from "./order-queries.ts";

/** Orders in one page of a list. */
export const ORDERS_PAGE = 50;
/** Orders of the days that are not closed; the most the rules allow. */
export const ORDERS_OPEN_MAX = 300;

/** Follows the newest orders of a view, at most {@link ORDERS_PAGE}. */
export function watchOrders(siteId: string, view: OrderViewName, count: number): Watch<Order[]> {
  return watchQuery(() => ordersQuery(firestore(), siteId, view, { count }), orderSchema);
}

/** Follows one order; `null` when there is none. */
export function watchOrder(siteId: string, orderId: string): Watch<Order | null> {
  return watchDocument(() => doc(firestore(), documents.order(siteId, orderId)), orderSchema);
}

/**
 * Moves an order on.
 * @throws Failure `conflict` when it changed since `rev`, `act_refused` when its state does not allow the act, `offline`
 */
export async function runOrderAction(order: Pick<Order, "id" | "rev">, act: OrderAction): Promise<void> {
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

/** A site's orders that were placed from a moment on (ms since 1970), newest first; `null` waits. */
export function useOrdersSince(siteId: string, from: number | null): Live<Order[]> {
  const query = () => ordersQuery(firestore(), siteId, "all", { count: ORDERS_OPEN_MAX }, [where("placedAt", ">=", new Date(from ?? 0))]);
  return useLive(from === null ? null : `orders-since:${siteId}:${from}`, watchQuery(query, orderSchema));
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

/**
 * Ends the buyer's link to an order and mails them a new one, to another address where one is given. Throws Failure `conflict`
 * when the order changed meanwhile.
 */
export async function renewOrderLink({ id, rev }: Pick<Order, "id" | "rev">, email?: string): Promise<void> {
  await runCommand("renew-order-link", { orderId: id, rev, ...(email === undefined ? {} : { email }) });
}
