import { type Held, isUnpaidHold, UNPAID_ORDERS_MAX, WIDE_TIMES } from "@awning/domain/order/money/unpaid-holds";
import { type Order, type OrderRef, orderSchema } from "@awning/domain/order/order";
import { soldDifference } from "@awning/domain/order/ordered";
import { searchTermsOf } from "@awning/domain/order/search";
import { needsOwner } from "@awning/domain/order/state";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import { FieldPath, type QueryDocumentSnapshot, type Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { nearHolder } from "#platform/holder.ts";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { type Due, listDue } from "../core/due.ts";
import { type Writes, writeTogether } from "../core/writes.ts";
import { countSold } from "../product/sold-products.ts";

export type GuardedOrder = { order: Order; guard: Timestamp };

export async function getOrder(siteId: string, orderId: string): Promise<Order | null> {
  return (await getGuardedOrder(siteId, orderId))?.order ?? null;
}

export async function getGuardedOrder(siteId: string, orderId: string): Promise<GuardedOrder | null> {
  const snapshot = await firestore().doc(documents.order(siteId, orderId)).get();
  const order = fromDocument(orderSchema, snapshot);
  return order && snapshot.updateTime ? { order: { ...order, id: orderId }, guard: snapshot.updateTime } : null;
}

/** Changes what an order notes without a transition. @returns the changed order, or `null` when `change` leaves it as it is */
export function touchOrder(
  what: string,
  { siteId, orderId }: OrderRef,
  change: (order: Order) => Order | null | Promise<Order | null>,
): Promise<Order | null> {
  return writeTogether(what, async (writes) => {
    const found = await getGuardedOrder(siteId, orderId);
    const changed = found && (await change(found.order));
    if (found && changed) updateOrder(writes, found, changed);
    return changed;
  });
}

/** Orders due by one of their times: the end of a hold, a reminder, a question to the provider. */
type DueField = "holdUntil" | "remindAt" | "askAt" | "watchAt";

/** Holds and reminders count for pending orders only. */
export function dueOrders(since: DueField, now: number): Due {
  const all = firestore().collectionGroup("orders");
  const counted = since === "holdUntil" || since === "remindAt" ? all.where("status", "==", "pending") : all;
  return { query: counted.where(since, "<", new Date(now)), since };
}

/** Longest overdue first. */
export async function listDueOrders(since: DueField, now: number, limit: number): Promise<OrderRef[]> {
  return (await listDue(dueOrders(since, now), limit)).flatMap(toPlace);
}

function toPlace({ id, ref }: QueryDocumentSnapshot): OrderRef[] {
  const siteId = ref.parent.parent?.id;
  return siteId ? [{ siteId, orderId: id }] : [];
}

export async function findOrderByNumber(siteId: string, number: number): Promise<Order | null> {
  const found = await firestore().collection(collections.orders(siteId)).where("number", "==", number).limit(1).get();
  const [one] = found.docs;
  const order = one ? fromDocument(orderSchema, one) : null;
  return one && order ? { ...order, id: one.id } : null;
}

export async function getLastOrder(siteId: string): Promise<Order | null> {
  const found = await firestore().collection(collections.orders(siteId)).orderBy("placedAt", "desc").limit(1).get();
  const [one] = found.docs;
  const order = one ? fromDocument(orderSchema, one) : null;
  return one && order ? { ...order, id: one.id } : null;
}

/** The newest orders of a site that are summed at once. */
const ORDERED_MAX = 10_000;

/** `from` and `until` in ms since 1970, newest first. */
export async function listOrdersPlaced<Fields extends z.core.$ZodObject>(
  siteId: string,
  from: number,
  until: number,
  fields: Fields,
): Promise<z.output<Fields>[]> {
  const placed = firestore()
    .collection(collections.orders(siteId))
    .where("placedAt", ">=", new Date(from))
    .where("placedAt", "<", new Date(until))
    .orderBy("placedAt", "desc")
    .select(...Object.keys(fields._zod.def.shape));
  const { docs } = await placed.limit(ORDERED_MAX).get();
  return docs.map((one) => fromDocument(fields, one)).filter((one) => one !== null);
}

/** Orders with a digital product, by id. `last` is the next cursor; malformed orders are skipped but do not end the list. */
export async function listOrdersOf(
  siteId: string,
  productId: string,
  after: string | null,
  limit: number,
): Promise<{ orders: Order[]; last: string | null }> {
  const all = firestore()
    .collection(collections.orders(siteId))
    .where("digitalIds", "array-contains", productId)
    .orderBy(FieldPath.documentId())
    .limit(limit);
  const found = await (after === null ? all : all.startAfter(after)).get();
  const orders = found.docs.flatMap((one) => {
    const order = fromDocument(orderSchema, one);
    return order ? [{ ...order, id: one.id }] : [];
  });
  return { orders, last: found.docs[limit - 1]?.id ?? null };
}

const OPEN_PAGE = 200;
const openOrderSchema = z.object({
  number: z.number(),
  isTest: z.boolean(),
  lines: z.array(z.object({ productId: z.string() })),
});

/** Newest first, in pages, because no index covers the products of orders. Test orders hold nothing. */
export async function* listOpenOrders(siteId: string): AsyncGenerator<{ orderId: string; number: number; productIds: string[] }> {
  const all = firestore()
    .collection(collections.orders(siteId))
    .where("status", "in", ["pending", "open"])
    .orderBy("placedAt", "desc")
    // The cursor is the field the query is ordered by.
    .select("number", "isTest", "lines", "placedAt")
    .limit(OPEN_PAGE);
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const page = await (last ? all.startAfter(last) : all).get();
    for (const one of page.docs) {
      const order = z.safeParse(openOrderSchema, one.data()).data;
      if (order && !order.isTest) yield { orderId: one.id, number: order.number, productIds: order.lines.map((line) => line.productId) };
    }
    last = page.docs[OPEN_PAGE - 1];
    if (!last) return;
  }
}

