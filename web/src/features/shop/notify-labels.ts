import type { Channel, NotifyEvent } from "@awning/domain/notification/notify";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";

type Words = { title: string; sub: string };

/** The optional notifications, and where the event is still shown. */
export const NOTIFY_WORDS: Readonly<Record<NotifyEvent, Words>> = {
  newOrder: { title: labels.newOrder, sub: labels.newOrderHint },
  orderCancelled: { title: labels.orderCanceled, sub: labels.orderCanceledHint },
  addressCorrected: { title: labels.addressChangedByBuyer, sub: labels.addressChangedHint },
  moneyBack: { title: labels.refundIssued, sub: labels.refundIssuedHint },
  lowStock: { title: labels.lowStockOrSoldOut, sub: labels.lowStockHint },
  mailFailed: { title: labels.emailNotSent, sub: labels.emailNotSentHint },
  newBooking: { title: labels.newBookingOrRequest, sub: labels.newBookingHint },
  bookingAnswered: { title: labels.requestAnsweredOrExpired, sub: labels.requestAnsweredHint },
  bookingMoved: { title: labels.bookingMoved, sub: labels.bookingMovedHint },
  bookingCancelled: { title: labels.bookingCanceled, sub: labels.bookingCanceledHint },
  bookingReminder: { title: labels.bookingReminder, sub: labels.bookingReminderHint },
  calendarFailed: { title: labels.calendarFailed, sub: labels.calendarFailedHint },
  chatMessage: { title: labels.unreadChatMessage, sub: labels.chatMessageHint },
  weeklySummary: { title: labels.weeklySummary, sub: labels.weeklySummaryHint },
};

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
