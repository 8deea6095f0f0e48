import { SITE_PLACES } from "@awning/domain/booking/holders";
import type { Guest, ReservationLink } from "@awning/domain/booking/reservation";
import { Failure } from "@awning/domain/errors/failure";
import { countHolderPlaces } from "#data/booking/holders.ts";
import { countByGuestsSince } from "#data/booking/reservations.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { queueMailNow } from "#data/mail/outbox.ts";
import { isBookingCode } from "#platform/access-keys.ts";
import { sha256 } from "#platform/secure-ids.ts";

/** More times held or booked by guests at one site in an hour, by all networks together, and each booking needs a code. */
export const RUSH = 60;
const HOUR_MS = 3_600_000;

type Asked = Pick<ReservationLink, "siteId" | "reservationId"> & { guest: Pick<Guest, "email">; code?: string };

/**
 * Whether a guest typed the code that was mailed for a hold, which proves that they read the mailbox.
 * @throws Failure `too_many_bookings` with `problem: "code"` and `isWrong`; `too_many_requests` after five tries
 */
export async function readCode({ reservationId, guest, code = "" }: Asked, now: number): Promise<boolean> {
  const typed = code.replace(/\s/g, "");
  if (typed === "") return false;
  await limitRate("booking-code.hold", reservationId, now);
  if (isBookingCode(reservationId, guest.email, typed)) return true;
  throw new Failure("too_many_bookings", { problem: "code", isWrong: true });
}

/** Whether a site is asked for more times than one person takes, or has more from mailboxes that nobody reads than it can bear. Two reads. */
export async function isRushed(siteId: string, now: number): Promise<boolean> {
  const [made, taken] = await Promise.all([countByGuestsSince(siteId, now - HOUR_MS), countHolderPlaces(siteId)]);
  return made > RUSH || taken > SITE_PLACES.all;
}

/** Mails the code of a hold, once to each mailbox. @returns the failure that asks for it */
export async function mailCode({ siteId, reservationId, guest }: Asked): Promise<Failure> {
  const id = `reservation-code.${reservationId}.${sha256(guest.email).slice(0, 16)}`;
  const subject = { uid: null, siteId, orderId: null, reservationId, part: "code-0" };
  await queueMailNow({ id, kind: "reservation-code", to: guest.email, subject });
  return new Failure("too_many_bookings", { problem: "code" });
}
