import { type IcsEvent, toIcs, toIcsOfAll } from "@awning/domain/booking/ics";
import { isOfSeries, isOfWish } from "@awning/domain/booking/mails";
import { reservationPaths } from "@awning/domain/booking/paths";
import { type Reservation, type ReservationStatus, wasConfirmed } from "@awning/domain/booking/reservation";
import { isMailFor } from "@awning/domain/mail/mail";
import { englishIn } from "@awning/domain/values/region";
import { getReservation, listSeries } from "#data/booking/reservations.ts";
import { getLanguage } from "#data/site/information.ts";
import type { CalendarPart } from "#gateways/smtp.ts";
import { bookingCode, codeHour, guestMailUrl, reservationUrl } from "#platform/access-keys.ts";
import { config, parseSender } from "#platform/config.ts";
import * as labels from "../labels.ts";
import { loadShop } from "../load-shop.ts";
import type { ReservationContent } from "../mail-content.ts";
import type { Loaded, ToLoad } from "./loads.ts";

/** A reservation's mail with its calendar event. @returns `null` when the reservation or its site is gone */
export async function loadReservation({ kind, subject, to }: ToLoad, now: number): Promise<Loaded<ReservationContent> | null> {
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
  const { siteUrl } = config();
  const urlOf = (one: Reservation) =>
    language === null ? siteUrl + reservationPaths.reservation(one.id) : guestMailUrl(shop.username, one);
  const dates = isOfSeries(part) ? await datesTold(reservation, part) : null;
  if (dates?.length === 0) return null;
  const shared = { shop, reservation, part, ...(dates && { dates: dates.map((one) => ({ startsAt: one.startsAt, url: urlOf(one) })) }) };
  const eventFor = (event: EventWords) =>
    dates ? seriesCalendar(dates, event, urlOf) : isOfWish(part) ? null : calendarOf(reservation, event);
  const url = urlOf(reservation);
  if (language === null) {
    const title = `${reservation.service.title}: ${reservation.guest.name}`;
    const attendees = [{ name: shop.name, email: to }, ...guestOf(reservation)];
    const calendar = eventFor({ summary: title, description: forOwner(reservation), url, attendees });
    const content = { ...shared, url, locale: englishIn(account.locale) };
    return { content, replyTo: reservation.guest.email || null, ...(calendar && { calendar }) };
  }
  const title = `${reservation.service.title}, ${shop.name}`;
  const calendar = eventFor({ summary: title, description: labels.changeOrCancelAt(url), url, attendees: guestOf(reservation) });
  const code = kind === "reservation-code" ? bookingCode(reservation, to, codeHour(now)) : undefined;
  const content = { ...shared, url, locale: language, ...(code && { code }) };
  return { content, senderName: labels.viaAwning(shop.name), replyTo: account.email, ...(calendar && { calendar }) };
}

/** The dates of a series that a mail tells: those that still stand, or those that went with this one. */
async function datesTold(first: Reservation, part: string): Promise<Reservation[]> {
  const all = (await listSeries(first.siteId, first.series?.id ?? "")).map(({ reservation }) => reservation);
  const endedAt = ({ history }: Reservation) => history.findLast(({ type }) => type === "cancelled")?.at;
  return part.startsWith("cancelled-")
    ? all.filter((one) => one.status === "cancelled_by_owner" && endedAt(one) === endedAt(first))
    : all.filter(({ status }) => status === "confirmed");
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

/** The calendar file of bookings that an owner is told of together, to import; `null` when none of them is confirmed. */
export function newsCalendar(contents: readonly ReservationContent[], to: string): CalendarPart | null {
  const events = contents.flatMap(({ shop, reservation, url }) => {
    if (reservation.status !== "confirmed") return [];
    const { service, guest } = reservation;
    const words = { summary: `${service.title}: ${guest.name}`, description: forOwner(reservation), url, location: service.place.text };
    const attendees = [{ name: shop.name, email: to }, ...guestOf(reservation)];
    return [[reservation, { ...words, attendees, method: "PUBLISH", organizer: organizer() }] as const];
  });
  return events.length === 0 ? null : { method: "PUBLISH", ics: toIcsOfAll(events) };
}

/** The events of dates that one act changed. A calendar takes several only as a file to import, which updates what it imported before. */
function seriesCalendar(dates: readonly Reservation[], event: EventWords, urlOf: (one: Reservation) => string): CalendarPart {
  const shared = { ...event, method: "PUBLISH", organizer: organizer() } as const;
  const ics = toIcsOfAll(dates.map((one) => [one, { ...shared, url: urlOf(one), location: one.service.place.text }]));
  return { method: "PUBLISH", ics };
}
