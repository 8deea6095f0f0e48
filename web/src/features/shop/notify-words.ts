import type { NotifyEvent } from "@awning/domain/notification/notify";

type Words = { title: string; sub: string };

/** What the owner can turn off, and where it still stands then. */
export const NOTIFY_WORDS: Readonly<Record<NotifyEvent, Words>> = {
  newOrder: { title: "New order", sub: "Also shown under Orders, and on Today while there's something to do." },
  orderCancelled: { title: "Order canceled", sub: "By the buyer or by you. If a refund is due, we always email you." },
  addressCorrected: { title: "Address changed by the buyer", sub: "Before anything ships. The order shows the new address." },
  moneyBack: { title: "Refund issued", sub: "Every time, with the reason. Also shown on the order." },
  lowStock: { title: "Low stock or sold out", sub: "Also shown on Today and under Products." },
  newBooking: { title: "A new booking or request", sub: "It is listed under Reservations, and requests appear on Today until you answer." },
  bookingAnswered: { title: "A request is answered or expires", sub: "After you confirm it, or when it runs out of time." },
  bookingMoved: { title: "A booking is moved", sub: "By the guest or by you, with an updated calendar file." },
  bookingCancelled: { title: "A booking is canceled", sub: "By the guest or by you, with the reason." },
  bookingReminder: { title: "A booking starts soon", sub: "When the guest is reminded." },
  chatMessage: { title: "Unread chat message", sub: "After a few minutes, with its text. Also shown under Chat and on Today." },
  weeklySummary: { title: "Weekly summary", sub: "Every Monday: orders, clicks and new subscribers. Skipped after two quiet weeks." },
};

/** What the owner is told in any case, and why. */
export const ALWAYS_TOLD: readonly Words[] = [
  { title: "New message", sub: "The contact form on your page emails you. Messages aren't stored here." },
  {
    title: "Payment problem",
    sub: "A payment that doesn't match, a failed refund, or a canceled order that's still paid.",
  },
  {
    title: "Account security",
    sub: "Email confirmation, name or password changes, and logins from new devices. These can't be turned off.",
  },
];
