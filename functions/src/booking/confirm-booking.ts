import type { Guest, Reservation, ReservationLink } from "@awning/domain/booking/reservation";
import { guestRefusals, type RejectionReason } from "@awning/domain/booking/transitions";
import { Failure } from "@awning/domain/errors/failure";
import { documentIdSchema } from "@awning/domain/values/document-id";
import * as z from "zod/mini";
import { listHolderPlaces } from "#data/booking/holders.ts";
import { getGuardedReservation, getReservation, updateReservation } from "#data/booking/reservations.ts";
import { requireNotBlocked } from "#data/contact/people.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { FIRST_ACCESS_REV, isGuestMailKey, isReservationKey } from "#platform/access-keys.ts";
import { holderOf } from "#platform/holder.ts";
import { requireBookingSite } from "./new-reservation.ts";
import { persistReservation, requireChange } from "./persist-reservation.ts";
import { isThrowaway } from "./throwaway-mail.ts";

/** What the form of a held time says; parsed by `typedGuestSchema` and `guestNoteSchema`. */
export type ConfirmInput = ReservationLink & { guest: Guest; note: string; zoneGuest: string; locale: string };

/**
 * Makes a booking or a request of a time that a visitor holds, and tells both sides. Sent twice it books once. As long as the time is
 * held its end on paper is no matter.
 * @throws Failure `act_refused` with `reason: "state"` when the hold has ended, `not_found` without the key, `shop_closed`,
 * `blocked`, `too_many_requests`, `too_many_bookings`, `bad_request` with `problem: "throwaway_email"`
 */
export async function confirmBooking(
  input: ConfirmInput,
  { clientAddress, now }: { clientAddress: string; now: number },
): Promise<Reservation> {
  const { siteId, reservationId, key, guest, note, zoneGuest, locale } = input;
  await limitRate("confirm-booking.client", clientAddress, now);
  await limitRate("confirm-booking.email", guest.email, now);
  if (await isThrowaway(guest.email)) throw new Failure("bad_request", { fields: ["email"], problem: "throwaway_email" });
  return writeTogether("confirm-booking", async (writes) => {
    const [found] = await Promise.all([getGuardedReservation(siteId, reservationId), requireBookingSite(siteId, "guest")]);
    if (!found || !isReservationKey(reservationId, found.reservation.accessRev, key)) throw new Failure("not_found");
    // A second tap on the button.
    const { status } = found.reservation;
    if ((status === "confirmed" || status === "pending") && found.reservation.guest.email === guest.email) return found.reservation;
    await requireNotBlocked(siteId, guest.email);
    const action = { type: "submit", guest, note, zoneGuest, locale } as const;
    const after = requireChange(found.reservation, { action, by: "guest", now });
    const booked = { ...after, holder: await findRoom(siteId, holderOf(siteId, clientAddress)) };
    await persistReservation(writes, found, booked, { action, by: "guest" });
    return booked;
  });
}

/** A free place for one more booking of a network. */
async function findRoom(siteId: string, network: string): Promise<string> {
  const places = await listHolderPlaces(siteId, network, "booked");
  const free = places.find(({ reservationId }) => reservationId === null);
  if (!free) throw new Failure("too_many_bookings");
  return free.id;
}

/** Gives back the place of a booking whose guest opened the link of its mail: whoever can read it is no invention. */
export async function confirmAddress({ siteId, reservationId, key }: ReservationLink, mailKey: string): Promise<void> {
  await writeTogether("confirm-address", async (writes) => {
    const found = await getGuardedReservation(siteId, reservationId);
    if (!found?.reservation.holder || !isReservationKey(reservationId, found.reservation.accessRev, key)) return;
    if (!isGuestMailKey(found.reservation, mailKey)) return;
    updateReservation(writes, found, { ...found.reservation, holder: null });
  });
}

/** What a guest may do with it now: `null` for what they may, else why not. */
type OpenedReservation = { reservation: Reservation; refusals: { cancel: RejectionReason | null; move: RejectionReason | null } };

/** A reservation for who has its link. A wrong key, a missing reservation and another site's are all `null`. */
export async function findReservation({ siteId, reservationId, key }: ReservationLink, now: number): Promise<OpenedReservation | null> {
  const id = z.safeParse(documentIdSchema, reservationId);
  if (key === "" || !id.success) return null;
  const reservation = await getReservation(siteId, id.data);
  // Checked for a missing one too, so that both take equally long.
  const fits = isReservationKey(id.data, reservation?.accessRev ?? FIRST_ACCESS_REV, key);
  return reservation && fits ? { reservation, refusals: guestRefusals(reservation, now) } : null;
}
