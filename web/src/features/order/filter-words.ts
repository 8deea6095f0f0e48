import type { FulfilmentStatus, OrderStatus, PaymentStatus } from "@awning/domain/order/order";

/** The states of each axis as choices of a filter: without what only one order's delivery or payment would say. */
export const ORDER_CHOICES: Record<OrderStatus, string> = {
  pending: "Awaiting payment",
  open: "Open",
  completed: "Completed",
  cancelled: "Canceled",
  expired: "Expired",
};
export const PAYMENT_CHOICES: Record<PaymentStatus, string> = {
  unpaid: "Unpaid",
  processing: "Processing",
  failed: "Payment failed",
  paid: "Paid",
  partly_refunded: "Partially refunded",
  refunded: "Refunded",
  none_due: "Nothing to pay",
  voided: "Not paid",
};
export const FULFILMENT_CHOICES: Record<FulfilmentStatus, string> = {
  unfulfilled: "Unfulfilled",
  in_progress: "In progress",
  ready: "Ready for pickup",
  not_collected: "Not picked up",
  partly_fulfilled: "Partially fulfilled",
  fulfilled: "Fulfilled",
  not_needed: "Nothing to fulfill",
};
