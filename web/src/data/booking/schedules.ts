import { bookingCollections, bookingDocuments } from "@awning/domain/booking/firestore-paths";
import {
  SCHEDULES_MAX,
  type ScheduleDraft,
  type StoredSchedule,
  scheduleDraftSchema,
  storedScheduleSchema,
} from "@awning/domain/booking/schedule";
import { collection, deleteDoc, doc, limit, query, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import * as z from "zod/mini";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchQuery } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";

export function useSchedules(siteId: string | null): Live<StoredSchedule[]> {
  return useLive(
    siteId && `schedules/${siteId}`,
    watchQuery(
      () => query(collection(firestore(), bookingCollections.schedules(siteId ?? "")), limit(SCHEDULES_MAX)),
      storedScheduleSchema,
    ),
  );
}

/** Creates a schedule. @returns its id at once @throws ZodError */
export function addSchedule(siteId: string, draft: ScheduleDraft): { id: string; write: Promise<void> } {
  const { id } = doc(collection(firestore(), bookingCollections.schedules(siteId)));
  return { id, write: createSchedule(siteId, id, draft) };
}

/** Creates a schedule under the given id. @throws ZodError */
export function createSchedule(siteId: string, scheduleId: string, draft: ScheduleDraft): Promise<void> {
  const now = serverTimestamp();
  const stored = { ...scheduleDraftSchema.parse(draft), createdAt: now, updatedAt: now };
  return trackWrite(setDoc(doc(firestore(), bookingDocuments.schedule(siteId, scheduleId)), stored));
}

/** Updates only these fields of a schedule. @throws ZodError */
export function updateSchedule(siteId: string, scheduleId: string, changes: Partial<ScheduleDraft>): Promise<void> {
  const fields = z.partial(scheduleDraftSchema).parse(changes);
  const reference = doc(firestore(), bookingDocuments.schedule(siteId, scheduleId));
  return trackWrite(updateDoc(reference, { ...fields, updatedAt: serverTimestamp() }));
}

export function deleteSchedule(siteId: string, scheduleId: string): Promise<void> {
  return trackWrite(deleteDoc(doc(firestore(), bookingDocuments.schedule(siteId, scheduleId))));
}
