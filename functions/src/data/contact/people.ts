import { bookingCollections } from "@awning/domain/booking/firestore-paths";
import { reservationSchema } from "@awning/domain/booking/reservation";
import { chatCollections } from "@awning/domain/chat/chat-documents";
import { conversationSchema } from "@awning/domain/chat/schema";
import { contactSchema } from "@awning/domain/contact/contact";
import {
  PERSON_ORDERS_MAX,
  type PersonConversation,
  type PersonFacts,
  type PersonOrder,
  type PersonReservation,
  personSchema,
} from "@awning/domain/contact/person";
import { mailboxOf } from "@awning/domain/discount/discount";
import { Failure } from "@awning/domain/errors/failure";
import { orderSchema } from "@awning/domain/order/order";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { timestampSchema, toDocument } from "@awning/domain/time/timestamp";
import * as z from "zod/mini";
import { derivedId } from "#platform/secure-ids.ts";
import { firestore } from "../core/admin.ts";
import { documentsOf, fromDocument } from "../core/documents.ts";
import type { Writes } from "../core/writes.ts";

const orderOfPersonSchema = z.pick(orderSchema, {
  buyer: true,
  placedAt: true,
  currency: true,
  total: true,
  status: true,
  paymentMethod: true,
  paymentStatus: true,
  isTest: true,
});
const storedPersonSchema = z.extend(personSchema, { updatedAt: timestampSchema });
const blockSchema = z.object({ at: timestampSchema });
const CHANGED_AT_ONCE = 300;

export async function listOrdersOfPerson(siteId: string, email: string): Promise<PersonOrder[]> {
  const placed = firestore().collection(collections.orders(siteId)).where("buyer.email", "==", email).orderBy("placedAt", "desc");
  return documentsOf(orderOfPersonSchema, await placed.limit(PERSON_ORDERS_MAX).get());
}

const reservationOfPersonSchema = z.pick(reservationSchema, { guest: true, status: true, createdAt: true });
const conversationOfPersonSchema = z.pick(conversationSchema, { name: true, createdAt: true, lastAt: true });

export function listReservationsOfPerson(siteId: string, email: string): Promise<(PersonReservation & { id: string })[]> {
  return listMadeBy(bookingCollections.reservations(siteId), "guest.email", email, reservationOfPersonSchema);
}

export function listConversationsOfPerson(siteId: string, email: string): Promise<(PersonConversation & { id: string })[]> {
  return listMadeBy(chatCollections.conversations(siteId), "email", email, conversationOfPersonSchema);
}

async function listMadeBy<Schema extends z.core.$ZodType>(collection: string, field: string, email: string, schema: Schema) {
  const made = firestore().collection(collection).where(field, "==", email).orderBy("createdAt", "desc");
  return documentsOf(schema, await made.limit(PERSON_ORDERS_MAX).get());
}

export async function findPersonEmail(siteId: string, personId: string): Promise<string | null> {
  const found = await firestore().doc(documents.person(siteId, personId)).get();
  return found.exists ? String(found.get("email")) : null;
}

/** Sets since when a person is blocked, ms since 1970; `null` unblocks. */
export function setPersonBlock(writes: Writes, siteId: string, personId: string, blockedAt: number | null): void {
  writes.update(firestore().doc(documents.person(siteId, personId)), toDocument(personSchema, { blockedAt }));
}

/** Updates a person's facts; labels and the note stay. */
export async function putPerson(siteId: string, personId: string, facts: PersonFacts, now: number): Promise<void> {
  await firestore()
    .doc(documents.person(siteId, personId))
    .set(toDocument(storedPersonSchema, { ...facts, updatedAt: now }), { merge: true });
}

/** Deletes a person without any records, unless they are blocked. */
export async function dropUnblockedPerson(siteId: string, personId: string): Promise<void> {
  const found = await firestore().doc(documents.person(siteId, personId)).get();
  if (found.exists && !found.get("blockedAt")) await dropPerson(siteId, personId);
}

export async function dropPerson(siteId: string, personId: string): Promise<void> {
  await firestore().doc(documents.person(siteId, personId)).delete();
}

