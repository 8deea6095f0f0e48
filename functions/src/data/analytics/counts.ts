import { randomBytes } from "node:crypto";
import { type DayCounts, dayCountsSchema } from "@awning/domain/analytics/counts";
import { storedChunkSchema } from "@awning/domain/analytics/event";
import { collections, documents, partOfDay } from "@awning/domain/routes/firestore-paths";
import { timestampSchema, toDocument } from "@awning/domain/time/timestamp";
import { FieldValue } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { type Due, listDue } from "../core/due.ts";
import { createOnce } from "../core/writes.ts";

/** Clicks by link id and event rows (`event.ts`) of the named chunk. `sweepAt` is when the day is closed, ms since 1970. */
export type DayPart = {
  siteId: string;
  day: string;
  shard: number;
  clicks: ReadonlyMap<string, number>;
  chunk: string;
  rows: readonly string[];
  sweepAt: number;
};

/** Adds to all parts in one commit, without reads. Rows are unique, so that the array union drops none. */
export async function addCounts(parts: readonly DayPart[]): Promise<void> {
  const writes = firestore().batch();
  for (const { siteId, day, shard, clicks, chunk, rows, sweepAt } of parts) {
    writes.set(
      firestore().doc(documents.visitChunk(siteId, chunk)),
      { ...toDocument(storedChunkSchema, { day, sweepAt }), rows: FieldValue.arrayUnion(...rows) },
      { merge: true },
    );
    if (clicks.size === 0) continue;
    const added = Object.fromEntries([...clicks].map(([linkId, count]) => [linkId, FieldValue.increment(count)]));
    writes.set(firestore().doc(documents.dayCounts(siteId, partOfDay(day, shard))), { day, clicks: added }, { merge: true });
  }
  await writes.commit();
}

/** Link clicks from `first` to `last`, in the owner's time zone, in parts of days. */
export async function listClicks(siteId: string, first: string, last: string): Promise<DayCounts[]> {
  const days = firestore().collection(collections.dayCounts(siteId)).where("day", ">=", first).where("day", "<=", last);
  return (await days.get()).docs.flatMap((one) => fromDocument(dayCountsSchema, one) ?? []);
}

const SALT_BYTES = 32;
/** Matches the in-memory cache of callers. */
const KEPT_MS = 48 * 3_600_000;
const saltSchema = z.object({ salt: z.string() });
const storedSaltSchema = z.extend(saltSchema, { expireAt: timestampSchema });

/** The salt of that name, shared by all instances; the first caller creates it. `now` in ms since 1970. */
export async function fetchSalt(name: string, now: number): Promise<Uint8Array> {
  const reference = firestore().doc(documents.salt(name));
  const found = fromDocument(saltSchema, await reference.get());
  if (found) return Buffer.from(found.salt, "base64");
  const salt = randomBytes(SALT_BYTES);
  const stored = { salt: salt.toString("base64"), expireAt: now + KEPT_MS };
  if (await createOnce(reference, toDocument(storedSaltSchema, stored))) return salt;
  const { salt: others } = saltSchema.parse((await reference.get()).data());
  return Buffer.from(others, "base64");
}

export function expiredSalts(now: number): Due {
  return { query: firestore().collection("salts").where("expireAt", "<=", new Date(now)), since: "expireAt" };
}

/** @returns the number deleted */
export async function forgetSalts(now: number): Promise<number> {
  const over = await listDue(expiredSalts(now), 100);
  await Promise.all(over.map((one) => one.ref.delete()));
  return over.length;
}