const takingSchema = z.pick(orderSchema, { status: true, paymentStatus: true, fulfilmentStatus: true, lines: true, discount: true });

/** What unpaid orders hold: those of a network, and with them all others of its /48. */
export async function listUnpaidHolds(siteId: string, holder: string): Promise<Held> {
  const [from, before] = nearHolder(holder);
  const near = firestore().collection(collections.orders(siteId)).where("holder", ">=", from).where("holder", "<", before);
  const found = (await near.limit(UNPAID_ORDERS_MAX * WIDE_TIMES).get()).docs.flatMap((one) => {
    const order = fromDocument(takingSchema, one);
    const isOwn = one.get("holder") === holder;
    return order && isUnpaidHold(order) ? [{ lines: order.lines, code: order.discount?.code ?? null, isOwn }] : [];
  });
  return { own: found.filter(({ isOwn }) => isOwn), wide: found };
}

/** The commit fails if the id exists. @param holder the network its stock counts for until it is paid */
export function createOrder(writes: Writes, { id, ...order }: Order, holder: string | null): void {
  const held = isUnpaidHold(order) ? { holder } : {};
  countSold(writes, order.siteId, soldDifference(null, order));
  writes.create(firestore().doc(documents.order(order.siteId, id)), { ...toStored(order), ...held });
}

export function updateOrder(writes: Writes, { order: before, guard }: GuardedOrder, { id, ...order }: Order): void {
  countSold(writes, order.siteId, soldDifference(before, order));
  writes.update(firestore().doc(documents.order(order.siteId, id)), toStored(order), { lastUpdateTime: guard });
}

/** Adds the fields that the owner's list is searched and filtered by. */
function toStored(order: Omit<Order, "id">) {
  // The holder is stored only while the order is unpaid.
  const held = isUnpaidHold(order) ? {} : { holder: null };
  return { ...toDocument(orderSchema, order), ...held, searchTerms: searchTermsOf(order), needsOwner: needsOwner(order) };
}
