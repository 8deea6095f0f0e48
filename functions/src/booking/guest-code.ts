import { SITE_PLACES } from "@awning/domain/booking/holders";
import type { Guest, ReservationLink } from "@awning/domain/booking/reservation";
import { Failure } from "@awning/domain/errors/failure";
import { countHolderPlaces } from "#data/booking/holders.ts";
import { countByGuestsSince, getReservation } from "#data/booking/reservations.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { getMail, queueMailNow } from "#data/mail/outbox.ts";
import { codeHour, isBookingCode } from "#platform/access-keys.ts";
import { sha256 } from "#platform/secure-ids.ts";

/** More times held or booked by guests at one site in an hour, by all networks together, and each booking needs a code. */
export const RUSH = 60;
const HOUR_MS = 3_600_000;

type Asked = Pick<ReservationLink, "siteId" | "reservationId"> & { guest: Pick<Guest, "email">; code?: string };

/**
 * What a guest typed for the code that was mailed, which proves that they read the mailbox.
 * @throws Failure `too_many_requests` after five tries
 */
export async function readCode({ siteId, reservationId, guest, code = "" }: Asked, now: number): Promise<"none" | "right" | "wrong"> {
  const typed = code.replace(/\s/g, "");
  if (typed === "") return "none";
  await limitRate("booking-code.hold", reservationId, now);
  const held = await getReservation(siteId, reservationId);
  return held && isBookingCode(held, guest.email, typed, now) ? "right" : "wrong";
}

/** Whether a site is asked for more times than one person takes, or has more from mailboxes that nobody reads than it can bear. Two reads. */
export async function isRushed(siteId: string, now: number): Promise<boolean> {
  const [made, taken] = await Promise.all([countByGuestsSince(siteId, now - HOUR_MS), countHolderPlaces(siteId)]);
  return made > RUSH || taken > SITE_PLACES.all;
}

type Asking = { clientAddress: string; isWrong: boolean; now: number };

/**
 * Mails the code for a hold, once an hour to each mailbox.
 * @returns the failure that asks for it, with `isWrong` where another was typed
 * @throws Failure `too_many_requests` after three mailboxes of a hold, or ten of a network
 */
export async function mailCode({ siteId, reservationId, guest }: Asked, { clientAddress, isWrong, now }: Asking): Promise<Failure> {
  const id = `reservation-code.${reservationId}.${sha256(guest.email).slice(0, 16)}.${codeHour(now)}`;
  const subject = { uid: null, siteId, orderId: null, reservationId, part: "code-0" };
  const isKnown = (await getMail(id)) !== null;
  if (!isKnown) {
    await limitRate("booking-code-mail.hold", reservationId, now);
    await limitRate("booking-code-mail.client", clientAddress, now);
  }
  await queueMailNow({ id, kind: "reservation-code", to: guest.email, subject });
  return new Failure("too_many_bookings", { problem: "code", ...(isWrong && isKnown && { isWrong }) });
}
