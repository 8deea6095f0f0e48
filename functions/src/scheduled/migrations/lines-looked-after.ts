import { dueOf } from "@awning/domain/booking/deadlines";
import { changeDueAt, getGuardedReservation, listWaiting, type ReservationRef } from "#data/booking/reservations.ts";
import { writeTogether } from "#data/core/writes.ts";
import type { Migration } from "./migration.ts";

export const linesLookedAfter: Migration = {
  does: "gives guests who wait for a place the time at which they are looked after",
  page: async (after) => {
    const { waiting, last } = await listWaiting(after);
    await Promise.all(waiting.map(lookAfter));
    return last;
  },
};

function lookAfter({ siteId, reservationId }: ReservationRef): Promise<void> {
  return writeTogether("lines-looked-after", async (writes) => {
    const found = await getGuardedReservation(siteId, reservationId);
    if (found?.reservation.status !== "waiting") return;
    const dueAt = dueOf(found.reservation);
    if (dueAt !== found.reservation.dueAt) changeDueAt(writes, found, dueAt);
  });
}
