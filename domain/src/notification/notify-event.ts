import type { MailKind, ReservationMailKind } from "../mail/mail.ts";
import { moneyOf } from "../order/money/order-money.ts";
import type { Order } from "../order/order.ts";
import type { NotifyEvent } from "./notify.ts";

/**
 * Which event a mail about an order tells its owner of, as the order is now; `part` is that of the mail.
 * @returns `null` for what cannot be turned off: mails to others, money that wants its owner (a payment that does not fit, a
 * refund that failed, a cancelled order whose money is still here), and whatever nobody has named an event for
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
  // One that failed is told of by a part of its own.
  return order.refunds.some((refund) => refund.id === part) ? "moneyBack" : null;
}

/** Which event a mail about a reservation tells its owner of; `part` as in `reservationMails`. `null` for mails to guests. */
export function bookingEventOf(kind: ReservationMailKind, part: string): NotifyEvent | null {
  if (kind === "new-reservation") return "newBooking";
  if (kind !== "reservation-changed") return null;
  const [event] = part.split("-");
  if (event === "moved") return "bookingMoved";
  if (event === "cancelled") return "bookingCancelled";
  return event === "reminder" ? "bookingReminder" : "bookingAnswered";
}
