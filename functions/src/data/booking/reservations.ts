import { FEED_STATUSES } from "@awning/domain/booking/calendars/feed-file";
import { bookingCollections, bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { guestBoxOf } from "@awning/domain/booking/guest-limit";
import {
  BLOCKING_STATUSES,
  isInLine,
  type Reservation,
  type ReservationStatus,
  reservationSchema,
} from "@awning/domain/booking/reservation";
import { reservationTermsOf } from "@awning/domain/booking/search";
import { SERIES_MAX } from "@awning/domain/booking/series/series";
import { toDocument } from "@awning/domain/time/timestamp";
import { type DocumentSnapshot, FieldPath, type Query, type Timestamp } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";
import { documentsOf, fromDocument } from "../core/documents.ts";
import { type Due, listDue } from "../core/due.ts";
import { type Writes, writeTogether } from "../core/writes.ts";
import { type MonthGuard, writeTimes } from "./booking-times.ts";
import { writeHolder } from "./holders.ts";

export type GuardedReservation = { reservation: Reservation; guard: Timestamp };
export type ReservationRef = { siteId: string; reservationId: string };

export async function getReservation(siteId: string, reservationId: string): Promise<Reservation | null> {
  return (await getGuardedReservation(siteId, reservationId))?.reservation ?? null;
}

export async function getGuardedReservation(siteId: string, reservationId: string): Promise<GuardedReservation | null> {
  return toGuarded(await firestore().doc(bookingDocuments.reservation(siteId, reservationId)).get());
}

function toGuarded(snapshot: DocumentSnapshot): GuardedReservation | null {
  const reservation = fromDocument(reservationSchema, snapshot);
  return reservation && snapshot.updateTime ? { reservation: { ...reservation, id: snapshot.id }, guard: snapshot.updateTime } : null;
}

/** A reservation as it becomes; `found` is the stored one, or `null` when new. */
export type ReservationChange = { found: GuardedReservation | null; after: Reservation };

/**
 * Writes reservations of one site with their time. The commit fails if one changed since it was read, or its time, its id or its quota
 * slot is taken.
 */
export function writeReservations(writes: Writes, changes: readonly ReservationChange[], monthGuard?: MonthGuard): void {
  for (const { found, after } of changes) {
    const reference = firestore().doc(bookingDocuments.reservation(after.siteId, after.id));
    if (found) writes.update(reference, toStored(after), { lastUpdateTime: found.guard });
    else writes.create(reference, toStored(after));
    writeHolder(writes, found?.reservation ?? null, after);
  }
  const times = changes.map(({ found, after }) => ({ before: found?.reservation ?? null, after }));
  writeTimes(writes, times, monthGuard);
}

function toStored({ id: _, ...fields }: Reservation) {
  const isMoveAsked = fields.moveRequest !== null;
  const searchTerms = reservationTermsOf(fields.guest);
  return { ...toDocument(reservationSchema, fields), isMoveAsked, searchTerms, guestBox: guestBoxOf(fields.guest) };
}

export function dueReservations(now: number): Due {
  return { query: firestore().collectionGroup("reservations").where("dueAt", "<=", new Date(now)), since: "dueAt" };
}

/** Longest overdue first. */
export async function listDueReservations(now: number, limit: number): Promise<ReservationRef[]> {
  return (await listDue(dueReservations(now), limit)).flatMap(({ id, ref }) => {
    const siteId = ref.parent.parent?.id;
    return siteId ? [{ siteId, reservationId: id }] : [];
  });
}

const MIGRATED_AT_ONCE = 100;
/** Below what one commit can write. */
const LOOKED_AT = 400;

/** Who waits for a place, of a page of all reservations in the order of their paths. `last` is its end, `null` of the last page. */
export async function listWaiting(after: string | null): Promise<{ waiting: ReservationRef[]; last: string | null }> {
  const page = firestore().collectionGroup("reservations").orderBy(FieldPath.documentId()).limit(MIGRATED_AT_ONCE);
  const { docs } = await (after === null ? page : page.where(FieldPath.documentId(), ">", after)).get();
  const waiting = docs.filter((one) => one.get("status") === ("waiting" satisfies ReservationStatus));
  return {
    waiting: waiting.map(({ id, ref }) => ({ siteId: ref.parent.parent?.id ?? "", reservationId: id })),
    last: docs.length < MIGRATED_AT_ONCE ? null : (docs.at(-1)?.ref.path ?? null),
  };
}

/** Says anew when the scheduler acts next, and changes nothing else. */
export function changeDueAt(writes: Writes, { reservation: { siteId, id }, guard }: GuardedReservation, dueAt: number | null): void {
  const reference = firestore().doc(bookingDocuments.reservation(siteId, id));
  writes.update(reference, { dueAt: dueAt === null ? null : new Date(dueAt) }, { lastUpdateTime: guard });
}

/**
 * Has the next run of the scheduler look after who is in line for a start of a service or of a schedule: a place of theirs may be free now.
 * @param now ms since 1970
 */
export function lookAtLines(siteId: string, of: Partial<Pick<Reservation, "serviceId" | "scheduleId">>, now: number): Promise<void> {
  return writeTogether("look-at-lines", async (writes) => {
    let waiting = firestore()
      .collection(bookingCollections.reservations(siteId))
      .where("status", "==", "waiting" satisfies ReservationStatus);
    for (const [field, id] of Object.entries(of)) waiting = waiting.where(field, "==", id);
    const found = (await waiting.limit(LOOKED_AT).get()).docs.map(toGuarded).filter((one) => one !== null);
    for (const one of found) if (isInLine(one.reservation) && (one.reservation.dueAt ?? now + 1) > now) changeDueAt(writes, one, now);
  });
}

/** How many times guests held, booked or wait for since a moment (ms since 1970), whatever became of them. One read. */
export async function countByGuestsSince(siteId: string, from: number): Promise<number> {
  const made = firestore()
    .collection(bookingCollections.reservations(siteId))
    .where("createdBy", "==", "guest" satisfies Reservation["createdBy"])
    .where("createdAt", ">=", new Date(from));
  return (await made.count().get()).data().count;
}

function inState(siteId: string, status: "held" | "unpaid"): Query {
  return firestore().collection(bookingCollections.reservations(siteId)).where("status", "==", status);
}

/** How many times are held at a site, or wait for their payment. One read. */
export async function countInState(siteId: string, status: "held" | "unpaid"): Promise<number> {
  return (await inState(siteId, status).count().get()).data().count;
}

/** Some of the times that are held at a site, in no order of time. */
export async function listHeld(siteId: string, limit: number): Promise<Reservation[]> {
  return documentsOf(reservationSchema, await inState(siteId, "held").limit(limit).get());
}

/** What last changed among the bookings of a schedule; empty while there are none. One read. */
export async function lastChangeOf(siteId: string, scheduleId: string): Promise<string> {
  const [last] = (await bookingsOf(siteId, scheduleId).orderBy("updatedAt", "desc").limit(1).select("rev").get()).docs;
  return last ? `${last.id}:${last.get("rev")}:${last.updateTime.toMillis()}` : "";
}

/** The bookings of a schedule's feed that begin at `from` (ms since 1970) or later, soonest first. */
export async function listOfSchedule(siteId: string, scheduleId: string, from: number, limit: number): Promise<Reservation[]> {
  const found = await bookingsOf(siteId, scheduleId)
    .where("status", "in", FEED_STATUSES)
    .where("startsAt", ">=", new Date(from))
    .orderBy("startsAt")
    .limit(limit)
    .get();
  return documentsOf(reservationSchema, found);
}

function bookingsOf(siteId: string, scheduleId: string) {
  return firestore().collection(bookingCollections.reservations(siteId)).where("scheduleId", "==", scheduleId);
}

/** All dates of a series, soonest first, whatever became of them. */
export async function listSeries(siteId: string, seriesId: string): Promise<GuardedReservation[]> {
  const found = await firestore()
    .collection(bookingCollections.reservations(siteId))
    .where("series.id", "==", seriesId)
    .limit(SERIES_MAX)
    .get();
  return found.docs
    .map(toGuarded)
    .filter((one) => one !== null)
    .toSorted((a, b) => a.reservation.startsAt - b.reservation.startsAt);
}

/** The bookings that stand from a moment on (ms since 1970), soonest first. */
export function listLiveFrom(siteId: string, from: number, limit: number): Promise<string[]> {
  return idsOf(
    firestore()
      .collection(bookingCollections.reservations(siteId))
      .where("status", "in", ["unpaid", "pending", "confirmed"] satisfies ReservationStatus[])
      .where("startsAt", ">=", new Date(from))
      .orderBy("startsAt"),
    limit,
  );
}

/** Who comes to a start that guests share, holds a place there or waits for one. */
export function listAtStart({ siteId, serviceId, startsAt }: Reservation, limit: number): Promise<string[]> {
  return idsOf(
    firestore()
      .collection(bookingCollections.reservations(siteId))
      .where("serviceId", "==", serviceId)
      .where("startsAt", "==", new Date(startsAt))
      .where("status", "in", [...BLOCKING_STATUSES, "waiting"] satisfies ReservationStatus[]),
    limit,
  );
}

async function idsOf(query: Query, limit: number): Promise<string[]> {
  return (await query.limit(limit).select().get()).docs.map(({ id }) => id);
}
