import { quantaOf } from "@awning/domain/booking/booking";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { type BookingMonth, bookingMonthSchema, monthsOf, moveKey, type TakenTime } from "@awning/domain/booking/months";
import { isBlocking, isBusy, isShared, keptStarts, type Reservation, takenBy } from "@awning/domain/booking/reservation";
import { FieldValue, type Timestamp } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import type { Writes } from "../core/writes.ts";

/** A month and its guard; `null` while the document does not exist. */
export type GuardedMonth = { month: BookingMonth; guard: Timestamp | null };
/** Fails a commit when the month changed since it was read. */
export type MonthGuard = { month: string; guard: Timestamp | null };

/** The taken times of a schedule around a month (`202611`); empty if there are no bookings. */
export async function getBookingMonth(siteId: string, scheduleId: string, month: string): Promise<GuardedMonth> {
  const snapshot = await firestore()
    .doc(bookingDocuments.month(siteId, scheduleId, month))
    .get();
  return { month: fromDocument(bookingMonthSchema, snapshot) ?? { busy: {} }, guard: snapshot.updateTime ?? null };
}

/**
 * Updates quanta and months to match reservations of one site; the quanta of starts that guests share are the starts' (`writeStarts`). The
 * commit fails if another reservation holds a quantum; old and new time change in one commit.
 * @param changes each with the stored reservation; `null` for a new one
 * @param monthGuard the month of its start, where a service limits bookings per day or week
 */
export function writeTimes(
  writes: Writes,
  changes: readonly { before: Reservation | null; after: Reservation }[],
  monthGuard?: MonthGuard,
): void {
  for (const { before, after } of changes) writeQuanta(writes, before, after);
  for (const [, [first, ...rest] = []] of Map.groupBy(changes, ({ after }) => after.scheduleId)) {
    if (!first) continue;
    const all = [first, ...rest];
    const busy = (side: "before" | "after"): Busy => Object.fromEntries(all.flatMap((one) => Object.entries(busyOf(one[side]))));
    writeBusy(writes, first.after, busy("before"), busy("after"), monthGuard);
  }
}

function writeQuanta(writes: Writes, before: Reservation | null, after: Reservation): void {
  const { siteId, scheduleId, id } = after;
  const at = (quantum: string) => firestore().doc(bookingDocuments.quantum(siteId, scheduleId, quantum));
  const [had, has] = [blockedBy(before), blockedBy(after)];
  for (const quantum of has) if (!had.has(quantum)) writes.create(at(quantum), { reservationId: id });
  for (const quantum of had) if (!has.has(quantum)) writes.delete(at(quantum));
}

function blockedBy(reservation: Reservation | null): Set<string> {
  if (!reservation || !isBlocking(reservation.status) || isShared(reservation)) return new Set();
  return new Set(keptStarts(reservation).flatMap((startsAt) => quantaOf(takenBy({ ...reservation, startsAt }))));
}

type Busy = Readonly<Record<string, TakenTime>>;

function busyOf(reservation: Reservation | null): Busy {
  if (!reservation || !isBusy(reservation.status)) return {};
  const { id, serviceId } = reservation;
  return Object.fromEntries(
    keptStarts(reservation).map((startsAt, index) => [
      index === 0 ? id : moveKey(id),
      { ...takenBy({ ...reservation, startsAt }), start: startsAt / 60_000, serviceId, ...(isShared(reservation) && { isShared: true }) },
    ]),
  );
}

/** Updates the months a reservation or blocked time touches, writing each month once. */
export function writeBusy(
  writes: Writes,
  { siteId, scheduleId }: { siteId: string; scheduleId: string },
  before: Busy,
  after: Busy,
  monthGuard?: MonthGuard,
): void {
  const changes = new Map<string, Record<string, TakenTime | FieldValue>>();
  const change = (month: string, key: string, busy: TakenTime | FieldValue) => changes.set(month, { ...changes.get(month), [key]: busy });
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [had, has] = [before[key], after[key]];
    if (had && has && had.from === has.from && had.to === has.to && had.start === has.start) continue;
    for (const month of had ? monthsOf(had) : []) change(month, key, FieldValue.delete());
    for (const month of has ? monthsOf(has) : []) change(month, key, has ?? FieldValue.delete());
  }
  for (const [month, busy] of changes) {
    const reference = firestore().doc(bookingDocuments.month(siteId, scheduleId, month));
    if (monthGuard?.month !== month) writes.set(reference, { busy }, { merge: true });
    else if (monthGuard.guard) {
      const fields = Object.entries(busy).map(([key, taken]) => [`busy.${key}`, taken]);
      writes.update(reference, Object.fromEntries(fields), { lastUpdateTime: monthGuard.guard });
    } else writes.create(reference, { busy: Object.fromEntries(Object.entries(busy).filter(([key]) => after[key])) });
  }
}
