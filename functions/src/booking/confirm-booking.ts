import type { Guest, Reservation } from "@awning/domain/booking/reservation";
import { Failure } from "@awning/domain/errors/failure";
import { requireNotBlocked } from "#data/blocks.ts";
import { limitRate } from "#data/rate-limits.ts";
import { getGuardedReservation } from "#data/reservations.ts";
import { writeTogether } from "#data/writes.ts";
import { isReservationKey } from "#platform/booking-key.ts";
import type { ReservationLink } from "./find-reservation.ts";
import { requireBookingSite } from "./new-reservation.ts";
import { persistReservation, requireChange } from "./persist-reservation.ts";

/** What the form of a held time says; parsed by `typedGuestSchema` and `guestNoteSchema`. */
export type ConfirmInput = ReservationLink & { guest: Guest; note: string; zoneGuest: string; locale: string };

/**
 * Makes a booking or a request of a time that a visitor holds, and tells both sides. Sent twice it books once. As long as the time is
 * held its end on paper is no matter.
 * @throws Failure `act_refused` with `reason: "state"` when the hold has ended, `not_found` without the key, `shop_closed`,
 * `blocked`, `too_many_requests`
 */
export async function confirmBooking(
  input: ConfirmInput,
  { clientAddress, now }: { clientAddress: string; now: number },
): Promise<Reservation> {
  const { siteId, reservationId, key, guest, note, zoneGuest, locale } = input;
  await limitRate("confirm-booking.client", clientAddress, now);
  await limitRate("confirm-booking.email", `${siteId}:${guest.email}`, now);
  return writeTogether("confirm-booking", async (writes) => {
    const [found] = await Promise.all([getGuardedReservation(siteId, reservationId), requireBookingSite(siteId, "guest")]);
    if (!found || !isReservationKey(reservationId, found.reservation.accessRev, key)) throw new Failure("not_found");
    // A second tap on the button.
    const { status } = found.reservation;
    if ((status === "confirmed" || status === "pending") && found.reservation.guest.email === guest.email) return found.reservation;
    await requireNotBlocked(siteId, guest.email);
    const action = { type: "submit", guest, note, zoneGuest, locale } as const;
    const after = requireChange(found.reservation, { action, by: "guest", now });
    await persistReservation(writes, found, after, { action, by: "guest" });
    return after;
  });
}
