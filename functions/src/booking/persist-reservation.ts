import { reservationMails } from "@awning/domain/booking/mails";
import type { Reservation, ReservationActor } from "@awning/domain/booking/reservation";
import { applyAction, ownerActions, type ReservationAction } from "@awning/domain/booking/transitions";
import { Failure } from "@awning/domain/errors/failure";
import { isMailFor } from "@awning/domain/mail/mail";
import { getAccount } from "#data/account/accounts.ts";
import type { MonthGuard } from "#data/booking/booking-times.ts";
import { createReservation, type GuardedReservation, updateReservation } from "#data/booking/reservations.ts";
import type { Writes } from "#data/core/writes.ts";
import { queueMail } from "#data/mail/outbox.ts";

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
 * @param change `tells` says whom to mail: a leaving owner gets none
 */
export async function persistReservation(
  writes: Writes,
  found: GuardedReservation | null,
  after: Reservation,
  { action, by, tells = "both" }: Pick<Change, "action" | "by"> & { tells?: "both" | "guest" },
  monthGuard?: MonthGuard,
): Promise<void> {
  if (found) updateReservation(writes, found, after, monthGuard);
  else createReservation(writes, after, monthGuard);
  const { siteId, id: reservationId, guest } = after;
  const all = reservationMails(found?.reservation ?? null, after, action.type, by);
  const due = tells === "both" ? all : all.filter(({ kind }) => isMailFor("guest", kind));
  const owner = due.some(({ kind }) => isMailFor("host", kind)) ? await getAccount(siteId) : null;
  for (const { kind, part } of due) {
    const to = isMailFor("host", kind) ? owner?.email : guest.email;
    if (!to) continue;
    const id = `${kind}.${reservationId}.${part}`;
    queueMail(writes, { id, kind, to, subject: { uid: null, siteId, orderId: null, reservationId, part } });
  }
}
