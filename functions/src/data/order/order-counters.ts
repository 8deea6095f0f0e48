import { isMailFor } from "@awning/domain/mail/mail";
import { FIRST_ORDER_NUMBER, type Order } from "@awning/domain/order/order";
import { orderViewSchema, toOrderView } from "@awning/domain/order/order-view";
import type { DueMail } from "@awning/domain/order/transition";
import { documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import { FieldValue, type Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { putGuarded, type Writes } from "../core/writes.ts";
import { queueMail } from "../mail/outbox.ts";

const counterSchema = z.object({ next: z.number().check(z.int(), z.gte(FIRST_ORDER_NUMBER)) });

export type OrderCounter = { next: number; guard: Timestamp | null };

export async function getOrderCounter(siteId: string): Promise<OrderCounter> {
  const snapshot = await firestore().doc(documents.orderCounter(siteId)).get();
  const counter = fromDocument(counterSchema, snapshot);
  if (snapshot.exists && !counter) throw new Error(`counter of site ${siteId} is malformed`);
  return { next: counter?.next ?? FIRST_ORDER_NUMBER, guard: snapshot.updateTime ?? null };
}

export function takeOrderNumber(writes: Writes, siteId: string, counter: OrderCounter): void {
  const reference = firestore().doc(documents.orderCounter(siteId));
  putGuarded(writes, reference, counter.guard, { next: counter.next + 1 });
}

/** Serializes a commit with new orders without taking a number: either it or the concurrent order fails and retries. */
export function holdOrders(writes: Writes, siteId: string, counter: OrderCounter): void {
  const reference = firestore().doc(documents.orderCounter(siteId));
  // A write without changes would not conflict.
  if (counter.guard) writes.update(reference, { holds: FieldValue.increment(1) }, { lastUpdateTime: counter.guard });
  else writes.create(reference, { next: counter.next, holds: 1 });
}

/** Updates the live copy that the buyer's open page listens to. */
export function writeOrderView(writes: Writes, order: Order): void {
  writes.set(firestore().doc(documents.orderView(order.viewId)), toDocument(orderViewSchema, toOrderView(order)));
}

export function deleteOrderView(writes: Writes, viewId: string): void {
  writes.delete(firestore().doc(documents.orderView(viewId)));
}

/** Skips readers without an address. @param ownerEmail the shop owner's, or `null` when the account is deleted */
export function queueOrderMails(writes: Writes, order: Order, mails: readonly DueMail[], ownerEmail: string | null): void {
  const { siteId, id: orderId, buyer } = order;
  for (const { kind, part } of mails) {
    const to = isMailFor("owner", kind) ? ownerEmail : buyer.email;
    if (!to) continue;
    const id = [kind, orderId, part].filter(Boolean).join(".");
    queueMail(writes, { id, kind, to, subject: { uid: null, siteId, orderId, part } });
  }
}
