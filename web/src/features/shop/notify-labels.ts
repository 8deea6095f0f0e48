import type { Channel, NotifyEvent } from "@awning/domain/notification/notify";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";

/** Where the event of an optional notification is still shown. */
export const EVENT_HINTS: Readonly<Record<NotifyEvent, string>> = {
  newOrder: "Also shown under Orders, and on Today while there’s something to do.",
  orderCancelled: "By the buyer or by you. If a refund is due, we always email you.",
  addressCorrected: "Before anything ships. The order shows the new address.",
  moneyBack: "Every time, with the reason. Also shown on the order.",
  lowStock: "Also shown on Today and under Products.",
  mailFailed: "To a buyer or guest. You can send it again under Sent emails.",
  newBooking: "Also shown under Bookings. Requests appear on Today until you answer.",
  bookingAnswered: "When you confirm a request, or when it expires without an answer.",
  bookingMoved: "By the guest or by you, with an updated calendar file.",
  bookingCancelled: "By the guest or by you, with the reason.",
  bookingReminder: "Sent together with the reminder to the guest.",
  calendarFailed: "When we can’t read a calendar for two hours. The times it blocked before stay blocked.",
  chatMessage: "After a few minutes, with its text. Also shown under Chat and on Today.",
  weeklySummary: "Every Monday: orders, clicks and new subscribers. Skipped after two quiet weeks.",
};

type Words = { title: string; sub: string };

/** The notifications that are always sent, and why. */
export const ALWAYS_TOLD: readonly Words[] = [
  { title: labels.newMessage, sub: labels.newMessageHint },
  { title: labels.paymentProblem, sub: labels.paymentProblemHint },
  { title: labels.accountSecurity, sub: labels.accountSecurityHint },
];

export const CHANNEL_WORDS: Readonly<Record<Channel, string>> = { app: labels.inApp, mail: uiLabels.email, push: labels.push };

/** What push messages do here, or why they cannot be turned on. */
export const PUSH_HINTS = {
  yes: labels.pushHint,
  denied: labels.pushDenied,
  unsupported: labels.pushUnsupported,
} as const;
