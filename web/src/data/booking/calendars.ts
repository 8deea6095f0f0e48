import type { CommandInput } from "@awning/domain/api/commands";
import { CALENDARS_MAX, type Calendar, type CalendarTrouble, calendarSchema } from "@awning/domain/booking/calendars/calendar";
import { type Feed, type FeedDetail, feedSchema } from "@awning/domain/booking/calendars/feed";
import { bookingCollections, bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { collection, doc, limit, query, where } from "firebase/firestore";
import { runCommand } from "../core/commands.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument, watchQuery } from "../core/live-queries.ts";

/** The calendars whose busy times close times of a schedule, live. */
export function useCalendars(siteId: string, scheduleId: string): Live<Calendar[]> {
  return useLive(
    `calendars/${siteId}/${scheduleId}`,
    watchQuery(
      () =>
        query(collection(firestore(), bookingCollections.calendars(siteId)), where("scheduleId", "==", scheduleId), limit(CALENDARS_MAX)),
      calendarSchema,
    ),
  );
}

/** @returns why the calendar cannot be read, `null` once it is kept */
export async function addCalendar(input: CommandInput<"add-calendar">): Promise<CalendarTrouble | null> {
  return (await runCommand("add-calendar", input)).trouble;
}

/** Reads a calendar now. @returns why it cannot be read */
export async function readCalendar(calendarId: string): Promise<CalendarTrouble | null> {
  return (await runCommand("read-calendar", { calendarId })).trouble;
}

export async function removeCalendar(calendarId: string): Promise<void> {
  await runCommand("remove-calendar", { calendarId });
}

/** The feed of a schedule, live; `null` while there is none. */
export function useFeed(siteId: string, scheduleId: string): Live<Feed | null> {
  const path = bookingDocuments.feed(siteId, scheduleId);
  return useLive(
    path,
    watchDocument(() => doc(firestore(), path), feedSchema),
  );
}

/** The secret address of a feed. With a `detail` it is opened, or says that from now on. */
export async function openFeed(scheduleId: string, detail: FeedDetail | null): Promise<string | null> {
  return (await runCommand("open-feed", { scheduleId, detail })).url;
}

/** Revokes the address. @returns another one if `isRenewed` */
export async function closeFeed(scheduleId: string, isRenewed: boolean): Promise<string | null> {
  return (await runCommand("close-feed", { scheduleId, isRenewed })).url;
}
