import { quantaOf } from "@awning/domain/booking/booking";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { type BookingMonth, bookingMonthSchema, moveKey, monthsOf, type TakenTime } from "@awning/domain/booking/months";
import { isBlocking, isBusy, keptStarts, type Reservation, takenBy } from "@awning/domain/booking/reservation";
import { FieldValue, type Timestamp } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import type { Writes } from "../core/writes.ts";

/** A month with the moment it was last written; `null` while there is no such document. */
export type GuardedMonth = { month: BookingMonth; guard: Timestamp | null };
/** Makes a commit fail when anything was taken or freed in a month since it was read. */
export type MonthGuard = { month: string; guard: Timestamp | null };

/** What is taken of a schedule around a month (`202611`); nothing when nobody has booked yet. */
export async function getBookingMonth(siteId: string, scheduleId: string, month: string): Promise<GuardedMonth> {
  const snapshot = await firestore()
    .doc(bookingDocuments.month(siteId, scheduleId, month))
    .get();
  return { month: fromDocument(bookingMonthSchema, snapshot) ?? { busy: {} }, guard: snapshot.updateTime ?? null };
}

/**
 * Makes quanta and months say of a reservation what it says itself. A quantum that somebody else holds makes the commit fail; new time is
 * taken in the same commit that frees the old.
 * @param before the reservation as it is stored; `null` for a new one
 * @param monthGuard of the month of its start, where a service takes only so many bookings in a day or a week
 */
export function writeTimes(writes: Writes, before: Reservation | null, after: Reservation, monthGuard?: MonthGuard): void {
  const { siteId, scheduleId, id } = after;
  const at = (quantum: string) => firestore().doc(bookingDocuments.quantum(siteId, scheduleId, quantum));
  const [had, has] = [blockedBy(before), blockedBy(after)];
  for (const quantum of has) if (!had.has(quantum)) writes.create(at(quantum), { reservationId: id });
  for (const quantum of had) if (!has.has(quantum)) writes.delete(at(quantum));
  // What takes new time comes with the guard: one commit looks at the state of a month once.
  const guarded = after.moveRequest ? 1 : 0;
  for (const [index, key] of [id, moveKey(id)].entries()) {
    const guard = index === guarded ? monthGuard : undefined;
    writeBusy(writes, { siteId, scheduleId, id: key }, busyOf(before, index), busyOf(after, index), guard);
  }
}

function blockedBy(reservation: Reservation | null): Set<string> {
  if (!reservation || !isBlocking(reservation.status)) return new Set();
  return new Set(keptStarts(reservation).flatMap((startsAt) => quantaOf(takenBy({ ...reservation, startsAt }))));
}

/** @param index which of the times that it keeps */
function busyOf(reservation: Reservation | null, index: number): TakenTime | null {
  const startsAt = reservation ? keptStarts(reservation)[index] : undefined;
  if (!reservation || startsAt === undefined || !isBusy(reservation.status)) return null;
  return { ...takenBy({ ...reservation, startsAt }), start: startsAt / 60_000, serviceId: reservation.serviceId };
}

/** Writes what one reservation or blocked time takes into the months around it; `null` takes nothing. */
export function writeBusy(
  writes: Writes,
  { siteId, scheduleId, id }: { siteId: string; scheduleId: string; id: string },
  before: TakenTime | null,
  after: TakenTime | null,
  monthGuard?: MonthGuard,
): void {
  const isSame = before && after && before.from === after.from && before.to === after.to && before.start === after.start;
  if (isSame || before === after) return;
  const months = new Set(after ? monthsOf(after) : []);
  const set = (month: string, busy: TakenTime | FieldValue) => {
    const reference = firestore().doc(bookingDocuments.month(siteId, scheduleId, month));
    if (monthGuard?.month !== month) writes.set(reference, { busy: { [id]: busy } }, { merge: true });
    else if (monthGuard.guard) writes.update(reference, { [`busy.${id}`]: busy }, { lastUpdateTime: monthGuard.guard });
    else writes.create(reference, { busy: { [id]: busy } });
  };
  for (const month of months) if (after) set(month, after);
  for (const month of before ? monthsOf(before) : []) if (!months.has(month)) set(month, FieldValue.delete());
}
