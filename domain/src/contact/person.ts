import * as z from "zod/mini";
import { isBookedTime } from "../booking/prepaid/booked-line.ts";
import type { Reservation, ReservationStatus } from "../booking/reservation.ts";
import type { Conversation } from "../chat/schema.ts";
import { isCustomAmount } from "../order/custom-line.ts";
import type { Order } from "../order/order.ts";
import { isCounted } from "../order/ordered.ts";
import { timestampSchema } from "../time/timestamp.ts";
import { beginningsOf, toSortName } from "../values/search-terms.ts";
import { line, paragraph } from "../values/text.ts";
import type { Contact } from "./contact.ts";

export const LABELS_MAX = 20;
export const LABEL_MAX = 30;
export const PERSON_NOTE_MAX = 2000;
/** A page of the list. With the owner's views, today's visits and a product of the filter: 31 reads. */
export const PEOPLE_PAGE = 28;
/** People that an export reads at once. The rules allow no longer list. */
export const PEOPLE_EXPORTED_AT_ONCE = 500;
/** Products by which a person is found, the last bought. */
export const BOUGHT_MAX = 30;
/** Addresses of a person, the merged ones included. */
export const MAILBOXES_MAX = 5;
/** Orders summed per person; the same limit applies to bookings and conversations. */
export const PERSON_ORDERS_MAX = 300;

/** Bookings that are or were planned. */
const COUNTED_BOOKINGS: readonly ReservationStatus[] = ["unpaid", "pending", "confirmed", "completed", "no_show"];

export const PERSON_SOURCES = ["order", "booking", "chat", "sign_up"] as const;
/** The consent of the mailbox that has the furthest one tells whether a person gets the newsletter. */
const MARKETING = ["subscribed", "pending", "unsubscribed", "none"] as const;
const amountsSchema = z.array(z.object({ currency: z.string(), total: z.number() }));

/**
 * `people/{siteId}/persons/{personId}`: one person per email address, with the id of their contact, unless the owner merged some: then the
 * others have an alias (`merge.ts`) at theirs. Functions write it, except `labels` and `note`, which the owner writes. `blockedAt` is since when they are blocked, `eraseAskedAt` when they asked to be erased; `null` if not. Money in minor units, times in ms since 1970.
 */
export const personSchema = z.object({
  email: z.string(),
  /** Further addresses of the same person, in the order in which they were merged. */
  otherEmails: z._default(z.array(z.string()), []),
  name: z.string(),
  phone: z.string(),
  sources: z.array(z.enum(PERSON_SOURCES)),
  orders: z.number(),
  spent: amountsSchema,
  bookings: z._default(z.number(), 0),
  noShows: z._default(z.number(), 0),
  chats: z._default(z.number(), 0),
  marketing: z.enum(MARKETING),
  /** The addresses that get the newsletter. */
  subscribedEmails: z._default(z.array(z.string()), []),
  firstSeen: z.number(),
  lastSeen: z.number(),
  searchTerms: z._default(z.array(z.string()), []),
  /** Finds the previous person when an order's address changes. */
  orderIds: z._default(z.array(z.string()), []),
  /** What lists sort and filter by. */
  sortName: z._default(z.string(), ""),
  /** The total of the currency in which they spent most. */
  spentMost: z._default(z.number(), 0),
  hasNoShow: z._default(z.boolean(), false),
  productIds: z._default(z.array(z.string()), []),
  labels: z._default(z.array(z.string()), []),
  note: z._default(z.string(), ""),
  blockedAt: z._default(z.nullable(timestampSchema), null),
  eraseAskedAt: z._default(z.nullable(timestampSchema), null),
});
export type Person = z.infer<typeof personSchema>;
export type PersonFacts = Omit<Person, "labels" | "note" | "blockedAt" | "eraseAskedAt">;

export const labelSchema = line(1, LABEL_MAX);
export const personNoteSchema = paragraph(PERSON_NOTE_MAX);

export type PersonOrder = Pick<
  Order,
  "id" | "buyer" | "placedAt" | "currency" | "total" | "status" | "paymentMethod" | "paymentStatus" | "isTest" | "withdrawals"
> & { lines: readonly { productId: string; variantId: string }[] };

export type PersonReservation = Pick<Reservation, "guest" | "status" | "createdAt">;
export type PersonConversation = Pick<Conversation, "name" | "createdAt" | "lastAt">;
export type Traces = {
  orders: readonly PersonOrder[];
  reservations: readonly PersonReservation[];
  conversations: readonly PersonConversation[];
  contacts: readonly Contact[];
};

/**
 * A person from the records of their addresses, newest first; the first address is the main one. `null` without any records, unless they are
 * known since a moment, ms since 1970. Orders that do not count add nothing, but identify the buyer.
 */
export function personOf(emails: readonly string[], traces: Traces, knownSince: number | null = null): PersonFacts | null {
  const { orders, reservations, conversations, contacts } = traces;
  const [email = "", ...otherEmails] = emails;
  // Holds have no name.
  const booked = reservations.filter(({ status }) => status !== "held" && status !== "expired");
  const [latest, guest, chat, contact] = [orders[0], booked[0], conversations[0], contacts[0]];
  if (!latest && !guest && !chat && !contact && knownSince === null) return null;
  const counted = orders.filter(isCounted);
  const spent = new Map<string, number>();
  for (const { currency, total } of counted) spent.set(currency, (spent.get(currency) ?? 0) + total);
  const moments = [
    ...orders.map(({ placedAt }) => placedAt),
    ...booked.map(({ createdAt }) => createdAt),
    ...conversations.flatMap(({ createdAt, lastAt }) => [createdAt, lastAt]),
    ...contacts.flatMap(({ createdAt, updatedAt }) => [createdAt, updatedAt]),
  ];
  if (moments.length === 0) moments.push(knownSince ?? 0);
  const name = latest?.buyer.name || guest?.guest.name || conversations.find((one) => one.name !== "")?.name || "";
  const bought = counted.flatMap(({ lines }) => lines.filter((one) => !isCustomAmount(one) && !isBookedTime(one)));
  const noShows = booked.filter(({ status }) => status === "no_show").length;
  const from = { order: latest, booking: guest, chat, sign_up: contact };
  return {
    email,
    otherEmails,
    name,
    phone: [...orders.map(({ buyer }) => buyer.phone), ...booked.map((one) => one.guest.phone)].find((phone) => phone !== "") ?? "",
    sources: PERSON_SOURCES.filter((source) => from[source]),
    orders: counted.length,
    spent: [...spent].map(([currency, total]) => ({ currency, total })),
    bookings: booked.filter(({ status }) => COUNTED_BOOKINGS.includes(status)).length,
    noShows,
    chats: conversations.length,
    marketing: MARKETING.find((one) => contacts.some(({ marketing }) => marketing === one)) ?? "none",
    subscribedEmails: contacts.filter(({ marketing }) => marketing === "subscribed").map((one) => one.email),
    firstSeen: Math.min(...moments),
    lastSeen: Math.max(...moments),
    searchTerms: beginningsOf([name, ...emails]),
    orderIds: orders.map(({ id }) => id),
    sortName: toSortName(name || email),
    spentMost: Math.max(0, ...spent.values()),
    hasNoShow: noShows > 0,
    productIds: [...new Set(bought.map(({ productId }) => productId))].slice(0, BOUGHT_MAX),
  };
}
