import { getGuardedReservation, listLiveFrom } from "#data/reservations.ts";
import { writeTogether } from "#data/writes.ts";
import { persistReservation, requireChange } from "./persist-reservation.ts";

const AT_ONCE = 100;
/** What guests read as the reason. */
const REASON = "This page is closing permanently.";

/**
 * Cancels the bookings and requests of a site that begin at `from` or later (ms since 1970) because its owner leaves: their guests get a
 * mail, the owner none. Doing it again finds what is left. @returns how many
 */
export async function cancelFrom(siteId: string, from: number, now: number): Promise<number> {
  let cancelled = 0;
  for (;;) {
    const ids = await listLiveFrom(siteId, from, AT_ONCE);
    for (const id of ids) await cancel(siteId, id, now);
    cancelled += ids.length;
    if (ids.length < AT_ONCE) return cancelled;
  }
}

function cancel(siteId: string, reservationId: string, now: number): Promise<void> {
  return writeTogether("cancel-reservation", async (writes) => {
    const found = await getGuardedReservation(siteId, reservationId);
    // Its guest was faster.
    if (!found || (found.reservation.status !== "pending" && found.reservation.status !== "confirmed")) return;
    const action = { type: "cancel", reason: REASON } as const;
    const after = requireChange(found.reservation, { action, by: "owner", now });
    await persistReservation(writes, found, after, { action, by: "owner", tells: "guest" });
  });
}
