import type { ConversationStatus } from "@awning/domain/chat/schema";
import type { MergeRefusal } from "@awning/domain/contact/merge";
import type { PeopleView } from "@awning/domain/contact/people-filter";
import { LABELS_MAX, MAILBOXES_MAX, type Person } from "@awning/domain/contact/person";
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
const REFUSED_MERGES: Readonly<Record<MergeRefusal, string>> = {
  several: "That person has several email addresses already. Open their page and merge from there.",
  full: `A person can have ${MAILBOXES_MAX} email addresses. Split one off first.`,
  blocked: "One of them is blocked. Block or unblock both first.",
  erasing: "One of them asked you to erase their data. Do that first.",
  labels: `Together they have more than ${LABELS_MAX} labels. Remove some first.`,
  note: "Together their notes are too long. Shorten one first.",
};
/** Why two people cannot be merged, by the reason that the service gives. */
export const MERGE_REFUSALS: Readonly<Record<string, string>> = REFUSED_MERGES;
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
