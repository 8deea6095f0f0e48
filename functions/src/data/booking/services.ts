import { bookingCollections, bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { type PublishedService, publishedServiceSchema } from "@awning/domain/booking/public-service";
import { SCHEDULES_MAX, type StoredSchedule, storedScheduleSchema } from "@awning/domain/booking/schedule";
import { SERVICES_MAX, type Service, type ServiceState, storedServiceSchema } from "@awning/domain/booking/service";
import { type TimeOff, timeOffSchema } from "@awning/domain/booking/time-off";
import { toDocument } from "@awning/domain/time/timestamp";
import type { Timestamp } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";
import { documentsOf, fromDocument } from "../core/documents.ts";
import type { Writes } from "../core/writes.ts";
import { writeBusy } from "./booking-times.ts";

export async function getService(siteId: string, serviceId: string): Promise<Service | null> {
  const service = fromDocument(storedServiceSchema, await firestore().doc(bookingDocuments.service(siteId, serviceId)).get());
  return service && { ...service, id: serviceId };
}

export async function getSchedule(siteId: string, scheduleId: string): Promise<StoredSchedule | null> {
  const schedule = fromDocument(storedScheduleSchema, await firestore().doc(bookingDocuments.schedule(siteId, scheduleId)).get());
  return schedule && { ...schedule, id: scheduleId };
}

/** Skips malformed services. */
export async function listServices(siteId: string): Promise<Service[]> {
  const found = await firestore().collection(bookingCollections.services(siteId)).orderBy("sortKey").limit(SERVICES_MAX).get();
  return documentsOf(storedServiceSchema, found);
}

const BOOKABLE = ["active", "hidden"] as const satisfies ServiceState[];

/** The services that guests can book, at most `limit`; skips malformed ones. */
export async function listBookableServices(siteId: string, limit: number): Promise<Service[]> {
  const bookable = firestore().collection(bookingCollections.services(siteId)).where("state", "in", BOOKABLE);
  return documentsOf(storedServiceSchema, await bookable.limit(limit).get());
}

/** Skips malformed schedules. */
export async function listSchedules(siteId: string): Promise<StoredSchedule[]> {
  const found = await firestore().collection(bookingCollections.schedules(siteId)).limit(SCHEDULES_MAX).get();
  return documentsOf(storedScheduleSchema, found);
}

/** A service as visitors see it; `null` if they cannot book it. */
export async function getPublishedService(username: string, slug: string): Promise<PublishedService | null> {
  return fromDocument(publishedServiceSchema, await firestore().doc(bookingDocuments.publishedService(username, slug)).get());
}

export async function getTimeOff(siteId: string, id: string): Promise<{ timeOff: TimeOff; guard: Timestamp } | null> {
  const snapshot = await firestore().doc(bookingDocuments.timeOff(siteId, id)).get();
  const timeOff = fromDocument(timeOffSchema, snapshot);
  return timeOff && snapshot.updateTime ? { timeOff: { ...timeOff, id }, guard: snapshot.updateTime } : null;
}

export function createTimeOff(writes: Writes, siteId: string, { id, ...timeOff }: TimeOff): void {
  writes.create(firestore().doc(bookingDocuments.timeOff(siteId, id)), toDocument(timeOffSchema, timeOff));
  writeBusy(writes, { siteId, scheduleId: timeOff.scheduleId }, {}, { [id]: minutesOf(timeOff) });
}

/** Releases blocked time. The commit fails if it was released already. */
export function deleteTimeOff(writes: Writes, siteId: string, { timeOff, guard }: { timeOff: TimeOff; guard: Timestamp }): void {
  const { id, scheduleId } = timeOff;
  writes.delete(firestore().doc(bookingDocuments.timeOff(siteId, id)), { lastUpdateTime: guard });
  writeBusy(writes, { siteId, scheduleId }, { [id]: minutesOf(timeOff) }, {});
}

function minutesOf({ startsAt, endsAt }: Pick<TimeOff, "startsAt" | "endsAt">): { from: number; to: number } {
  return { from: startsAt / 60_000, to: endsAt / 60_000 };
}
