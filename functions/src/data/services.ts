import { bookingCollections, bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { SCHEDULES_MAX, type StoredSchedule, scheduleDraftSchema } from "@awning/domain/booking/schedule";
import { SERVICES_MAX, type Service, serviceDraftSchema } from "@awning/domain/booking/service";
import * as z from "zod/mini";
import { firestore } from "./admin.ts";
import { fromDocument } from "./documents.ts";

const times = { createdAt: z.number(), updatedAt: z.number() };
const storedServiceSchema = z.extend(serviceDraftSchema, times);
const storedScheduleSchema = z.extend(scheduleDraftSchema, times);

/** A service of a site, or `null`. */
export async function getService(siteId: string, serviceId: string): Promise<Service | null> {
  const service = fromDocument(storedServiceSchema, await firestore().doc(bookingDocuments.service(siteId, serviceId)).get());
  return service && { ...service, id: serviceId };
}

/** A schedule of a site, or `null` when it is missing or malformed. */
export async function getSchedule(siteId: string, scheduleId: string): Promise<StoredSchedule | null> {
  const schedule = fromDocument(storedScheduleSchema, await firestore().doc(bookingDocuments.schedule(siteId, scheduleId)).get());
  return schedule && { ...schedule, id: scheduleId };
}

/** Every service of a site, in its order. Those that do not fit their schema are left out. */
export async function listServices(siteId: string): Promise<Service[]> {
  const found = await firestore().collection(bookingCollections.services(siteId)).orderBy("sortKey").limit(SERVICES_MAX).get();
  return found.docs.flatMap((one) => {
    const service = fromDocument(storedServiceSchema, one);
    return service ? [{ ...service, id: one.id }] : [];
  });
}

/** Every schedule of a site that fits its schema. */
export async function listSchedules(siteId: string): Promise<StoredSchedule[]> {
  const found = await firestore().collection(bookingCollections.schedules(siteId)).limit(SCHEDULES_MAX).get();
  return found.docs.flatMap((one) => {
    const schedule = fromDocument(storedScheduleSchema, one);
    return schedule ? [{ ...schedule, id: one.id }] : [];
  });
}
