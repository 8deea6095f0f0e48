import type { Reservation } from "../booking/reservation.ts";
import type { Conversation } from "../chat/schema.ts";
import type { Order } from "../order/order.ts";
import type { Contact } from "./contact.ts";
import type { PersonFacts } from "./person.ts";

/** For how many days a mailed link shows what a shop knows. */
export const OWN_DATA_DAYS = 7;

/** What a shop stores under one email address, or under all of a merged person, as records. */
export type OwnRecords = {
  person: PersonFacts;
  orders: readonly Order[];
  reservations: readonly Reservation[];
  conversations: readonly Conversation[];
  contacts: readonly Contact[];
};
export type OwnData = ReturnType<typeof ownDataOf>;

/**
 * What a shop stores about a person, for them to have. Times in ISO 8601, money in minor units. Without the owner's private labels and note,
 * and without a block.
 */
export function ownDataOf({ person, orders, reservations, conversations, contacts }: OwnRecords) {
  const { email, otherEmails, name, phone, sources, spent, bookings, noShows, chats, marketing, firstSeen, lastSeen } = person;
  const counts = { orders: person.orders, spent, bookings, noShows, chats };
  return {
    person: { email, otherEmails, name, phone, sources, ...counts, marketing, firstSeen: moment(firstSeen), lastSeen: moment(lastSeen) },
    consents: contacts.flatMap(({ email: to, consents }) =>
      consents.map(({ act, text, version, source, at }) => ({ email: to, act, text, version, source, at: moment(at) })),
    ),
    orders: orders.map(({ number, placedAt, buyer, shipTo, billTo, lines, currency, total, status, note }) => ({
      number,
      placedAt: moment(placedAt),
      buyer,
      shipTo,
      billTo,
      lines: lines.map(({ title, variantName, quantity, total: sum, answers }) => ({ title, variantName, quantity, total: sum, answers })),
      currency,
      total,
      status,
      note,
    })),
    bookings: reservations.map(({ service, startsAt, createdAt, status, guest, note, answers }) => ({
      service: service.title,
      startsAt: moment(startsAt),
      bookedAt: moment(createdAt),
      status,
      guest,
      note,
      answers,
    })),
    conversations: conversations.map((one) => ({
      name: one.name,
      email: one.email,
      startedAt: moment(one.createdAt),
      lastAt: moment(one.lastAt),
      page: one.page,
      source: one.source,
      lastText: one.lastText,
    })),
  };
}

function moment(at: number): string {
  return new Date(at).toISOString();
}
