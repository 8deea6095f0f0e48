import { bookingCollections, bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { guestBoxOf, hasGuestRoom } from "@awning/domain/booking/guest-limit";
import { type Reservation, type ReservationStatus, reservationSchema } from "@awning/domain/booking/reservation";
import { Failure } from "@awning/domain/errors/failure";
import type { DocumentReference, Timestamp } from "firebase-admin/firestore";
import { keyedHash } from "#platform/access-keys.ts";
import { firestore } from "../core/admin.ts";
import { documentsOf } from "../core/documents.ts";
import { putGuarded, type Writes } from "../core/writes.ts";
import { getService } from "./services.ts";

/** More live bookings than any limit allows. */
const READ_MAX = 200;

/** A guest's live bookings and the mark that a new one changes, so that of two bookings at once the second one counts the first. */
type GuardedGuest = { bookings: Reservation[]; mark: DocumentReference; guard: Timestamp | null };

/** @param box `guestBoxOf` */
async function getGuardedGuest(siteId: string, box: string): Promise<GuardedGuest> {
  const mark = firestore().doc(bookingDocuments.holder(siteId, `guest_${keyedHash(`guest:${siteId}:${box}`).slice(0, 24)}`));
  // The mark first: a booking that is written after it was read makes the commit fail.
  const { updateTime = null } = await mark.get();
  const found = await firestore()
    .collection(bookingCollections.reservations(siteId))
    .where("guestBox", "==", box)
    .where("status", "in", ["unpaid", "pending", "confirmed"] satisfies ReservationStatus[])
    .limit(READ_MAX)
    .get();
  return { bookings: documentsOf(reservationSchema, found), mark, guard: updateTime };
}

/**
 * Requires room for what a guest books in one commit, which fails when they book elsewhere meanwhile. The limit is that of the service as
 * it is now; bookings by hand are not limited, but count.
 * @throws Failure `too_many_bookings` with the `limit`
 */
export async function requireGuestRoom(writes: Writes, wanted: readonly Reservation[], now: number): Promise<void> {
  const [first] = wanted;
  if (!first) return;
  const ids = [...new Set(wanted.map(({ serviceId }) => serviceId))];
  const services = (await Promise.all(ids.map((id) => getService(first.siteId, id)))).filter((one) => one !== null);
  if (services.every(({ maxPerGuest }) => maxPerGuest === null)) return;
  const { bookings, mark, guard } = await getGuardedGuest(first.siteId, guestBoxOf(first.guest));
  for (const [index, { serviceId }] of wanted.entries()) {
    const service = services.find(({ id }) => id === serviceId);
    if (service && !hasGuestRoom(service, [...bookings, ...wanted.slice(0, index)], now))
      throw new Failure("too_many_bookings", { limit: service.maxPerGuest });
  }
  putGuarded(writes, mark, guard, { reservationId: first.id });
}
