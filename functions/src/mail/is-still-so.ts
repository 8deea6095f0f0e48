import { isReservationMail, reservationMailHolds } from "@awning/domain/booking/mails";
import type { Mail } from "@awning/domain/mail/mail";
import { mailHolds } from "@awning/domain/notification/mail-holds";
import { getOrder } from "#data/orders.ts";
import { getReservation } from "#data/reservations.ts";
import { isStillUnread } from "./load-chat-mail.ts";

/** Whether what a mail tells of an order, a reservation or a conversation is so by now; what is about none, or about one that is gone, always is. */
export async function isStillSo({ kind, subject: { uid, siteId, orderId, reservationId, part } }: Mail): Promise<boolean> {
  if (uid !== null && (kind === "chat-message" || kind === "chat-reply")) return isStillUnread(uid, part, kind);
  if (isReservationMail(kind)) {
    const reservation = siteId !== null && reservationId !== null ? await getReservation(siteId, reservationId) : null;
    return reservation === null || reservationMailHolds(kind, reservation, part);
  }
  const order = siteId !== null && orderId !== null ? await getOrder(siteId, orderId) : null;
  return order === null || mailHolds(kind, order, part);
}
