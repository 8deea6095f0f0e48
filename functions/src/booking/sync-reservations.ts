import { answerBy } from "@awning/domain/booking/deadlines";
import { isInLine, type Reservation } from "@awning/domain/booking/reservation";
import { lineEndsAt } from "@awning/domain/booking/seats/waiting";
import type { ReservationAction } from "@awning/domain/booking/transitions";
import { getGuardedReservation, listDueReservations, type ReservationRef } from "#data/booking/reservations.ts";
import { writeTogether } from "#data/core/writes.ts";
import type { JobRun } from "#platform/job-run.ts";
import { log } from "#platform/log.ts";
import { persistReservation } from "./persist-reservation.ts";
import { requireChange } from "./require-change.ts";

const AT_ONCE = 200;

/**
 * Expires holds and requests, looks after waiting lists, sends reminders and completes bookings. Each reservation has its own transaction, so runs may overlap.
 * @returns the number changed
 */
export async function settleReservations(now: number, run: JobRun): Promise<number> {
  let settled = 0;
  const due = await listDueReservations(now, AT_ONCE);
  run.took(due.length, AT_ONCE);
  for (const place of due) {
    if (!run.hasTime) break;
    try {
      if (await settle(place, now)) settled++;
    } catch (error) {
      log.internalError("booking/sweep", error);
    }
  }
  return settled;
}

function settle({ siteId, reservationId }: ReservationRef, now: number): Promise<boolean> {
  return writeTogether("settle-reservation", async (writes) => {
    const found = await getGuardedReservation(siteId, reservationId);
    const action = found && dueAction(found.reservation, now);
    if (!found || !action) return false;
    const after = requireChange(found.reservation, { action, by: "system", now });
    await persistReservation(writes, found, after, { action, by: "system" });
    return true;
  });
}

function dueAction(reservation: Reservation, now: number): ReservationAction | null {
  const { status, dueAt, endsAt } = reservation;
  if (dueAt === null || dueAt > now) return null;
  switch (status) {
    case "waiting":
      return { type: isInLine(reservation) && lineEndsAt(reservation) > now ? "look" : "release" };
    case "held":
    case "offered":
      return { type: "release" };
    case "pending":
      return { type: "lapse" };
    case "confirmed":
      if ((answerBy(reservation) ?? now + 1) <= now) return { type: "lapse" };
      return endsAt <= now ? { type: "complete" } : { type: "remind" };
    default:
      return null;
  }
}
