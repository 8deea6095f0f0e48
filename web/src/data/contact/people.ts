import { bookingCollections } from "@awning/domain/booking/firestore-paths";
import { type Reservation, reservationSchema } from "@awning/domain/booking/reservation";
import { chatCollections } from "@awning/domain/chat/chat-documents";
import { CONVERSATIONS_PAGE } from "@awning/domain/chat/message";
import { type Conversation, conversationSchema } from "@awning/domain/chat/schema";
import { type Contact, contactSchema } from "@awning/domain/contact/contact";
import { LABELS_MAX, labelSchema, MAILBOXES_MAX, type Person, personNoteSchema } from "@awning/domain/contact/person";
import { type Order, orderSchema } from "@awning/domain/order/order";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { collection, doc, limit, orderBy, query, updateDoc, where } from "firebase/firestore";
import * as z from "zod/mini";
import { firestore } from "#data/core/firestore.ts";
import { type Live, useLive } from "#data/core/live.ts";
import { watchQuery } from "#data/core/live-queries.ts";
import { trackWrite } from "#data/core/save-state.ts";
import { runCommand } from "../core/commands.ts";
import type { StoredPerson } from "./one-person.ts";

/** The sign-ups of a person's addresses, with their consents. */
export function useSignUpsOf(siteId: string | null, emails: readonly string[]): Live<Contact[]> {
  return useLive(
    siteId && `person-contacts/${siteId}/${emails.join()}`,
    watchQuery(
      () => query(collection(firestore(), collections.contacts(siteId ?? "")), where("email", "in", emails), limit(MAILBOXES_MAX)),
      contactSchema,
    ),
  );
}

/** How many orders, bookings and conversations of a person are read, each. */
export const TRACES_READ = 50;

/** The newest orders of a person's addresses. */
export function usePersonOrders(siteId: string | null, emails: readonly string[]): Live<Order[]> {
  return useLive(
    siteId && `person-orders/${siteId}/${emails.join()}`,
    watchQuery(
      () =>
        query(
          collection(firestore(), collections.orders(siteId ?? "")),
          where("buyer.email", "in", emails),
          orderBy("placedAt", "desc"),
          limit(TRACES_READ),
        ),
      orderSchema,
    ),
  );
}

/** The newest bookings of a person's addresses. */
export function usePersonReservations(siteId: string | null, emails: readonly string[]): Live<Reservation[]> {
  return useLive(
    siteId && `person-reservations/${siteId}/${emails.join()}`,
    watchQuery(
      () =>
        query(
          collection(firestore(), bookingCollections.reservations(siteId ?? "")),
          where("guest.email", "in", emails),
          orderBy("createdAt", "desc"),
          limit(TRACES_READ),
        ),
      reservationSchema,
    ),
  );
}

/** The newest conversations of a person's addresses. */
export function usePersonConversations(siteId: string | null, emails: readonly string[]): Live<(Conversation & { id: string })[]> {
  return useLive(
    siteId && `person-conversations/${siteId}/${emails.join()}`,
    watchQuery(
      () =>
        query(
          collection(firestore(), chatCollections.conversations(siteId ?? "")),
          where("email", "in", emails),
          orderBy("createdAt", "desc"),
          limit(CONVERSATIONS_PAGE),
        ),
      conversationSchema,
    ),
  );
}

/** Makes another person part of this one. @throws Failure `act_refused` with a `MergeRefusal` as `reason`, `not_found`, `offline` */
export async function mergePeople(personId: string, otherId: string): Promise<void> {
  await runCommand("merge-people", { personId, otherId });
}

/**
 * Makes a merged address a person of their own again.
 * @returns their id
 * @throws Failure `not_found`, `offline`
 */
export async function splitPerson(personId: string, email: string): Promise<string> {
  return (await runCommand("split-person", { personId, email })).personId;
}

/** Blocks or unblocks a person from ordering, booking and chatting. @throws Failure `offline` */
export async function blockPerson(personId: string, isBlocked: boolean): Promise<void> {
  await runCommand("block-person", { personId, isBlocked });
}

/**
 * Erases a person's data. @throws Failure `act_refused` with `reason: "orders"` or `"bookings"` while one of theirs is open,
 * `offline`
 */
export async function erasePerson(personId: string): Promise<void> {
  await runCommand("erase-person", { personId });
}

/**
 * Updates the owner's labels and note of a person. Shown at once, sent when there is a connection.
 * @throws ZodError when one is too long
 */
export function updatePerson(
  siteId: string,
  person: StoredPerson,
  { labels = person.labels, note = person.note }: Partial<Pick<Person, "labels" | "note">>,
): Promise<void> {
  const kept = [...new Set(labels.map((label) => z.parse(labelSchema, label)))].slice(0, LABELS_MAX);
  return trackWrite(
    updateDoc(doc(firestore(), documents.person(siteId, person.id)), { labels: kept, note: z.parse(personNoteSchema, note) }),
  );
}
