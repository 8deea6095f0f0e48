import { bookingCollections, bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { type Reservation, type ReservationStatus, reservationSchema } from "@awning/domain/booking/reservation";
import { reservationTermsOf } from "@awning/domain/booking/search";
import { toDocument } from "@awning/domain/time/timestamp";
import type { Timestamp } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import type { Writes } from "../core/writes.ts";
import { type MonthGuard, writeTimes } from "./booking-times.ts";
import { writeHolder } from "./holders.ts";

export type GuardedReservation = { reservation: Reservation; guard: Timestamp };
/** Where a reservation is. */
export type ReservationRef = { siteId: string; reservationId: string };

/** A reservation of a site, or `null`. */
export async function getReservation(siteId: string, reservationId: string): Promise<Reservation | null> {
  return (await getGuardedReservation(siteId, reservationId))?.reservation ?? null;
}

/** A reservation with the guard for {@link updateReservation}, or `null`. */
export async function getGuardedReservation(siteId: string, reservationId: string): Promise<GuardedReservation | null> {
  const snapshot = await firestore().doc(bookingDocuments.reservation(siteId, reservationId)).get();
  const reservation = fromDocument(reservationSchema, snapshot);
  return reservation && snapshot.updateTime ? { reservation: { ...reservation, id: reservationId }, guard: snapshot.updateTime } : null;
}

/** Adds a reservation and takes its time. The commit fails when the time, the id or its network's place is taken. */
export function createReservation(writes: Writes, reservation: Reservation, monthGuard?: MonthGuard): void {
  writes.create(firestore().doc(bookingDocuments.reservation(reservation.siteId, reservation.id)), toStored(reservation));
  writeTimes(writes, null, reservation, monthGuard);
  writeHolder(writes, null, reservation);
}

/**
 * Writes a reservation over the state that was read, and takes and frees time accordingly. The commit fails when it changed since then,
 * or when its new time is taken.
 */
export function updateReservation(
  writes: Writes,
  { reservation: before, guard }: GuardedReservation,
  after: Reservation,
  monthGuard?: MonthGuard,
): void {
  const reference = firestore().doc(bookingDocuments.reservation(after.siteId, after.id));
  writes.update(reference, toStored(after), { lastUpdateTime: guard });
  writeTimes(writes, before, after, monthGuard);
  writeHolder(writes, before, after);
}

/** With what the lists of its owner are searched by. */
function toStored({ id: _, ...fields }: Reservation) {
  const isMoveAsked = fields.moveRequest !== null;
  return { ...toDocument(reservationSchema, fields), isMoveAsked, searchTerms: reservationTermsOf(fields.guest) };
}

/** Reservations to which something has to happen by itself before `now`, the longest overdue first, at most `limit`. */
export async function listDueReservations(now: number, limit: number): Promise<ReservationRef[]> {
  const found = await firestore().collectionGroup("reservations").where("dueAt", "<=", new Date(now)).orderBy("dueAt").limit(limit).get();
  return found.docs.flatMap(({ id, ref }) => {
    const siteId = ref.parent.parent?.id;
    return siteId ? [{ siteId, reservationId: id }] : [];
  });
}

/** The ids of bookings and requests of a site that begin at `from` (ms since 1970) or later, the soonest first, at most `limit`. */
export async function listLiveFrom(siteId: string, from: number, limit: number): Promise<string[]> {
  const found = await firestore()
    .collection(bookingCollections.reservations(siteId))
    .where("status", "in", ["pending", "confirmed"] satisfies ReservationStatus[])
    .where("startsAt", ">=", new Date(from))
    .orderBy("startsAt")
    .limit(limit)
    .select()
    .get();
  return found.docs.map(({ id }) => id);
}
