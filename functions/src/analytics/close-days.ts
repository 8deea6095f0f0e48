import { isDeepStrictEqual } from "node:util";
import { closeVisits, countConversation, countOrder, countReservation, withConversions } from "@awning/domain/analytics/conversion";
import { toDataSet } from "@awning/domain/analytics/data-set";
import { type DayTotal, type DayVisits, dayTotalOf } from "@awning/domain/analytics/stored";
import { type Conversion, conversionKey, isConversion, visitsOf } from "@awning/domain/analytics/visit";
import { addDays, momentOf, wallTime } from "@awning/domain/time/zoned-time";
import {
  CHANGED_AT_ONCE,
  changedOrders,
  listConversationsToCount,
  listOrdersChanged,
  listOrdersToCount,
  listReservationsToCount,
} from "#data/analytics/conversions.ts";
import { expiredSalts, forgetSalts } from "#data/analytics/counts.ts";
import {
  type DueDay,
  daysOf,
  dropRows,
  dueVisits,
  getDayRows,
  getDayTotal,
  listDueDays,
  listDueMonths,
  listFilesOfDay,
  listFilesOfMonth,
  noteDay,
  putDayTotal,
  replaceFiles,
  type StoredVisits,
} from "#data/analytics/visits.ts";
import type { Due } from "#data/core/due.ts";
import { getJob, putJob } from "#data/core/jobs.ts";
import { type Writes, writeTogether } from "#data/core/writes.ts";
import { getZone } from "#data/site/information.ts";
import type { JobRun } from "#platform/job-run.ts";
import { log } from "#platform/log.ts";

/** Days of the month on which earlier days are merged, so that a screen reads few files. */
const JOINED_ON = ["08", "15", "22"];
/** Days stay separate this long, so that late events rewrite only a small file. */
const JOINED_AFTER_MS = 36 * 3_600_000;
const RECOUNT = "recount-orders";
/** Days before a closed one that are verified with it. */
const CHECKED_DAYS = 7;
/** Concurrent commits may still be in flight for this long. */
const SETTLED_MS = 60_000;

export async function waitingDays(now: number): Promise<Due[]> {
  const changed = changedOrders(await getJob(RECOUNT), now - SETTLED_MS);
  return [dueVisits("days", now), dueVisits("months", now), expiredSalts(now), changed];
}

/**
 * Closes ended days: rows become columns in one commit with the day's total, so that an interrupted run leaves nothing half done. Then
 * recounts days with changed orders, verifies earlier days, merges days into months and deletes old salts. Errors on one site do not stop
 * the others.
 */
export async function closeDays(now: number, run: Pick<JobRun, "hasTime" | "took">): Promise<Record<string, number>> {
  const done = { closed: 0, recounted: 0, checked: 0, months: 0, salts: await forgetSalts(now) };
  const dueDays = await listDueDays(now, run);
  for (const due of dueDays) {
    if (!run.hasTime) return done;
    done.closed += await tried(() => closeDay(due, now));
  }
  const { recounted, isThrough } = await recountChanged(now, run);
  done.recounted = recounted;
  for (const { siteId, month } of await listDueMonths(now, run)) {
    if (!run.hasTime) return done;
    done.months += await tried(() => joinMonth(siteId, month, now));
  }
  // Uncounted order changes would look like errors, so the check waits for a later night.
  for (const { siteId, day } of isThrough ? dueDays : [])
    for (let back = 1; back <= CHECKED_DAYS && run.hasTime; back++)
      done.checked += await tried(() => checkDay({ siteId, day: addDays(day, -back) }, now));
  return done;
}

async function tried(work: () => Promise<unknown>): Promise<0 | 1> {
  try {
    await work();
    return 1;
  } catch (error) {
    log.internalError("analytics/close", error);
    return 0;
  }
}

/** Closes one day; later events join it. */
export function closeDay({ siteId, day }: DueDay, now: number): Promise<void> {
  return writeTogether("close-day", async (writes) => {
    const [zone, rows, stored] = await Promise.all([getZone(siteId), getDayRows(siteId, day), listFilesOfDay(siteId, day)]);
    if (rows.sources.length === 0) return;
    const conversions = await conversionsOf(siteId, day, zone);
    const before = dayIn(stored, day);
    const late = visitsOf(
      rows.rows,
      conversions,
      before.reduce((most, { visitor }) => Math.max(most, visitor + 1), 0),
    );
    // Adds conversions without a row, once, including those added earlier.
    const told = new Set(rows.rows.map(({ kind, target }) => conversionKey({ kind, id: target })));
    const fresh = late.filter(({ events }) =>
      events.some(({ kind, target }) => !isConversion(kind) || told.has(conversionKey({ kind, id: target }))),
    );
    await putDay(writes, { siteId, day, zone, stored, visits: closeVisits(before, fresh, conversions), now });
    dropRows(writes, rows);
  });
}

/** Recounts a closed day's orders, bookings and conversations. @returns whether anything changed */
export function recountDay(due: DueDay, now: number): Promise<boolean> {
  return recount(due, now, ({ before, after }) => {
    if (!isDeepStrictEqual(before.money, after.money)) log.moneyRecounted(due.siteId, due.day, before.money, after.money);
  });
}

/**
 * Verifies a closed day's total against its visits and orders, then logs and corrects errors. Order changes were recounted before.
 * @returns whether anything was wrong
 */
