import type { ConversationStatus } from "@awning/domain/chat/schema";
import type { PeopleView } from "@awning/domain/contact/people-filter";
import type { Person } from "@awning/domain/contact/person";
import { formatCount } from "@awning/domain/values/counts";

export const MARKETING_LABELS: Record<Person["marketing"], string> = {
  none: "Not subscribed",
  pending: "Newsletter: not confirmed yet",
  subscribed: "Gets your newsletter",
  unsubscribed: "Unsubscribed",
};
export const CONSENT_LABELS = {
  asked: "Asked for the newsletter",
  confirmed: "Confirmed the newsletter",
  withdrawn: "Unsubscribed",
} as const;
export const CHAT_LABELS: Record<ConversationStatus, string> = {
  open: "Open",
  snoozed: "Snoozed",
  closed: "Closed",
  spam: "Blocked",
};
/** Why somebody cannot be erased yet. */
export const ERASE_REFUSALS: Readonly<Record<string, string>> = {
  orders: "This person has open orders. Complete or cancel them first.",
  bookings: "This person has upcoming bookings. Complete or cancel them first.",
};
export const VIEW_LABELS: Record<PeopleView, string> = {
  all: "Everyone",
  buyers: "Buyers",
  guests: "Guests",
  chats: "Chats",
  subscribed: "Newsletter",
};

export function nameOf({ name, email }: Pick<Person, "name" | "email">): string {
  return name || email;
}

const counted = (count: number, one: string) => (count === 0 ? [] : [formatCount(count, one)]);

/** "2 orders, 1 booking"; of who only signed up nothing. */
export function activityLabel({ orders, bookings, chats }: Pick<Person, "orders" | "bookings" | "chats">): string {
  return [...counted(orders, "order"), ...counted(bookings, "booking"), ...counted(chats, "chat")].join(", ");
}
