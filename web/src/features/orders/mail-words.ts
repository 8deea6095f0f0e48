import { type Mail, type MailKind, NO_LONGER_SO } from "@awning/domain/mail";
import type { OrderMark } from "@awning/domain/order-marks";

const NAMES: Readonly<Record<MailKind, string>> = {
  "confirm-address": "Confirm your address",
  "account-exists": "Account exists",
  "contact-message": "Message from a visitor",
  "confirm-sign-up": "Confirm the sign-up",
  "signed-up": "On the list",
  "confirm-new-address": "Confirm a new address",
  "address-change-asked": "New address asked for",
  "address-changed": "Address changed",
  "username-changed": "Name changed",
  "password-changed": "Password changed",
  "new-sign-in": "New sign-in",
  "weekly-summary": "Your week",
  "deletion-scheduled": "Deletion scheduled",
  "deletion-undone": "Deletion taken back",
  "page-suspended": "Page closed",
  "page-restored": "Page open again",
  "account-deleted": "Account deleted",
  "reset-password": "New password",
  "page-report": "Reported page",
  "order-received": "Order received",
  "several-orders": "Several orders",
  "new-order": "New order",
  "payment-received": "Payment received",
  "payment-failed": "Payment failed",
  "payment-reminder": "Payment reminder",
  "order-ready": "Ready to collect",
  "files-ready": "Files ready",
  "file-updated": "New version of a file",
  "order-changed": "To you: what changed",
  "low-stock": "Runs low",
  "order-message": "Your message",
  "order-link": "Link to the order",
  "order-dispatched": "On its way",
  "tracking-changed": "Tracking changed",
  "order-cancelled": "Cancelled",
  "order-expired": "Expired",
  "order-refunded": "Money back",
};

/** What a mail is called on the order. */
export function mailName(kind: MailKind): string {
  return NAMES[kind];
}

/** Whether a mail went out. */
export function mailState({ state, attempts, lastError }: Pick<Mail, "state" | "attempts" | "lastError">): OrderMark {
  switch (state) {
    case "sent":
      return { shape: "disc", tone: "leaf", word: "Sent" };
    case "dead":
      return { shape: "alert", tone: "red", word: "Could not be sent" };
    case "silenced":
      return {
        shape: "bar",
        tone: "faint",
        word: lastError === NO_LONGER_SO ? "Not sent, no longer so" : "Not sent, turned off in Settings",
      };
    case "queued":
    case "sending":
      return attempts > 1
        ? { shape: "half", tone: "sun", word: "Tried, will try again" }
        : { shape: "half", tone: "sky", word: "On its way" };
  }
}
