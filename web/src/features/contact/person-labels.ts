import type { ReservationStatus } from "@awning/domain/booking/reservation";
import type { ConversationStatus } from "@awning/domain/chat/schema";
import type { Person } from "@awning/domain/contact/person";
import { formatCount } from "@awning/domain/values/counts";
import { textLocale } from "#ui/locale.ts";

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
export const RESERVATION_LABELS: Record<ReservationStatus, string> = {
  held: "Held",
  unpaid: "Unpaid",
  waiting: "On the waiting list",
  offered: "Place offered",
  pending: "Requested",
  confirmed: "Booked",
  completed: "Completed",
  no_show: "No-show",
  cancelled_by_guest: "Canceled by guest",
  cancelled_by_owner: "Canceled by you",
  declined: "Declined",
  lapsed: "Request expired",
  expired: "Expired",
};
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
export const VIEWS = [
  { key: "all", label: "Everyone" },
  { key: "buyers", label: "Buyers" },
  { key: "guests", label: "Guests" },
  { key: "chats", label: "Chats" },
  { key: "subscribed", label: "Newsletter" },
] as const;

export function nameOf({ name, email }: Pick<Person, "name" | "email">): string {
  return name || email;
}

const counted = (count: number, one: string) => (count === 0 ? [] : [formatCount(count, one)]);

/** "2 orders, 1 booking"; of who only signed up nothing. */
export function activityLabel({ orders, bookings, chats }: Pick<Person, "orders" | "bookings" | "chats">): string {
  return [...counted(orders, "order"), ...counted(bookings, "booking"), ...counted(chats, "chat")].join(", ");
}

export const SORTS = ["seen", "spent", "orders", "name"] as const;
export type PeopleSort = (typeof SORTS)[number];

/** People in the order asked for; equals stay in the order they came. */
export function sortPeople<Some extends Person>(people: readonly Some[], by: PeopleSort): Some[] {
  const most = ({ spent }: Person) => Math.max(0, ...spent.map(({ total }) => total));
  if (by === "spent") return people.toSorted((a, b) => most(b) - most(a));
  if (by === "orders") return people.toSorted((a, b) => b.orders - a.orders);
  if (by === "name") return people.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), textLocale()));
  return [...people];
}
