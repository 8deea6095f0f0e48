import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { decodeFile, encodeFile } from "@awning/domain/analytics/column-file";
import { type DataSet, fromDataSet, joinDataSets, toDataSet } from "@awning/domain/analytics/data-set";
import { chunkSchema, type EventRow, findRow, storedChunkSchema } from "@awning/domain/analytics/event";
import {
  type DayTotal,
  type DayVisits,
  dayClosesAt,
  type VisitFile,
  visitFileSchema,
  yearTotalsSchema,
} from "@awning/domain/analytics/stored";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import type { QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import type { JobRun } from "#platform/job-run.ts";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { type Due, listDue } from "../core/due.ts";
import { putGuarded, type Writes } from "../core/writes.ts";

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];
/** Compressed bytes per document, below Firestore's 1 MiB limit. */
const FILE_BYTES_MAX = 900_000;
/** Decompression limit: far above real files, and low enough to be safe. */
const UNPACKED_MAX = 64 * 1024 * 1024;
const CHUNKS_AT_ONCE = 400;

export type DueDay = { siteId: string; day: string };

/** Rows of days that ended, or files whose month is to be merged, at `now` in ms since 1970. */
export function dueVisits(of: "days" | "months", now: number): Due {
  const [group, field] = of === "days" ? ([CHUNKS, "day"] as const) : ([FILES, "month"] as const);
  return { query: firestore().collectionGroup(group).where("sweepAt", "<=", new Date(now)), since: "sweepAt", fields: [field] };
}

/** Days that ended and still have open rows. */
export async function listDueDays(now: number, run: Pick<JobRun, "took">): Promise<DueDay[]> {
  const found = await listDue(dueVisits("days", now), CHUNKS_AT_ONCE);
  run.took(found.length, CHUNKS_AT_ONCE);
  return distinct(found.map((one) => ({ siteId: siteOf(one), day: String(one.get("day")) })));
}

export async function listDueMonths(now: number, run: Pick<JobRun, "took">): Promise<{ siteId: string; month: string }[]> {
  const found = await listDue(dueVisits("months", now), CHUNKS_AT_ONCE);
  run.took(found.length, CHUNKS_AT_ONCE);
  return distinct(found.map((one) => ({ siteId: siteOf(one), month: String(one.get("month")) })));
}

/** Schedules a day for closing, even if it gets no visits. */
export async function noteDay({ siteId, day }: DueDay, zone: string): Promise<void> {
  const note = firestore().doc(documents.visitChunk(siteId, `${day}-noted`));
  await note.set(toDocument(storedChunkSchema, { day, sweepAt: dayClosesAt(day, zone) }), { merge: true });
}

export type DayRows = { rows: EventRow[]; sources: QueryDocumentSnapshot[] };

export async function getDayRows(siteId: string, day: string): Promise<DayRows> {
  const found = await firestore().collection(collections.visitChunks(siteId)).where("day", "==", day).limit(CHUNKS_AT_ONCE).get();
  const rows = found.docs.flatMap((one) => fromDocument(chunkSchema, one)?.rows ?? []);
  return { rows: rows.flatMap((row) => findRow(row) ?? []), sources: found.docs };
}

export type StoredVisits = { id: string; file: VisitFile; set: DataSet; packedBytes: number; guard: Timestamp };

const storedSchema = z.extend(visitFileSchema, { bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array) });

/** The files that hold a day: several if it does not fit one document, none before its first visit. */
export async function listFilesOfDay(siteId: string, day: string): Promise<StoredVisits[]> {
  const files = firestore().collection(collections.visitFiles(siteId));
  const [found] = (await files.where("last", ">=", day).orderBy("last").limit(1).get()).docs;
  const stored = found && (await readFile(found));
  if (!stored || stored.file.first > day) return [];
  // A day is split only when it fills a document on its own.
  if (stored.file.first < day || stored.packedBytes < FILE_BYTES_MAX / 4) return [stored];
  const parts = (await files.where("last", "==", day).get()).docs;
  return (await Promise.all(parts.map(readFile))).sort(byDays);
}

export async function listFilesOfMonth(siteId: string, month: string): Promise<StoredVisits[]> {
  const found = await firestore().collection(collections.visitFiles(siteId)).where("month", "==", month).get();
  const stored = await Promise.all(found.docs.map(readFile));
  return stored.sort(byDays);
}

