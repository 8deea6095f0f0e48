import type { ConversationToCount, OrderToCount, ReservationToCount } from "@awning/domain/analytics/conversion";
import { bookingCollections } from "@awning/domain/booking/firestore-paths";
import { reservationSchema } from "@awning/domain/booking/reservation";
import { chatCollections } from "@awning/domain/chat/chat-documents";
import { conversationSchema } from "@awning/domain/chat/schema";
import { orderSchema } from "@awning/domain/order/order";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import { documentsOf, fromDocument } from "../core/documents.ts";
import { type Due, listDue } from "../core/due.ts";
import { listOrdersPlaced } from "../order/orders.ts";

const countSchema = z.pick(orderSchema, {
  number: true,
  source: true,
  status: true,
  paymentMethod: true,
  paymentStatus: true,
  isTest: true,
  placedAt: true,
  currency: true,
  total: true,
  attribution: true,
  shipTo: true,
});
export const CHANGED_AT_ONCE = 300;

/** `from` and `until` in ms since 1970. */
export async function listOrdersToCount(siteId: string, from: number, until: number): Promise<OrderToCount[]> {
  return listOrdersPlaced(siteId, from, until, countSchema);
}

const reservationToCountSchema = z.pick(reservationSchema, { createdBy: true, history: true, createdAt: true });
const conversationToCountSchema = z.pick(conversationSchema, { createdAt: true, source: true, status: true, visitorId: true });
/** Per site and day. */
const MADE_MAX = 10_000;

/** `from` and `until` in ms since 1970. */
export async function listReservationsToCount(siteId: string, from: number, until: number): Promise<ReservationToCount[]> {
  return listMade(bookingCollections.reservations(siteId), reservationToCountSchema, from, until);
}

/** `from` and `until` in ms since 1970. */
export async function listConversationsToCount(siteId: string, from: number, until: number): Promise<ConversationToCount[]> {
  return listMade(chatCollections.conversations(siteId), conversationToCountSchema, from, until);
}

async function listMade<Fields extends z.core.$ZodObject>(collection: string, fields: Fields, from: number, until: number) {
  const made = firestore()
    .collection(collection)
    .where("createdAt", ">=", new Date(from))
    .where("createdAt", "<", new Date(until))
    .orderBy("createdAt")
    .select(...Object.keys(fields._zod.def.shape));
  return documentsOf(fields, await made.limit(MADE_MAX).get());
}

type PlacedOrder = { siteId: string; placedAt: number; updatedAt: number };
const placedSchema = z.pick(orderSchema, { siteId: true, placedAt: true, updatedAt: true });

/** Orders changed after `after` and until `until`, in ms since 1970. */
export function changedOrders(after: number, until: number): Due {
  const all = firestore().collectionGroup("orders");
  const query = all.where("updatedAt", ">", new Date(after)).where("updatedAt", "<=", new Date(until));
  return { query, since: "updatedAt", fields: ["siteId", "placedAt"] };
}

/** Oldest change first. */
export async function listOrdersChanged(after: number, until: number): Promise<PlacedOrder[]> {
  return (await listDue(changedOrders(after, until), CHANGED_AT_ONCE)).flatMap((one) => fromDocument(placedSchema, one) ?? []);
}
