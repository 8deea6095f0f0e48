import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { type TimeOff, timeOffSchema } from "@awning/domain/booking/time-off";
import type { Timestamp } from "firebase-admin/firestore";
import { firestore } from "./admin.ts";
import { writeBusy } from "./booking-times.ts";
import { fromDocument, toDocument } from "./documents.ts";
import type { Writes } from "./writes.ts";

/** Blocked time with the guard for {@link deleteTimeOff}, or `null`. */
export async function getTimeOff(siteId: string, id: string): Promise<{ timeOff: TimeOff; guard: Timestamp } | null> {
  const snapshot = await firestore().doc(bookingDocuments.timeOff(siteId, id)).get();
  const timeOff = fromDocument(timeOffSchema, snapshot);
  return timeOff && snapshot.updateTime ? { timeOff: { ...timeOff, id }, guard: snapshot.updateTime } : null;
}

/** Blocks time: the owner's note of it, and the months it is taken out of. */
export function createTimeOff(writes: Writes, siteId: string, { id, ...timeOff }: TimeOff): void {
  writes.create(firestore().doc(bookingDocuments.timeOff(siteId, id)), toDocument(timeOff));
  writeBusy(writes, { siteId, scheduleId: timeOff.scheduleId, id }, null, minutesOf(timeOff));
}

/** Gives blocked time back. The commit fails when somebody else did. */
export function deleteTimeOff(writes: Writes, siteId: string, { timeOff, guard }: { timeOff: TimeOff; guard: Timestamp }): void {
  const { id, scheduleId } = timeOff;
  writes.delete(firestore().doc(bookingDocuments.timeOff(siteId, id)), { lastUpdateTime: guard });
  writeBusy(writes, { siteId, scheduleId, id }, minutesOf(timeOff), null);
}

function minutesOf({ startsAt, endsAt }: Pick<TimeOff, "startsAt" | "endsAt">): { from: number; to: number } {
  return { from: startsAt / 60_000, to: endsAt / 60_000 };
}
