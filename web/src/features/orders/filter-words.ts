import type { FulfilmentStatus, OrderStatus, PaymentStatus } from "@awning/domain/order";

/** The states of each axis as choices of a filter: without what only one order's delivery or payment would say. */
export const ORDER_CHOICES: Record<OrderStatus, string> = {
  pending: "Waits for payment",
  open: "Open",
  completed: "Completed",
  cancelled: "Cancelled",
  expired: "Expired",
};
export const PAYMENT_CHOICES: Record<PaymentStatus, string> = {
  unpaid: "Unpaid",
  processing: "Being paid",
  failed: "Payment failed",
  paid: "Paid",
  partly_refunded: "Partly returned",
  refunded: "Money returned",
  none_due: "Nothing to pay",
  voided: "Not paid",
};
export const FULFILMENT_CHOICES: Record<FulfilmentStatus, string> = {
  unfulfilled: "To send",
  in_progress: "In progress",
  ready: "Ready to collect",
  not_collected: "Not collected",
  partly_fulfilled: "Partly sent",
  fulfilled: "Sent",
  not_needed: "Nothing to send",
};
