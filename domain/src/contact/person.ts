import * as z from "zod/mini";
import type { Reservation, ReservationStatus } from "../booking/reservation.ts";
import type { Conversation } from "../chat/schema.ts";
import type { Order } from "../order/order.ts";
import { isCounted } from "../order/ordered.ts";
import { timestampSchema } from "../time/timestamp.ts";
import { beginningsOf } from "../values/search-terms.ts";
import { line, paragraph } from "../values/text.ts";
import type { Contact } from "./contact.ts";

export const LABELS_MAX = 20;
export const LABEL_MAX = 30;
export const PERSON_NOTE_MAX = 2000;
/** People on one page of the list. */
export const PEOPLE_PAGE = 50;
/** Orders that are added up of one person; of bookings and conversations as many. */
export const PERSON_ORDERS_MAX = 300;

/** What takes place or took place, or was to. */
const COUNTED_BOOKINGS: readonly ReservationStatus[] = ["pending", "confirmed", "completed", "no_show"];

export const PERSON_SOURCES = ["order", "booking", "chat", "sign_up"] as const;
const amountsSchema = z.array(z.object({ currency: z.string(), total: z.number() }));

/**
 * `people/{siteId}/persons/{personId}`: somebody who said who they are, one for each e-mail address; the id is that of their contact.
 * Functions write it; `labels` and `note` are the owner's.
 * `blockedAt` is since when they can neither order, book nor write here; `null` for anybody else. Money in minor units, times in ms since 1970.
 */
export const personSchema = z.object({
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  sources: z.array(z.enum(PERSON_SOURCES)),
  orders: z.number(),
  spent: amountsSchema,
  bookings: z._default(z.number(), 0),
  noShows: z._default(z.number(), 0),
  chats: z._default(z.number(), 0),
  marketing: z.enum(["none", "pending", "subscribed", "unsubscribed"]),
  firstSeen: z.number(),
  lastSeen: z.number(),
  searchTerms: z._default(z.array(z.string()), []),
  /** By these the former owner of an address is found whose order went to another one. */
  orderIds: z._default(z.array(z.string()), []),
  labels: z._default(z.array(z.string()), []),
  note: z._default(z.string(), ""),
  blockedAt: z._default(z.nullable(timestampSchema), null),
});
export type Person = z.infer<typeof personSchema>;
/** What functions know of a person. */
export type PersonFacts = Omit<Person, "labels" | "note" | "blockedAt">;

export const labelSchema = line(1, LABEL_MAX);
export const personNoteSchema = paragraph(PERSON_NOTE_MAX);

export type PersonOrder = Pick<
  Order,
  "id" | "buyer" | "placedAt" | "currency" | "total" | "status" | "paymentMethod" | "paymentStatus" | "isTest"
>;

export type PersonReservation = Pick<Reservation, "guest" | "status" | "createdAt">;
export type PersonConversation = Pick<Conversation, "name" | "createdAt" | "lastAt">;
/** Everything that tells of somebody, the newest first. */
export type Traces = {
  orders: readonly PersonOrder[];
  reservations: readonly PersonReservation[];
  conversations: readonly PersonConversation[];
  contact: Contact | null;
};

/**
 * What is known of somebody by what they ordered, booked, wrote and agreed to; `null` when nothing is. Orders that do not count add
 * nothing, but who placed one is known all the same.
 */
export function personOf(email: string, { orders, reservations, conversations, contact }: Traces): PersonFacts | null {
  // A time that was only held names nobody.
  const booked = reservations.filter(({ status }) => status !== "held" && status !== "expired");
  const [latest, guest, chat] = [orders[0], booked[0], conversations[0]];
  if (!latest && !guest && !chat && !contact) return null;
  const counted = orders.filter(isCounted);
  const spent = new Map<string, number>();
  for (const { currency, total } of counted) spent.set(currency, (spent.get(currency) ?? 0) + total);
  const moments = [
    ...orders.map(({ placedAt }) => placedAt),
    ...booked.map(({ createdAt }) => createdAt),
    ...conversations.flatMap(({ createdAt, lastAt }) => [createdAt, lastAt]),
    ...(contact ? [contact.createdAt, contact.updatedAt] : []),
  ];
  const name = latest?.buyer.name || guest?.guest.name || conversations.find((one) => one.name !== "")?.name || "";
  const from = { order: latest, booking: guest, chat, sign_up: contact };
  return {
    email,
    name,
    phone: [...orders.map(({ buyer }) => buyer.phone), ...booked.map((one) => one.guest.phone)].find((phone) => phone !== "") ?? "",
    sources: PERSON_SOURCES.filter((source) => from[source]),
    orders: counted.length,
    spent: [...spent].map(([currency, total]) => ({ currency, total })),
    bookings: booked.filter(({ status }) => COUNTED_BOOKINGS.includes(status)).length,
    noShows: booked.filter(({ status }) => status === "no_show").length,
    chats: conversations.length,
    marketing: contact?.marketing ?? "none",
    firstSeen: Math.min(...moments),
    lastSeen: Math.max(...moments),
    searchTerms: beginningsOf([name, email]),
    orderIds: orders.map(({ id }) => id),
  };
}
