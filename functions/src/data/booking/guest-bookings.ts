import { bookingCollections, bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { type Reservation, type ReservationStatus, reservationSchema } from "@awning/domain/booking/reservation";
import type { DocumentReference, Timestamp } from "firebase-admin/firestore";
import { keyedHash } from "#platform/access-keys.ts";
import { firestore } from "../core/admin.ts";
import { documentsOf } from "../core/documents.ts";
import { putGuarded, type Writes } from "../core/writes.ts";

/** More live bookings than any limit allows. */
const READ_MAX = 200;

/** A guest's live bookings and the mark that a new one changes, so that of two bookings at once the second one counts the first. */
export type GuardedGuest = { bookings: Reservation[]; mark: DocumentReference; guard: Timestamp | null };

/** @param box `guestBoxOf` */
export async function getGuardedGuest(siteId: string, box: string): Promise<GuardedGuest> {
  const mark = firestore().doc(bookingDocuments.holder(siteId, `guest_${keyedHash(`guest:${siteId}:${box}`).slice(0, 24)}`));
  // The mark first: a booking that is written after it was read makes the commit fail.
  const { updateTime = null } = await mark.get();
  const found = await firestore()
    .collection(bookingCollections.reservations(siteId))
    .where("guestBox", "==", box)
    .where("status", "in", ["pending", "confirmed"] satisfies ReservationStatus[])
    .limit(READ_MAX)
    .get();
  return { bookings: documentsOf(reservationSchema, found), mark, guard: updateTime };
}

/** Makes the commit fail when the guest books elsewhere meanwhile. */
export function markGuest(writes: Writes, { mark, guard }: GuardedGuest, reservationId: string): void {
  putGuarded(writes, mark, guard, { reservationId });
}
