import type { Calendar } from "../booking/calendars/calendar.ts";
import { isReservationMail } from "../booking/mails.ts";
import type { Reservation, ReservationActor } from "../booking/reservation.ts";
import { isMailFor, type Mail, type MailKind, mailType } from "../mail/mail.ts";
import { type Order, orderName } from "../order/order.ts";
import type { DueMail } from "../order/transition.ts";
import { shortened } from "../values/characters.ts";
import { NOTIFICATION_TITLE_MAX, type Notification } from "./notification.ts";
import { bookingEventOf, notifyEventOf } from "./notify-event.ts";

/** A notification that is to be written; `id` names the event and its subject. */
export type NewNotification = { id: string } & Pick<Notification, "event" | "about" | "title">;

const titleOf = (...parts: readonly string[]) => shortened(parts.filter(Boolean).join(" · "), NOTIFICATION_TITLE_MAX);

/** The notification beside a mail about an order; `null` for mails to buyers, and for what the owner did. @param id the mail's */
export function orderNotification(id: string, { kind, part }: DueMail, order: Order): NewNotification | null {
  if (!isMailFor("owner", kind)) return null;
  if (kind === "order-changed" && order.events.at(-1)?.by === "owner") return null;
  const event = notifyEventOf(kind, order, part) ?? "orderProblem";
  if (event === "lowStock") {
    const titles = order.lines.flatMap(({ title, ranLow }) => (ranLow === null ? [] : [title]));
    return { id, event, about: { kind: "products", id: "" }, title: titleOf([...new Set(titles)].join(", ")) };
  }
  return { id, event, about: { kind: "order", id: order.id }, title: titleOf(orderName(order.number), order.buyer.name) };
}

/** The same beside a mail about a reservation. */
export function reservationNotification(
  id: string,
  kind: MailKind,
  part: string,
  { id: reservationId, guest, service }: Reservation,
  by: ReservationActor,
): NewNotification | null {
  const event = isReservationMail(kind) ? bookingEventOf(kind, part) : null;
  if (event === null || by === "owner") return null;
  return { id, event, about: { kind: "reservation", id: reservationId }, title: titleOf(guest.name, service.title) };
}

/** A mail to a buyer or guest that was given up; `null` for others. @param now makes each failure one of its own; ms since 1970 */
export function failureNotification(id: string, { kind, to, subject }: Pick<Mail, "kind" | "to" | "subject">, now: number) {
  const { siteId, orderId, reservationId } = subject;
  if (siteId === null || !(isMailFor("buyer", kind) || isMailFor("guest", kind))) return null;
  const about = orderId === null ? ({ kind: "reservation", id: reservationId ?? "" } as const) : ({ kind: "order", id: orderId } as const);
  const notification: NewNotification = {
    id: `mail-failed.${id}.${now}`,
    event: "mailFailed",
    about,
    title: titleOf(mailType(kind).name, to),
  };
  return { siteId, notification };
}

/** Told once each time a calendar fails for so long that its busy times are old; `null` otherwise. */
export function calendarNotification(before: Calendar, { id, scheduleId, name, failing }: Calendar): NewNotification | null {
  if (!failing?.isTold || before.failing?.isTold) return null;
  return {
    id: `calendar-failed.${id}.${failing.since}`,
    event: "calendarFailed",
    about: { kind: "hours", id: scheduleId },
    title: titleOf(name),
  };
}
