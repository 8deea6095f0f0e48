import type { MailKind, ReservationMailKind } from "../mail/mail.ts";
import { moneyOf } from "../order/money/order-money.ts";
import type { Order } from "../order/order.ts";
import type { NotifyEvent } from "./notify.ts";

/**
 * The notification event of an order mail to the owner; `part` is the mail's.
 * @returns `null` for mails that cannot be turned off: mails to others, money that needs the owner (a mismatched payment, a failed refund,
 * a canceled order with a balance, a withdrawal), and unlisted kinds
 */
export function notifyEventOf(kind: MailKind, order: Order, part: string): NotifyEvent | null {
  switch (kind) {
    case "new-order":
      return "newOrder";
    case "low-stock":
      return "lowStock";
    case "order-changed":
      return changeOf(order, part);
    default:
      return null;
  }
}

function changeOf(order: Order, part: string): NotifyEvent | null {
  if (part === "address") return "addressCorrected";
  if (part === "cancelled") return moneyOf(order).refundable > 0 ? null : "orderCancelled";
  const withdrawal = order.withdrawals.find(({ id }) => id === part);
  // Settled at once: the order was canceled unpaid.
  if (withdrawal) return withdrawal.settledAt === withdrawal.at ? "orderCancelled" : null;
  return order.refunds.some((refund) => refund.id === part) ? "moneyBack" : null;
}

/** The notification event of a reservation mail to the owner; `part` as in `reservationMails`. `null` for mails to guests. */
export function bookingEventOf(kind: ReservationMailKind, part: string): NotifyEvent | null {
  if (kind === "new-reservation") return "newBooking";
  if (kind !== "reservation-changed") return null;
  const [event] = part.split("-");
  if (event === "moved") return "bookingMoved";
  if (event === "cancelled") return "bookingCancelled";
  return event === "reminder" ? "bookingReminder" : "bookingAnswered";
}
