import type { BusyTime } from "@awning/domain/booking/booking";
import { type Calendar, calendarIds, calendarSchema } from "@awning/domain/booking/calendars/calendar";
import { type Feed, feedSchema } from "@awning/domain/booking/calendars/feed";
import { outsideBusy, outsideTimeSchema } from "@awning/domain/booking/calendars/outside-time";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import { FieldValue, type Timestamp } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { type Due, listDue } from "../core/due.ts";
import { putGuarded, type Writes } from "../core/writes.ts";

export type GuardedCalendar = { siteId: string; calendar: Calendar; guard: Timestamp };
type Ref = { siteId: string; calendarId: string };

const calendarAt = (siteId: string, id: string) => firestore().doc(bookingDocuments.calendar(siteId, id));
const outsideAt = (siteId: string, scheduleId: string) => firestore().doc(bookingDocuments.outside(siteId, scheduleId));
const scheduleAt = (siteId: string, scheduleId: string) => firestore().doc(bookingDocuments.schedule(siteId, scheduleId));

/** When calendars that are read in say that the owner of a schedule is busy, with one read. */
export async function getOutsideBusy(siteId: string, scheduleId: string): Promise<BusyTime[]> {
  const found = fromDocument(outsideTimeSchema, await outsideAt(siteId, scheduleId).get());
  return found ? outsideBusy(found) : [];
}

export async function getCalendar({ siteId, calendarId }: Ref): Promise<GuardedCalendar | null> {
  const snapshot = await calendarAt(siteId, calendarId).get();
  const calendar = fromDocument(calendarSchema, snapshot);
  return calendar && snapshot.updateTime ? { siteId, calendar: { ...calendar, id: calendarId }, guard: snapshot.updateTime } : null;
}

/** The first place of a schedule without a calendar; `null` when all are taken. */
export async function freeCalendarId(siteId: string, scheduleId: string): Promise<string | null> {
  const found = await firestore().getAll(...calendarIds(scheduleId).map((id) => calendarAt(siteId, id)));
  return found.find(({ exists }) => !exists)?.id ?? null;
}

/** The commit fails if its place was taken, or its schedule is gone; a removal at the same time sees that it came. @param ranges flat, as in `OutsideTime` */
export function createCalendar(writes: Writes, siteId: string, { id, ...calendar }: Calendar, ranges: readonly number[]): void {
  writes.create(calendarAt(siteId, id), toDocument(calendarSchema, calendar));
  writes.set(outsideAt(siteId, calendar.scheduleId), { calendars: { [id]: ranges } }, { merge: true });
  writes.update(scheduleAt(siteId, calendar.scheduleId), { readsCalendars: true, updatedAt: new Date(calendar.addedAt) });
}

/** The commit fails if the calendar changed or was removed. @param ranges `null` keeps the known times */
export function updateCalendar(writes: Writes, { siteId, calendar, guard }: GuardedCalendar, ranges: readonly number[] | null): void {
  const { id, ...fields } = calendar;
  writes.update(calendarAt(siteId, id), toDocument(calendarSchema, fields), { lastUpdateTime: guard });
  if (ranges) writes.set(outsideAt(siteId, calendar.scheduleId), { calendars: { [id]: ranges } }, { merge: true });
}

/** Removes a calendar and opens its times. The commit fails if another came to its schedule meanwhile. */
export async function deleteCalendar(writes: Writes, { siteId, calendar, guard }: GuardedCalendar): Promise<void> {
  const { id, scheduleId } = calendar;
  const others = calendarIds(scheduleId).filter((one) => one !== id);
  const [schedule, ...found] = await firestore().getAll(scheduleAt(siteId, scheduleId), ...others.map((one) => calendarAt(siteId, one)));
  writes.delete(calendarAt(siteId, id), { lastUpdateTime: guard });
  writes.set(outsideAt(siteId, scheduleId), { calendars: { [id]: FieldValue.delete() } }, { merge: true });
  if (schedule?.updateTime && found.every(({ exists }) => !exists))
    writes.update(schedule.ref, { readsCalendars: FieldValue.delete() }, { lastUpdateTime: schedule.updateTime });
}

export function dueCalendars(now: number): Due {
  return { query: firestore().collectionGroup("calendars").where("dueAt", "<=", new Date(now)), since: "dueAt" };
}

/** Longest overdue first. */
export async function listDueCalendars(now: number, limit: number): Promise<Ref[]> {
  return (await listDue(dueCalendars(now), limit)).flatMap(({ id, ref }) => {
    const siteId = ref.parent.parent?.id;
    return siteId ? [{ siteId, calendarId: id }] : [];
  });
}

/** A feed and its guard; both `null` while there is none. */
export async function getFeed(siteId: string, scheduleId: string): Promise<{ feed: Feed | null; guard: Timestamp | null }> {
  const snapshot = await firestore().doc(bookingDocuments.feed(siteId, scheduleId)).get();
  return { feed: fromDocument(feedSchema, snapshot), guard: snapshot.updateTime ?? null };
}

/** The commit fails if it changed since it was read. */
export function putFeed(writes: Writes, siteId: string, scheduleId: string, feed: Feed, guard: Timestamp | null): void {
  putGuarded(writes, firestore().doc(bookingDocuments.feed(siteId, scheduleId)), guard, toDocument(feedSchema, feed));
}
