import { isReservationMail, reservationMailHolds } from "@awning/domain/booking/mails";
import type { Mail, MailFor, MailKind } from "@awning/domain/mail/mail";
import { mailHolds } from "@awning/domain/notification/mail-holds";
import { getReservation } from "#data/booking/reservations.ts";
import { getOrder } from "#data/order/orders.ts";
import { accountLoads } from "./loads/account-loads.ts";
import { chatLoads, isStillUnread } from "./loads/chat-loads.ts";
import { loadOrder } from "./loads/load-order.ts";
import { loadReservation } from "./loads/load-reservation.ts";
import type { Loaded, Loads, ToLoad } from "./loads/loads.ts";
import { siteLoads } from "./loads/site-loads.ts";
import type { LoadedMail, MailContent } from "./mail-content.ts";

/** The other mails are about an order or a reservation and share one loader each. */
const LOADS: Loads<MailFor<"person" | "operator"> | "several-orders"> = {
  ...accountLoads,
  ...siteLoads,
  ...chatLoads,
  // Never queued itself: it replaces queued mails.
  "several-orders": async () => null,
};

/** Loads a mail's content when it is sent. @returns `null` when its subject is gone: a deleted user, a changed address, a missing order */
export async function loadMail<Kind extends MailKind>(mail: ToLoad & { kind: Kind }, now: number): Promise<LoadedMail<Kind> | null> {
  const loaded = await load(mail, now);
  return loaded && { senderName: null, replyTo: null, ...loaded, content: { kind: mail.kind, ...loaded.content } as MailContent<Kind> };
}

function load(mail: ToLoad, now: number): Promise<Loaded<object> | null> {
  const { kind } = mail;
  if (isReservationMail(kind)) return loadReservation(mail);
  return kind in LOADS ? LOADS[kind as keyof typeof LOADS](mail, now) : loadOrder(mail);
}

/** Whether a mail is still true of its order, reservation or conversation; `true` without one. */
export async function isStillSo({ kind, subject: { uid, siteId, orderId, reservationId, part } }: Mail): Promise<boolean> {
  if (uid !== null && (kind === "chat-message" || kind === "chat-reply")) return isStillUnread(uid, part, kind);
  if (isReservationMail(kind)) {
    const reservation = siteId !== null && reservationId !== null ? await getReservation(siteId, reservationId) : null;
    return reservation === null || reservationMailHolds(kind, reservation, part);
  }
  const order = siteId !== null && orderId !== null ? await getOrder(siteId, orderId) : null;
  return order === null || mailHolds(kind, order, part);
}
