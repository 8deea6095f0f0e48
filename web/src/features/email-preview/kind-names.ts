import type { MailKind } from "@awning/domain/mail";

/** What each mail is called in the list, and who gets it. */
export const MAIL_NAMES: Readonly<Record<MailKind, { name: string; to: "Owner" | "Buyer" | "Visitor" | "Operator" }>> = {
  "confirm-address": { name: "Confirm your address", to: "Owner" },
  "contact-message": { name: "Message from a visitor", to: "Owner" },
  "confirm-sign-up": { name: "Confirm sign-up", to: "Visitor" },
  "signed-up": { name: "On the list", to: "Visitor" },
  "account-exists": { name: "Account exists already", to: "Owner" },
  "page-report": { name: "Reported page", to: "Operator" },
  "reset-password": { name: "New password", to: "Owner" },
  "new-order": { name: "New order", to: "Owner" },
  "order-received": { name: "Order received", to: "Buyer" },
  "payment-received": { name: "Payment received", to: "Buyer" },
  "payment-failed": { name: "Payment failed", to: "Buyer" },
  "payment-reminder": { name: "Payment reminder", to: "Buyer" },
  "order-ready": { name: "Ready to collect", to: "Buyer" },
  "order-expired": { name: "Order expired", to: "Buyer" },
  "order-refunded": { name: "Money back", to: "Buyer" },
  "files-ready": { name: "Files ready", to: "Buyer" },
  "file-updated": { name: "New version", to: "Buyer" },
  "order-changed": { name: "Order changed", to: "Owner" },
  "low-stock": { name: "Runs low", to: "Owner" },
  "order-message": { name: "Message of the shop", to: "Buyer" },
  "order-link": { name: "Order link", to: "Buyer" },
  "order-dispatched": { name: "Order dispatched", to: "Buyer" },
  "tracking-changed": { name: "Tracking changed", to: "Buyer" },
  "order-cancelled": { name: "Order cancelled", to: "Buyer" },
};
