import { bookingCollections } from "@awning/domain/booking/firestore-paths";
import { type Reservation, reservationSchema } from "@awning/domain/booking/reservation";
import { chatCollections } from "@awning/domain/chat/chat-documents";
import { CONVERSATIONS_PAGE } from "@awning/domain/chat/message";
import { type Conversation, conversationSchema } from "@awning/domain/chat/schema";
import { type Contact, contactSchema } from "@awning/domain/contact/contact";
import { LABELS_MAX, labelSchema, type Person, personNoteSchema } from "@awning/domain/contact/person";
import { type Order, orderSchema } from "@awning/domain/order/order";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { collection, doc, limit, orderBy, query, updateDoc, where } from "firebase/firestore";
import * as z from "zod/mini";
import { firestore } from "#data/core/firestore.ts";
import { type Live, useLive } from "#data/core/live.ts";
import { watchDocument, watchQuery } from "#data/core/live-queries.ts";
import { trackWrite } from "#data/core/save-state.ts";
import { runCommand } from "../core/commands.ts";
import type { StoredPerson } from "./one-person.ts";

/** A person's consents; `data` is `null` when they never signed up. */
export function useConsents(siteId: string | null, personId: string): Live<(Contact & { id: string }) | null> {
  return useLive(
    siteId && `contact/${siteId}/${personId}`,
    watchDocument(() => doc(firestore(), documents.contact(siteId ?? "", personId)), contactSchema),
  );
}

/** How many orders, bookings and conversations of a person are read, each. */
export const TRACES_READ = 50;

/** The newest orders of a person. */
export function usePersonOrders(siteId: string | null, email: string | null): Live<Order[]> {
  return useLive(
    siteId && email && `person-orders/${siteId}/${email}`,
    watchQuery(
      () =>
        query(
          collection(firestore(), collections.orders(siteId ?? "")),
          where("buyer.email", "==", email),
          orderBy("placedAt", "desc"),
          limit(TRACES_READ),
        ),
      orderSchema,
    ),
  );
}

/** The newest bookings of a person. */
export function usePersonReservations(siteId: string | null, email: string | null): Live<Reservation[]> {
  return useLive(
    siteId && email && `person-reservations/${siteId}/${email}`,
    watchQuery(
      () =>
        query(
          collection(firestore(), bookingCollections.reservations(siteId ?? "")),
          where("guest.email", "==", email),
          orderBy("createdAt", "desc"),
          limit(TRACES_READ),
        ),
      reservationSchema,
    ),
  );
}

/** The newest conversations of a person. */
export function usePersonConversations(siteId: string | null, email: string | null): Live<(Conversation & { id: string })[]> {
  return useLive(
    siteId && email && `person-conversations/${siteId}/${email}`,
    watchQuery(
      () =>
        query(
          collection(firestore(), chatCollections.conversations(siteId ?? "")),
          where("email", "==", email),
          orderBy("createdAt", "desc"),
          limit(CONVERSATIONS_PAGE),
        ),
      conversationSchema,
    ),
  );
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
