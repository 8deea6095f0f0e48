import { bookingCollections } from "@awning/domain/booking/firestore-paths";
import { reservationSchema } from "@awning/domain/booking/reservation";
import { chatCollections } from "@awning/domain/chat/chat-documents";
import { conversationSchema } from "@awning/domain/chat/schema";
import { PERSON_ORDERS_MAX, type PersonConversation, type PersonOrder, type PersonReservation } from "@awning/domain/contact/person";
import { Failure } from "@awning/domain/errors/failure";
import { isToVisitor, mailSchema } from "@awning/domain/mail/mail";
import { orderSchema } from "@awning/domain/order/order";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { timestampSchema, toDocument } from "@awning/domain/time/timestamp";
import { mailboxOf } from "@awning/domain/values/email";
import { FieldPath } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { derivedId } from "#platform/secure-ids.ts";
import { firestore } from "../core/admin.ts";
import { documentsOf, fromDocument } from "../core/documents.ts";
import { type Due, listDue } from "../core/due.ts";
import type { Writes } from "../core/writes.ts";

const orderOfPersonSchema = z.extend(
  z.pick(orderSchema, {
    buyer: true,
    placedAt: true,
    currency: true,
    total: true,
    status: true,
    paymentMethod: true,
    paymentStatus: true,
    isTest: true,
    withdrawals: true,
  }),
  { lines: z.array(z.object({ productId: z.string(), variantId: z.string() })) },
);
const blockSchema = z.object({ at: timestampSchema });
export const CHANGED_AT_ONCE = 300;
const PERSONS = collections.persons("").split("/").at(-1) ?? "";

/** The records of some addresses, newest first, each kind at most {@link PERSON_ORDERS_MAX}. */
export function listOrdersOfPerson(siteId: string, emails: readonly string[]): Promise<PersonOrder[]> {
  return listMadeBy(collections.orders(siteId), "buyer.email", emails, orderOfPersonSchema, "placedAt");
}

const reservationOfPersonSchema = z.pick(reservationSchema, { guest: true, status: true, createdAt: true });
const conversationOfPersonSchema = z.pick(conversationSchema, { name: true, createdAt: true, lastAt: true });

export function listReservationsOfPerson(siteId: string, emails: readonly string[]): Promise<(PersonReservation & { id: string })[]> {
  return listMadeBy(bookingCollections.reservations(siteId), "guest.email", emails, reservationOfPersonSchema);
}

export function listConversationsOfPerson(siteId: string, emails: readonly string[]): Promise<(PersonConversation & { id: string })[]> {
  return listMadeBy(chatCollections.conversations(siteId), "email", emails, conversationOfPersonSchema);
}

async function listMadeBy<Schema extends z.core.$ZodType>(
  collection: string,
  field: string,
  emails: readonly string[],
  schema: Schema,
  since = "createdAt",
) {
  const made = firestore().collection(collection).where(field, "in", emails).orderBy(since, "desc");
  return documentsOf(schema, await made.limit(PERSON_ORDERS_MAX).get());
}

/** What a site stores under an address, newest first. */
export async function readRecordsOf(siteId: string, email: string) {
  const [orders, reservations, conversations] = await Promise.all([
    listMadeBy(collections.orders(siteId), "buyer.email", [email], orderSchema, "placedAt"),
    listMadeBy(bookingCollections.reservations(siteId), "guest.email", [email], reservationSchema),
    listMadeBy(chatCollections.conversations(siteId), "email", [email], conversationSchema),
  ]);
  return { orders, reservations, conversations };
}

const MIGRATED_AT_ONCE = 100;

/** People from before there was something to sort them by, of a page of all in the order of their paths. `last` is its end, `null` of the last page. */
export async function listPeopleUnsorted(
  after: string | null,
): Promise<{ people: { siteId: string; email: string }[]; last: string | null }> {
  const page = firestore().collectionGroup(PERSONS).orderBy(FieldPath.documentId()).limit(MIGRATED_AT_ONCE);
  const { docs } = await (after === null ? page : page.where(FieldPath.documentId(), ">", after)).get();
  const people = docs.filter((one) => one.get("sortName") === undefined);
  return {
    people: people.map((one) => ({ siteId: one.ref.parent.parent?.id ?? "", email: String(one.get("email")) })),
    last: docs.length < MIGRATED_AT_ONCE ? null : (docs.at(-1)?.ref.path ?? null),
  };
}

const mailKindSchema = z.pick(mailSchema, { kind: true });
const DROPPED_AT_ONCE = 300;

/** Deletes what a site mailed to an address. What its owner gets at the same address stays. */
export async function dropMailsTo(siteId: string, email: string): Promise<void> {
  for (const field of ["subject.siteId", "subject.uid"]) {
    const all = firestore().collection(collections.outbox).where("to", "==", email).where(field, "==", siteId);
    const sorted = all.orderBy(FieldPath.documentId()).limit(DROPPED_AT_ONCE);
    for (let after = ""; ; ) {
      const page = await (after === "" ? sorted : sorted.where(FieldPath.documentId(), ">", after)).get();
      const theirs = documentsOf(mailKindSchema, page).filter(({ kind }) => isToVisitor(kind));
      await Promise.all(theirs.map(({ id }) => firestore().doc(documents.mail(id)).delete()));
      if (page.size < DROPPED_AT_ONCE) break;
      after = page.docs.at(-1)?.id ?? "";
    }
  }
}

/** Documents that people are made of: the time by which a change is found, and where the address stands. */
const SOURCES = {
  orders: { since: "updatedAt", address: "buyer.email" },
  contacts: { since: "updatedAt", address: "email" },
  reservations: { since: "updatedAt", address: "guest.email" },
  conversations: { since: "lastAt", address: "email" },
} as const;
export type PersonSource = keyof typeof SOURCES;

/** Documents changed after `after` and until `until`, in ms since 1970. */
export function changedPeople(source: PersonSource, after: number, until: number): Due {
  const { since, address } = SOURCES[source];
  const all = firestore().collectionGroup(source);
  return { query: all.where(since, ">", new Date(after)).where(since, "<=", new Date(until)), since, fields: [address] };
}

export type ChangedPerson = { siteId: string; email: string; updatedAt: number; orderId: string | null };
const changedSchema = z.object({ email: z.string(), updatedAt: timestampSchema });

/** Oldest change first, at most {@link CHANGED_AT_ONCE}. */
export async function listPeopleChanged(source: PersonSource, after: number, until: number): Promise<ChangedPerson[]> {
  const { since, address } = SOURCES[source];
  return (await listDue(changedPeople(source, after, until), CHANGED_AT_ONCE)).flatMap((one) => {
    const fields = { email: one.get(address), updatedAt: one.get(since) };
    const changed = fromDocument(changedSchema, { exists: true, ref: one.ref, data: () => fields });
    const siteId = one.ref.parent.parent?.id ?? "";
    return changed ? [{ siteId, ...changed, orderId: source === "orders" ? one.id : null }] : [];
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
