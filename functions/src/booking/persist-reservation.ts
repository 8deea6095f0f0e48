import type { Reservation, ReservationActor } from "@awning/domain/booking/reservation";
import { applyAction, ownerActions, type ReservationAction } from "@awning/domain/booking/transitions";
import { Failure } from "@awning/domain/errors/failure";
import type { MonthGuard } from "#data/booking/booking-times.ts";
import { noteCancelled } from "#data/booking/ordered-times.ts";
import { queueReservationMails, type ReservationChange } from "#data/booking/reservation-mails.ts";
import { createReservation, type GuardedReservation, updateReservation } from "#data/booking/reservations.ts";
import type { Writes } from "#data/core/writes.ts";

type Change = { action: ReservationAction; by: ReservationActor; now: number };

/** Applies an action to a reservation. @throws Failure `act_refused` with the `reason` and what is `allowed` */
export function requireChange(reservation: Reservation, { action, by, now }: Change): Reservation {
  const changed = applyAction(reservation, action, { by, at: now });
  if (typeof changed !== "string") return changed;
  throw new Failure("act_refused", { reason: changed, ...(by === "owner" && { allowed: ownerActions(reservation, now) }) });
}

/**
 * Writes a changed reservation, the time it takes or frees, and its mails in one commit.
 * @param found the stored reservation; `null` when new
 */
export async function persistReservation(
  writes: Writes,
  found: GuardedReservation | null,
  after: Reservation,
  { action, ...change }: Pick<Change, "action"> & Omit<ReservationChange, "action">,
  monthGuard?: MonthGuard,
): Promise<void> {
  if (found) updateReservation(writes, found, after, monthGuard);
  else createReservation(writes, after, monthGuard);
  if (action.type === "cancel") await noteCancelled(writes, after);
  await queueReservationMails(writes, found?.reservation ?? null, after, { action: action.type, ...change });
}
