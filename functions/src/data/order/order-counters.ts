import { isMailFor } from "@awning/domain/mail/mail";
import { orderNotification } from "@awning/domain/notification/new-notification";
import { FIRST_ORDER_NUMBER, type Order } from "@awning/domain/order/order";
import { orderViewSchema, toOrderView } from "@awning/domain/order/order-view";
import type { DueMail } from "@awning/domain/order/transition";
import { documents } from "@awning/domain/routes/firestore-paths";
import { timestampSchema, toDocument } from "@awning/domain/time/timestamp";
import { type DocumentReference, FieldValue, type Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { sha256 } from "#platform/secure-ids.ts";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { putGuarded, type Writes } from "../core/writes.ts";
import { queueMailOf } from "../mail/outbox.ts";
import type { ToldShop } from "../mail/told.ts";
import { addNotification } from "../notification/notifications.ts";

/** Attempts lost to other orders before numbers come from blocks. */
const LOST_BEFORE_BLOCKS = 3;
/** How long orders take numbers from blocks after one had to, ms. */
const BUSY_MS = 5_000;
const BLOCKS = 8;
const BLOCK_SIZE = 20;
/** A block begun longer ago is given up, so that late orders have no early numbers. */
const BLOCK_MS = 600_000;
/** Longer than an order takes: one may still be on its way to a block when the rush is over. */
const SETTLE_MS = 60_000;

const counterSchema = z.object({
  next: z.number().check(z.int(), z.gte(FIRST_ORDER_NUMBER)),
  busyUntil: z._default(timestampSchema, 0),
});
const blockSchema = z.object({ next: z.int(), end: z.int(), begunAt: timestampSchema });
type Counted<Value> = { reference: DocumentReference; guard: Timestamp | null; value: Value };

/** `take` uses the number up: the commit fails if another order took it meanwhile. */
export type OrderNumber = { number: number; take: (writes: Writes) => void };

/**
 * The number of the next order: the next one of the shop or, while orders come so fast that they lose to each other, of one of eight
 * blocks. What a block has left when the rush is over is never given. Orders with the same `holder` still see each other: they meet at the
 * counter or at their block, and for a minute after a rush at both.
 * @param lost attempts that this order lost already
 * @throws Error when the counter is malformed: starting again would give numbers twice
 */
export async function nextOrderNumber(siteId: string, holder: string, lost: number, now: number): Promise<OrderNumber> {
  const counter = await getCounter(siteId);
  const { next, busyUntil } = counter.value;
  const isBusy = busyUntil > now;
  const block = isBusy || lost >= LOST_BEFORE_BLOCKS || busyUntil + SETTLE_MS > now ? await getBlock(siteId, blockOf(holder)) : null;
  if (!block || !(isBusy || lost >= LOST_BEFORE_BLOCKS))
    return {
      number: next,
      take: (writes) => {
        putGuarded(writes, counter.reference, counter.guard, { next: next + 1 });
        if (block?.guard) putGuarded(writes, block.reference, block.guard, hold());
      },
    };
  const begun = isBusy && block.value;
  if (begun && begun.next < begun.end && begun.begunAt > now - BLOCK_MS)
    return { number: begun.next, take: (writes) => putGuarded(writes, block.reference, block.guard, { next: begun.next + 1 }) };
  const end = next + BLOCK_SIZE;
  return {
    number: next,
    take: (writes) => {
      putGuarded(writes, counter.reference, counter.guard, toDocument(counterSchema, { next: end, busyUntil: now + BUSY_MS }));
      putGuarded(writes, block.reference, block.guard, toDocument(blockSchema, { next: next + 1, end, begunAt: now }));
    },
  };
}

/**
 * Serializes a commit with new orders without taking a number: either it or the concurrent order fails and retries. An order that begins a
 * block writes the counter, so blocks that are not there yet need no hold.
 */
export async function holdOrders(siteId: string): Promise<(writes: Writes) => void> {
  const [counter, ...blocks] = await Promise.all([
    getCounter(siteId),
    ...Array.from({ length: BLOCKS }, (_, index) => getBlock(siteId, index)),
  ]);
  return (writes) => {
    putGuarded(writes, counter.reference, counter.guard, counter.guard ? hold() : { next: counter.value.next, holds: 1 });
    for (const { reference, guard } of blocks) if (guard) putGuarded(writes, reference, guard, hold());
  };
}

/** A write without changes would not conflict. */
function hold() {
  return { holds: FieldValue.increment(1) };
}

function blockOf(holder: string): number {
  return Number.parseInt(sha256(holder).slice(0, 8), 16) % BLOCKS;
}

async function getCounter(siteId: string): Promise<Counted<z.infer<typeof counterSchema>>> {
  const snapshot = await firestore().doc(documents.orderCounter(siteId)).get();
  const counter = fromDocument(counterSchema, snapshot);
  if (snapshot.exists && !counter) throw new Error(`counter of site ${siteId} is malformed`);
  const value = counter ?? { next: FIRST_ORDER_NUMBER, busyUntil: 0 };
  return { reference: snapshot.ref, guard: snapshot.updateTime ?? null, value };
}

/** A malformed block is begun anew. */
async function getBlock(siteId: string, index: number): Promise<Counted<z.infer<typeof blockSchema> | null>> {
  const snapshot = await firestore()
    .doc(`${documents.orderCounter(siteId)}-${index}`)
    .get();
  return { reference: snapshot.ref, guard: snapshot.updateTime ?? null, value: fromDocument(blockSchema, snapshot) };
}

/** Updates the live copy that the buyer's open page listens to. */
export function writeOrderView(writes: Writes, order: Order): void {
  writes.set(firestore().doc(documents.orderView(order.viewId)), toDocument(orderViewSchema, toOrderView(order)));
}

export function deleteOrderView(writes: Writes, viewId: string): void {
  writes.delete(firestore().doc(documents.orderView(viewId)));
}

/**
 * With the owner's notifications. Skips readers without an address.
 * @param ownerEmail `null` when the account is deleted
 * @param shop as it was read with the order
 */
export function queueOrderMails(
  writes: Writes,
  order: Order,
  mails: readonly DueMail[],
  ownerEmail: string | null,
  shop: ToldShop | null = null,
): void {
  const { siteId, id: orderId, buyer, updatedAt } = order;
  const addressed = mails.flatMap(({ kind, part }) => {
    const to = isMailFor("owner", kind) ? ownerEmail : buyer.email;
    const id = [kind, orderId, part].filter(Boolean).join(".");
    return to ? [{ id, kind, to, subject: { uid: null, siteId, orderId, part } }] : [];
  });
  queueMailOf(writes, addressed, shop);
  for (const { id, kind, subject } of addressed)
    addNotification(writes, siteId, orderNotification(id, { kind, part: subject.part }, order), updatedAt);
}
