import { type IcsEvent, toIcs } from "@awning/domain/booking/ics";
import { isOfWish } from "@awning/domain/booking/mails";
import { reservationPaths } from "@awning/domain/booking/paths";
import type { Reservation, ReservationStatus } from "@awning/domain/booking/reservation";
import { wasConfirmed } from "@awning/domain/booking/transitions";
import { isMailFor } from "@awning/domain/mail/mail";
import { englishIn } from "@awning/domain/values/region";
import { getReservation } from "#data/booking/reservations.ts";
import { getLanguage } from "#data/site/information.ts";
import type { CalendarPart } from "#gateways/smtp.ts";
import { guestMailUrl, reservationUrl } from "#platform/access-keys.ts";
import { config, parseSender } from "#platform/config.ts";
import * as labels from "../labels.ts";
import { loadShop } from "../load-shop.ts";
import type { ReservationContent } from "../mail-content.ts";
import type { Loaded, ToLoad } from "./loads.ts";

/** A reservation's mail with its calendar event. @returns `null` when the reservation or its site is gone */
export async function loadReservation({ kind, subject, to }: ToLoad): Promise<Loaded<ReservationContent> | null> {
  const { siteId, reservationId, part } = subject;
  if (siteId === null || reservationId === null) return null;
  const isOwn = isMailFor("host", kind);
  const [reservation, from, language] = await Promise.all([
    getReservation(siteId, reservationId),
    loadShop(siteId, isOwn ? "owner" : "visitor"),
    isOwn ? null : getLanguage(siteId),
  ]);
  if (!reservation || !from) return null;
  const { shop, account } = from;
  const shared = { shop, reservation, part };
  const eventFor = (event: EventWords) => (isOfWish(part) ? null : calendarOf(reservation, event));
  const { siteUrl } = config();
  if (language === null) {
    const url = siteUrl + reservationPaths.reservation(reservation.id);
    const title = `${reservation.service.title}: ${reservation.guest.name}`;
    const attendees = [{ name: shop.name, email: to }, ...guestOf(reservation)];
    const calendar = eventFor({ summary: title, description: forOwner(reservation), url, attendees });
    const content = { ...shared, url, locale: englishIn(account.locale) };
    return { content, replyTo: reservation.guest.email || null, ...(calendar && { calendar }) };
  }
  const url = guestMailUrl(shop.username, reservation);
  const title = `${reservation.service.title}, ${shop.name}`;
  const description = labels.changeOrCancelAt(url);
  const calendar = eventFor({ summary: title, description, url, attendees: guestOf(reservation) });
  const content = { ...shared, url, locale: language };
  return { content, senderName: labels.viaAwning(shop.name), replyTo: account.email, ...(calendar && { calendar }) };
}

/** The calendar file of a confirmed booking, or `null`. */
export async function guestCalendar(reservation: Reservation): Promise<string | null> {
  const from = reservation.status === "confirmed" ? await loadShop(reservation.siteId) : null;
  if (!from) return null;
  const { shop } = from;
  const url = reservationUrl(shop.username, reservation.id, reservation.accessRev);
  return toIcs(reservation, {
    method: "PUBLISH",
    organizer: organizer(),
    attendees: [],
    summary: `${reservation.service.title}, ${shop.name}`,
    description: labels.changeOrCancelAt(url),
    location: reservation.service.place.text,
    url,
  });
}

/** The mails' sender, because calendars accept changes only from the organizer. */
function organizer(): IcsEvent["organizer"] {
  const { name, address } = parseSender(config().mailFrom);
  return { name, email: address };
}

function guestOf({ guest }: Reservation) {
  return guest.email === "" ? [] : [{ name: guest.name, email: guest.email }];
}

function forOwner({ guest, note }: Reservation): string {
  return [guest.name, guest.email, guest.phone, note].filter((one) => one !== "").join("\n");
}

type EventWords = Pick<IcsEvent, "summary" | "description" | "url" | "attendees">;
const TAKEN_AWAY: readonly ReservationStatus[] = ["cancelled_by_guest", "cancelled_by_owner", "declined", "lapsed"];

/** The current event; none if no calendar ever got it. */
function calendarOf(reservation: Reservation, event: EventWords): CalendarPart | null {
  const isOver = TAKEN_AWAY.includes(reservation.status);
  if (!wasConfirmed(reservation) || (reservation.status !== "confirmed" && !isOver)) return null;
  const method = isOver ? "CANCEL" : "REQUEST";
  return { method, ics: toIcs(reservation, { ...event, method, organizer: organizer(), location: reservation.service.place.text }) };
}