function checkDay(due: DueDay, now: number): Promise<boolean> {
  return recount(due, now, ({ noted, before, after }) => {
    // Conversations may change the number of visits, which is not an error.
    const isCountedRight = before.orders === after.orders && isDeepStrictEqual(before.money, after.money);
    if (!isCountedRight || (noted !== null && !isDeepStrictEqual(noted, before))) log.dayMiscounted(due.siteId, due.day, noted, after);
  });
}

type Recounted = { noted: DayTotal | null; before: DayTotal; after: DayTotal };

function recount({ siteId, day }: DueDay, now: number, tell: (recounted: Recounted) => void): Promise<boolean> {
  return writeTogether("recount-day", async (writes) => {
    const [zone, stored, noted] = await Promise.all([getZone(siteId), listFilesOfDay(siteId, day), getDayTotal(siteId, day)]);
    const before = dayIn(stored, day);
    const visits = withConversions(before, await conversionsOf(siteId, day, zone));
    const [was, is] = [totalOf(day, before), totalOf(day, visits)];
    if (isDeepStrictEqual(before, visits) && isDeepStrictEqual(noted ?? was, is)) return false;
    tell({ noted, before: was, after: is });
    await putDay(writes, { siteId, day, zone, stored, visits, now });
    return true;
  });
}

type ClosedDay = DueDay & { zone: string; stored: readonly StoredVisits[]; visits: DayVisits["visits"]; now: number };

async function putDay(writes: Writes, { siteId, day, zone, stored, visits, now }: ClosedDay): Promise<void> {
  const month = day.slice(0, 7);
  const others = daysOf(stored).filter((one) => one.day !== day);
  const days = [...others, { day, visits }].sort((a, b) => (a.day < b.day ? -1 : 1));
  const [first] = stored;
  const place = first
    ? { id: first.id, month: first.file.month, sweepAt: first.file.sweepAt }
    : { id: day, month, sweepAt: joinedAt(day, zone) };
  await replaceFiles(writes, { siteId, updatedAt: now, ...place }, stored, days);
  putDayTotal(writes, siteId, day, totalOf(day, visits));
}

function dayIn(stored: readonly StoredVisits[], day: string): DayVisits["visits"] {
  return daysOf(stored).find((one) => one.day === day)?.visits ?? [];
}

function totalOf(day: string, visits: DayVisits["visits"]): DayTotal {
  return dayTotalOf(toDataSet([{ day, visits }]), day);
}

/** The longest time from hold to booking. */
const FORM_MS = 3_600_000;

async function conversionsOf(siteId: string, day: string, zone: string): Promise<Conversion[]> {
  const [from, until] = [day, addDays(day, 1)].map((one) => momentOf({ day: one, minute: 0 }, zone)) as [number, number];
  const [orders, reservations, conversations] = await Promise.all([
    listOrdersToCount(siteId, from, until),
    listReservationsToCount(siteId, from - FORM_MS, until),
    listConversationsToCount(siteId, from, until),
  ]);
  const made = [
    ...orders.map((order) => countOrder(order, zone)),
    ...reservations.map((reservation) => countReservation(reservation, zone)),
    ...conversations.map((conversation) => countConversation(conversation, zone)),
  ];
  return made.flatMap((one) => (one.day === day && one.counted ? [one.counted] : []));
}

/** When a day is merged into its month, in ms since 1970. */
function joinedAt(day: string, zone: string): number {
  const month = day.slice(0, 7);
  const next = JOINED_ON.map((one) => `${month}-${one}`).find((one) => one > day) ?? `${addDays(`${month}-28`, 4).slice(0, 7)}-01`;
  return momentOf({ day: next, minute: 0 }, zone) + JOINED_AFTER_MS;
}

/** Merges a month's days so far, and finally once it is over. */
export function joinMonth(siteId: string, month: string, now: number): Promise<void> {
  return writeTogether("join-month", async (writes) => {
    const [zone, files] = await Promise.all([getZone(siteId), listFilesOfMonth(siteId, month)]);
    if (files.every(({ file }) => file.sweepAt === null)) return;
    const end = joinedAt(`${month}-28`, zone);
    await replaceFiles(writes, { siteId, id: month, month, sweepAt: end <= now ? null : end, updatedAt: now }, files, daysOf(files));
  });
}

/** Recounts closed days whose orders changed since the last run, oldest change first. */
async function recountChanged(now: number, run: Pick<JobRun, "hasTime" | "took">): Promise<{ recounted: number; isThrough: boolean }> {
  const through = await getJob(RECOUNT);
  const changed = await listOrdersChanged(through, now - SETTLED_MS);
  run.took(changed.length, CHANGED_AT_ONCE);
  const days = new Map<string, DueDay & { zone: string }>();
  for (const { siteId, placedAt } of changed) {
    const zone = await getZone(siteId);
    const { day } = wallTime(placedAt, zone);
    days.set(`${siteId} ${day}`, { siteId, day, zone });
  }
  let recounted = 0;
  for (const { zone, ...due } of days.values()) {
    // Saves no cursor, so the next run starts at the same place.
    if (!run.hasTime) return { recounted, isThrough: false };
    // Days that are not over are counted when they close.
    if (due.day < wallTime(now, zone).day) recounted += await tried(() => recountDay(due, now));
    else await noteDay(due, zone);
  }
  const last = changed.at(-1);
  if (last) await putJob(RECOUNT, last.updatedAt);
  return { recounted, isThrough: changed.length < CHANGED_AT_ONCE };
}