/** @throws when a file is malformed: treating it as missing would lose its visits */
async function readFile(snapshot: QueryDocumentSnapshot): Promise<StoredVisits> {
  const stored = fromDocument(storedSchema, snapshot);
  if (!stored) throw new Error("a file of visits cannot be read");
  const { bytes, ...file } = stored;
  const unpacked = await unpack(bytes, { maxOutputLength: UNPACKED_MAX });
  return { id: snapshot.id, file, set: decodeFile(unpacked), packedBytes: bytes.length, guard: snapshot.updateTime };
}

function byDays(a: StoredVisits, b: StoredVisits): number {
  return a.file.first < b.file.first || (a.file.first === b.file.first && a.id < b.id) ? -1 : 1;
}

/** Deletes rows; the commit fails if rows were added since they were read. */
export function dropRows(writes: Writes, { sources }: DayRows): void {
  for (const one of sources) writes.delete(one.ref, { lastUpdateTime: one.updateTime });
}

type Place = Pick<VisitFile, "month" | "sweepAt"> & { siteId: string; id: string; updatedAt: number };

/** Splits days that do not fit one file. The commit fails if a file changed since it was read. @returns the number of new files */
export async function replaceFiles(
  writes: Writes,
  place: Place,
  before: readonly StoredVisits[],
  days: readonly DayVisits[],
): Promise<number> {
  const parts = await packParts(days);
  const old = new Map(before.map((one) => [one.id, one]));
  for (const [index, { first, last, visits, bytes }] of parts.entries()) {
    const id = index === 0 ? place.id : `${place.id}_${index + 1}`;
    const reference = firestore().doc(documents.visitFile(place.siteId, id));
    const { month, sweepAt, updatedAt } = place;
    const fields = { ...toDocument(visitFileSchema, { first, last, month, sweepAt, visits, updatedAt }), bytes };
    putGuarded(writes, reference, old.get(id)?.guard ?? null, fields);
    old.delete(id);
  }
  for (const [id, { guard }] of old) writes.delete(firestore().doc(documents.visitFile(place.siteId, id)), { lastUpdateTime: guard });
  return parts.length;
}

type Part = { first: string; last: string; visits: number; bytes: Buffer };

async function packParts(days: readonly DayVisits[]): Promise<Part[]> {
  const [one] = days;
  if (!one) return [];
  const bytes = await pack(encodeFile(toDataSet(days)), { level: 9 });
  const visits = days.reduce((sum, day) => sum + day.visits.length, 0);
  if (bytes.length <= FILE_BYTES_MAX || visits < 2) return [{ first: one.day, last: days.at(-1)?.day ?? one.day, visits, bytes }];
  const [left, right] = days.length > 1 ? halves(days) : halves(one.visits).map((some) => [{ day: one.day, visits: some }]);
  return [...(await packParts(left ?? [])), ...(await packParts(right ?? []))];
}

function halves<T>(all: readonly T[]): [T[], T[]] {
  const middle = Math.ceil(all.length / 2);
  return [all.slice(0, middle), all.slice(middle)];
}

export function putDayTotal(writes: Writes, siteId: string, day: string, total: DayTotal): void {
  const [year, inYear] = [day.slice(0, 4), day.slice(5)];
  writes.set(firestore().doc(documents.visitTotals(siteId, year)), { year, days: { [inYear]: total } }, { merge: true });
}

/** `null` if the day was never closed. */
export async function getDayTotal(siteId: string, day: string): Promise<DayTotal | null> {
  const stored = await firestore()
    .doc(documents.visitTotals(siteId, day.slice(0, 4)))
    .get();
  return fromDocument(yearTotalsSchema, stored)?.days[day.slice(5)] ?? null;
}

export function daysOf(files: readonly StoredVisits[]): DayVisits[] {
  return fromDataSet(joinDataSets(files.map(({ set }) => set)));
}

const CHUNKS = collections.visitChunks("").split("/").at(-1) ?? "";
const FILES = collections.visitFiles("").split("/").at(-1) ?? "";

function siteOf(found: QueryDocumentSnapshot): string {
  return found.ref.parent.parent?.id ?? "";
}

function distinct<T extends object>(all: readonly T[]): T[] {
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
