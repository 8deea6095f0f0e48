import { type Mail, type MailKind, NO_LONGER_SO, READ_BEFORE } from "./mail.ts";

export const MAIL_NAMES: Readonly<Record<MailKind, string>> = {
  "confirm-address": "Confirm your email",
  "account-exists": "Account already exists",
  "host-message": "Message to the host",
  "host-message-copy": "Copy of a message to the host",
  "contact-message": "Message from a visitor",
  "chat-message": "Unread chat message",
  "chat-reply": "Unread chat reply",
  "chat-transcript": "Copy of a chat",
  "confirm-sign-up": "Confirm subscription",
  "signed-up": "Subscription confirmed",
  "reservation-code": "Booking code",
  "own-data": "Link to your customer’s data",
  "reservation-requested": "Booking requested",
  "reservation-confirmed": "Booking confirmed",
  "reservation-declined": "Booking declined",
  "reservation-moved": "Booking moved",
  "reservation-cancelled": "Booking canceled",
  "reservation-waiting": "Waiting list joined",
  "reservation-offered": "Place offered",
  "reservation-reminder": "Booking reminder",
  "new-reservation": "New booking (to you)",
  "reservation-changed": "Booking changed (to you)",
  "confirm-new-address": "Confirm new email",
  "address-change-asked": "Email change requested",
  "address-changed": "Address updated",
  "username-changed": "Page name changed",
  "password-changed": "Password changed",
  "new-sign-in": "New login",
  "sign-in-changed": "Login changed",
  "weekly-summary": "Your week",
  "deletion-scheduled": "Account deletion scheduled",
  "deletion-undone": "Account deletion canceled",
  "page-suspended": "Page suspended",
  "page-restored": "Page restored",
  "account-deleted": "Account deleted",
  "reset-password": "Password reset",
  "page-report": "Reported page",
  "order-received": "Order received",
  "several-orders": "Several orders",
  "new-order": "New order",
  "payment-received": "Payment received",
  "payment-failed": "Payment failed",
  "payment-reminder": "Payment reminder",
  "order-ready": "Ready for pickup",
  "files-ready": "Files ready",
  "file-updated": "New version of a file",
  "order-changed": "Order changed (to you)",
  "low-stock": "Low stock",
  "order-link": "Order link",
  "order-dispatched": "Order shipped",
  "tracking-changed": "Tracking updated",
  "order-cancelled": "Canceled",
  "order-expired": "Expired",
  "order-refunded": "Refund issued",
  "withdrawal-received": "Withdrawal received",
};

/** How it stands with a mail, for the mark of a state. */
export type MailMark = { shape: "disc" | "alert" | "bar" | "half"; tone: "leaf" | "red" | "faint" | "sun" | "sky"; word: string };

const WHY_NOT: Readonly<Record<string, string>> = {
  [NO_LONGER_SO]: "Not sent, no longer relevant",
  [READ_BEFORE]: "Not sent, already read",
};

/** Whether a mail went out, in the owner's words. */
export function mailState({ state, attempts, lastError }: Pick<Mail, "state" | "attempts" | "lastError">): MailMark {
  switch (state) {
    case "sent":
      return { shape: "disc", tone: "leaf", word: "Sent" };
    case "failed":
      return { shape: "alert", tone: "red", word: "Couldn’t be sent" };
    case "suppressed":
      return { shape: "bar", tone: "faint", word: WHY_NOT[lastError] ?? "Not sent, turned off in settings" };
    case "queued":
    case "sending":
      return attempts > 1 ? { shape: "half", tone: "sun", word: "Failed, retrying" } : { shape: "half", tone: "sky", word: "Sending" };
  }
}

/** Whether a mail is done, so that it can be sent again. */
export function isMailDone({ state }: Pick<Mail, "state">): boolean {
  return state === "sent" || state === "failed" || state === "suppressed";
}
