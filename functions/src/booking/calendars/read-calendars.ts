import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import {
  type Calendar,
  type CalendarTrouble,
  fetchedAddress,
  isSilent,
  READ_EVERY_MINUTES,
} from "@awning/domain/booking/calendars/calendar";
import { WINDOW_DAYS_MAX } from "@awning/domain/booking/service";
import { Failure } from "@awning/domain/errors/failure";
import { calendarNotification } from "@awning/domain/notification/new-notification";
import {
  createCalendar,
  deleteCalendar,
  freeCalendarId,
  type GuardedCalendar,
  getCalendar,
  listDueCalendars,
  updateCalendar,
} from "#data/booking/calendars.ts";
import { getSchedule } from "#data/booking/services.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { limitAll } from "#data/core/shared-limits.ts";
import { writeTogether, writeUnlessOvertaken } from "#data/core/writes.ts";
import { addNotification } from "#data/notification/notifications.ts";
import { openWebPage, WebError } from "#gateways/web.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { icsMark } from "#platform/access-keys.ts";
import { config } from "#platform/config.ts";
import type { JobRun } from "#platform/job-run.ts";
import { log } from "#platform/log.ts";
import { type ReadApart, readApart } from "./read-apart.ts";

const PATIENCE_MS = 10_000;
const FILE_MAX_BYTES = 8 * 1024 * 1024;
const MINUTE_MS = 60_000;
const DAY = 1440;
const AT_ONCE = 40;
/** Most of a reading is waiting for another host. */
const TOGETHER = 4;
/** A calendar that fails again and again is read less often, and at least every hour. */
const SLOWEST_MINUTES = 60;

type LocalOrigin = () => string | null;
type Asked = { siteId: string; scheduleId: string; address: string; now: number };

/** Reads a calendar and keeps it. @throws Failure `not_found` without the schedule; `forbidden` with `reason: "full"` */
export function addCalendar(localOrigin: LocalOrigin) {
  return async (input: CommandInput<"add-calendar">, request: Request): Promise<CommandOutput<"add-calendar">> => {
    const { uid } = requireCaller(request);
    const { now } = request;
    const { scheduleId, name, address } = input;
    await limitReading(uid, now);
    if ((await freeCalendarId(uid, scheduleId)) === null) throw new Failure("forbidden", { reason: "full" });
    const read = await readAddress({ siteId: uid, scheduleId, address, now }, localOrigin);
    if (read === null) throw new Failure("not_found");
    if (read.trouble !== null) return { trouble: read.trouble };
    await writeTogether("add-calendar", async (writes) => {
      const [id, schedule] = await Promise.all([freeCalendarId(uid, scheduleId), getSchedule(uid, scheduleId)]);
      if (!schedule) throw new Failure("not_found");
      if (id === null) throw new Failure("forbidden", { reason: "full" });
      const times = { addedAt: now, readAt: now, dueAt: now + READ_EVERY_MINUTES * MINUTE_MS };
      const calendar: Calendar = { id, scheduleId, name, address, ...times, failing: null, counts: read.counts };
      createCalendar(writes, uid, calendar, read.ranges);
    });
    return { trouble: null };
  };
}

/** Reads a calendar on its owner's press. @throws Failure `not_found` */
export function readCalendar(localOrigin: LocalOrigin) {
  return async ({ calendarId }: CommandInput<"read-calendar">, request: Request): Promise<CommandOutput<"read-calendar">> => {
    const { uid } = requireCaller(request);
    await limitReading(uid, request.now);
    const found = await getCalendar({ siteId: uid, calendarId });
    if (!found) throw new Failure("not_found");
    return { trouble: await refresh(found, request.now, localOrigin) };
  };
}

/** Removes a calendar, whose times open again. */
export async function removeCalendar(
  { calendarId }: CommandInput<"remove-calendar">,
  request: Request,
): Promise<CommandOutput<"remove-calendar">> {
  const { uid } = requireCaller(request);
  await writeTogether("remove-calendar", async (writes) => {
    const found = await getCalendar({ siteId: uid, calendarId });
    if (found) await deleteCalendar(writes, found);
  });
  return {};
}

