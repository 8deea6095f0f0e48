import type { OrderAction } from "@awning/domain/order/actions";
import { type Order, orderSchema } from "@awning/domain/order/order";
import { isWithCarrier } from "@awning/domain/order/to-fulfill";
import { documents } from "@awning/domain/routes/firestore-paths";
import { doc, where } from "firebase/firestore";
import { useSession } from "../account/session.ts";
import { runCommand } from "../core/commands.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive, type Watch } from "../core/live.ts";
import { watchDocument, watchQuery } from "../core/live-queries.ts";
import { type OrderViewName, ordersQuery } from "./order-queries.ts";

/** Orders per page of a list. */
export const ORDERS_PAGE = 50;
/** The most orders of the days not closed yet, which is the rules' limit. */
export const ORDERS_OPEN_MAX = 300;

/** Watches the newest orders of a view, at most {@link ORDERS_PAGE}. */
export function watchOrders(siteId: string, view: OrderViewName, count: number): Watch<Order[]> {
  return watchQuery(() => ordersQuery(firestore(), siteId, view, { count }), orderSchema);
}

/** Watches one order; `null` when it does not exist. */
export function watchOrder(siteId: string, orderId: string): Watch<Order | null> {
  return watchDocument(() => doc(firestore(), documents.order(siteId, orderId)), orderSchema);
}

/**
 * Applies an action to an order.
 * @throws Failure `conflict` when it changed since `rev`, `act_refused` when its state does not allow the action, `offline`
 */
export async function runOrderAction(order: Pick<Order, "id" | "rev">, act: OrderAction): Promise<void> {
  await runCommand("act-on-order", { orderId: order.id, rev: order.rev, act });
}

/** The signed-in owner's newest orders, for example for the home screen. */
export function useLatestOrders(count: number): Live<Order[]> {
  return useOrders("all", count);
}

/** A site's orders placed since a moment (ms since 1970), newest first and at most `count`; `null` waits. */
export function useOrdersSince(siteId: string, from: number | null, count = ORDERS_OPEN_MAX): Live<Order[]> {
  const query = () => ordersQuery(firestore(), siteId, "all", { count }, [where("placedAt", ">=", new Date(from ?? 0))]);
  return useLive(from === null ? null : `orders-since:${siteId}:${from}:${count}`, watchQuery(query, orderSchema));
}

/** The signed-in owner's orders that need something or are with the carrier (`isWithCarrier`), at most one page. */
export function useOrdersToDo(): Live<Order[]> {
  return useOrders("to_do", ORDERS_PAGE);
}

/** How many orders need the owner, counted up to one page; 0 until known. */
export function useOrdersToDoCount(): number {
  const orders = useOrdersToDo();
  return orders.state === "ready" ? orders.data.filter((order) => !isWithCarrier(order)).length : 0;
}

function useOrders(view: OrderViewName, count: number): Live<Order[]> {
  const session = useSession();
  const siteId = session.state === "signed_in" ? session.uid : null;
  const key = siteId === null ? null : `orders:${siteId}:${view}:${count}`;
  return useLive(key, (next, fail) => watchOrders(siteId ?? "", view, count)(next, fail));
}