export type ChangedPerson = { siteId: string; email: string; updatedAt: number; orderId: string | null };
const changedOrderSchema = z.pick(orderSchema, { siteId: true, buyer: true, updatedAt: true });
const changedReservationSchema = z.pick(reservationSchema, { guest: true, updatedAt: true });
const changedConversationSchema = z.pick(conversationSchema, { email: true, lastAt: true });
const changedContactSchema = z.pick(contactSchema, { email: true, updatedAt: true });

/** People whose orders changed after `after` and until `until` (ms since 1970), oldest change first. */
export async function listBuyersChanged(after: number, until: number): Promise<ChangedPerson[]> {
  const found = await changedBetween("orders", after, until).select("siteId", "buyer", "updatedAt").limit(CHANGED_AT_ONCE).get();
  return found.docs.flatMap((one) => {
    const order = fromDocument(changedOrderSchema, one);
    return order ? [{ siteId: order.siteId, email: order.buyer.email, updatedAt: order.updatedAt, orderId: one.id }] : [];
  });
}

export async function listContactsChanged(after: number, until: number): Promise<ChangedPerson[]> {
  const found = await changedBetween("contacts", after, until).select("email", "updatedAt").limit(CHANGED_AT_ONCE).get();
  return found.docs.flatMap((one) => {
    const contact = fromDocument(changedContactSchema, one);
    return contact ? [{ siteId: one.ref.parent.parent?.id ?? "", ...contact, orderId: null }] : [];
  });
}

export async function listGuestsChanged(after: number, until: number): Promise<ChangedPerson[]> {
  const found = await changedBetween("reservations", after, until).select("guest", "updatedAt").limit(CHANGED_AT_ONCE).get();
  return found.docs.flatMap((one) => {
    const reservation = fromDocument(changedReservationSchema, one);
    const siteId = one.ref.parent.parent?.id ?? "";
    return reservation ? [{ siteId, email: reservation.guest.email, updatedAt: reservation.updatedAt, orderId: null }] : [];
  });
}

export async function listWritersChanged(after: number, until: number): Promise<ChangedPerson[]> {
  const found = await changedBetween("conversations", after, until, "lastAt").select("email", "lastAt").limit(CHANGED_AT_ONCE).get();
  return found.docs.flatMap((one) => {
    const conversation = fromDocument(changedConversationSchema, one);
    const siteId = one.ref.parent.parent?.id ?? "";
    return conversation ? [{ siteId, email: conversation.email, updatedAt: conversation.lastAt, orderId: null }] : [];
  });
}

export async function listHoldersOf(siteId: string, orderId: string): Promise<string[]> {
  const found = await firestore()
    .collection(collections.persons(siteId))
    .where("orderIds", "array-contains", orderId)
    .select("email")
    .get();
  return found.docs.map((one) => String(one.get("email")));
}

function changedBetween(
  group: "orders" | "contacts" | "reservations" | "conversations",
  after: number,
  until: number,
  field: "updatedAt" | "lastAt" = "updatedAt",
) {
  return firestore().collectionGroup(group).where(field, ">", new Date(after)).where(field, "<=", new Date(until)).orderBy(field);
}

export async function isBlocked(siteId: string, email: string): Promise<boolean> {
  return email !== "" && (await blockOf(siteId, email).get()).exists;
}

/** @throws Failure `blocked` */
export async function requireNotBlocked(siteId: string, email: string): Promise<void> {
  if (await isBlocked(siteId, email)) throw new Failure("blocked");
}

/** Blocks a mailbox since `now` (ms since 1970); `null` unblocks. */
export function setBlock(writes: Writes, siteId: string, email: string, now: number | null): void {
  if (now === null) writes.delete(blockOf(siteId, email));
  else writes.set(blockOf(siteId, email), toDocument(blockSchema, { at: now }));
}

function blockOf(siteId: string, email: string) {
  return firestore().doc(documents.block(siteId, derivedId(`block:${siteId}:${mailboxOf(email)}`)));
}
