import type { Order } from "@awning/domain/order/order";
import { toOrderView } from "@awning/domain/order/order-view";
import { documents } from "@awning/domain/routes/collections";
import { firestore } from "./admin.ts";
import { toDocument } from "./documents.ts";
import type { Writes } from "./writes.ts";

/** Renews the copy of an order that its buyer's open page listens to. */
export function writeOrderView(writes: Writes, order: Order): void {
  writes.set(firestore().doc(documents.orderView(order.viewId)), toDocument(toOrderView(order)));
}

/** Takes a copy away that nobody may listen to any more. */
export function deleteOrderView(writes: Writes, viewId: string): void {
  writes.delete(firestore().doc(documents.orderView(viewId)));
}
