import type { Reservation } from "@awning/domain/booking/reservation";
import type { MonthGuard } from "#data/booking/booking-times.ts";
import { followReservation } from "#data/booking/follow-reservation.ts";
import { queueReservationMails, type ReservationChange } from "#data/booking/reservation-mails.ts";
import type { GuardedReservation } from "#data/booking/reservations.ts";
import { storeReservations } from "#data/booking/seat-guests.ts";
import type { Writes } from "#data/core/writes.ts";
import type { Change } from "./require-change.ts";

/**
 * Writes a changed reservation, the time or place it takes or frees, and its mails in one commit.
 * @param found the stored reservation; `null` when new
 */
export async function persistReservation(
  writes: Writes,
  found: GuardedReservation | null,
  after: Reservation,
  { action, ...change }: Pick<Change, "action"> & Omit<ReservationChange, "action">,
  monthGuard?: MonthGuard,
): Promise<void> {
  await storeReservations(writes, [{ found, after }], after.updatedAt, monthGuard);
  await followReservation(writes, found?.reservation ?? null, after);
  await queueReservationMails(writes, found?.reservation ?? null, after, { action: action.type, ...change });
}