/** Reads every calendar that is due, a few at a time. @returns the number read */
export function readDueCalendars(localOrigin: LocalOrigin) {
  return async (now: number, run: JobRun): Promise<number> => {
    const due = await listDueCalendars(now, AT_ONCE);
    run.took(due.length, AT_ONCE);
    let read = 0;
    const work = due.values();
    const worker = async () => {
      for (const place of work) {
        if (!run.hasTime) return;
        try {
          const found = await getCalendar(place);
          if (found && found.calendar.dueAt <= now) {
            await refresh(found, now, localOrigin);
            read++;
          }
        } catch (error) {
          log.internalError("booking/calendars", error);
        }
      }
    };
    await Promise.all(Array.from({ length: TOGETHER }, worker));
    return read;
  };
}

/** Reads a calendar again and notes how that went. What it said before stays closed while it fails. */
async function refresh(found: GuardedCalendar, now: number, localOrigin: LocalOrigin): Promise<CalendarTrouble | null> {
  const { siteId, calendar } = found;
  const { scheduleId, address } = calendar;
  const began = performance.now();
  const read = await readAddress({ siteId, scheduleId, address, now }, localOrigin);
  const tookMs = performance.now() - began;
  if (read === null) {
    await writeTogether("remove-calendar", (writes) => deleteCalendar(writes, found));
    return null;
  }
  const after = read.trouble === null ? readAt(calendar, read.counts, { now, tookMs }) : failedAt(calendar, read.trouble, now);
  const ranges = read.trouble === null ? read.ranges : null;
  await writeUnlessOvertaken((writes) => {
    updateCalendar(writes, { ...found, calendar: after }, ranges);
    addNotification(writes, siteId, calendarNotification(calendar, after), now);
  });
  return read.trouble;
}

// A host that answers slowly is asked less often, at most every 100 minutes, so that it takes little of the job that reads all calendars.
const REST_PER_MS = 600;

function readAt(calendar: Calendar, counts: Calendar["counts"], { now, tookMs }: { now: number; tookMs: number }): Calendar {
  const rest = Math.max(READ_EVERY_MINUTES * MINUTE_MS, Math.round(tookMs * REST_PER_MS));
  return { ...calendar, readAt: now, dueAt: now + rest, failing: null, counts };
}

/** Waits as long as it has failed, within bounds. */
function failedAt(calendar: Calendar, trouble: CalendarTrouble, now: number): Calendar {
  const since = calendar.failing?.since ?? now;
  const waits = Math.min(SLOWEST_MINUTES * MINUTE_MS, Math.max(READ_EVERY_MINUTES * MINUTE_MS, now - since));
  const isTold = (calendar.failing?.isTold ?? false) || isSilent({ failing: { since } }, now);
  return { ...calendar, dueAt: now + waits, failing: { since, trouble, isTold } };
}

async function limitReading(uid: string, now: number): Promise<void> {
  await limitRate("calendar-read.owner", uid, now);
  await limitAll("calendar-read.all", now);
}

/** @returns `null` when the schedule is gone */
async function readAddress({ siteId, scheduleId, address, now }: Asked, localOrigin: LocalOrigin): Promise<ReadApart | null> {
  const schedule = await getSchedule(siteId, scheduleId);
  if (!schedule) return null;
  const text = await fetchCalendar(address, localOrigin());
  if (typeof text !== "string") return text;
  const from = Math.floor(now / MINUTE_MS / DAY) * DAY - DAY;
  return readApart(text, { from, to: from + (WINDOW_DAYS_MAX + 3) * DAY, zone: schedule.zone, ownMark: icsMark(siteId) });
}

/** The text at a secret address, through the guard of all addresses that people type. */
export async function fetchCalendar(address: string, localOrigin: string | null): Promise<string | { trouble: CalendarTrouble }> {
  const access = {
    signal: AbortSignal.timeout(PATIENCE_MS),
    localOrigin,
    userAgent: `Awning (busy times for bookings; ${config().siteUrl})`,
  };
  try {
    const answer = await openWebPage(fetchedAddress(address), "text/calendar,text/plain;q=0.5,*/*;q=0.1", access);
    return (await answer.readAll(FILE_MAX_BYTES)).toString("utf8");
  } catch (error) {
    if (error instanceof WebError) return { trouble: error.trouble };
    throw error;
  }
}
