import { documents } from "@awning/domain/collections";
import { type Order, orderSchema } from "@awning/domain/order";
import type { Timestamp } from "firebase-admin/firestore";
import { firestore } from "./admin.ts";
import { fromDocument, toDocument } from "./documents.ts";
import type { Writes } from "./writes.ts";

export type GuardedOrder = { order: Order; guard: Timestamp };

/** An order of a shop, or `null`. */
export async function getOrder(siteId: string, orderId: string): Promise<Order | null> {
  return (await getGuardedOrder(siteId, orderId))?.order ?? null;
}

/** An order with the guard for {@link updateOrder}, or `null`. */
export async function getGuardedOrder(siteId: string, orderId: string): Promise<GuardedOrder | null> {
  const snapshot = await firestore().doc(documents.order(siteId, orderId)).get();
  const order = fromDocument(orderSchema, snapshot);
  return order && snapshot.updateTime ? { order: { ...order, id: orderId }, guard: snapshot.updateTime } : null;
}

/** Orders whose hold ended before `now`, oldest first, at most `limit`. */
export async function listOverdueOrders(now: number, limit: number): Promise<{ siteId: string; orderId: string }[]> {
  const found = await firestore()
    .collectionGroup("orders")
    .where("status", "==", "pending")
    .where("holdUntil", "<", new Date(now))
    .orderBy("holdUntil")
    .limit(limit)
    .get();
  return found.docs.flatMap((one) => {
    const siteId = one.ref.parent.parent?.id;
    return siteId ? [{ siteId, orderId: one.id }] : [];
  });
}

/** Adds a new order; the commit fails when its id is taken. */
export function createOrder(writes: Writes, { id, ...order }: Order): void {
  writes.create(firestore().doc(documents.order(order.siteId, id)), toDocument(order));
}

/** Writes an order over the state that was read. The commit fails when it changed since then. */
export function updateOrder(writes: Writes, { id, ...order }: Order, guard: Timestamp): void {
  writes.update(firestore().doc(documents.order(order.siteId, id)), toDocument(order), { lastUpdateTime: guard });
}
