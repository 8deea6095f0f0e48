import { dayCountsSchema } from "@awning/domain/analytics/counts";
import { collections, documents, partOfDay } from "@awning/domain/routes/collections";
import { FieldValue } from "firebase-admin/firestore";
import { firestore } from "./admin.ts";
import { fromDocument, toDocument } from "./documents.ts";

/**
 * What is to be added to one part of a day: clicks by the id of their link, and rows of events (`event.ts`) for the named chunk. `sweepAt` is
 * when the day is closed, ms since 1970.
 */
export type DayPart = {
  siteId: string;
  day: string;
  shard: number;
  clicks: ReadonlyMap<string, number>;
  chunk: string;
  rows: readonly string[];
  sweepAt: number;
};

/** Adds to parts of days, all of them or none, without reading any. No two rows are alike, so that none is taken for another. */
export async function addCounts(parts: readonly DayPart[]): Promise<void> {
  const writes = firestore().batch();
  for (const { siteId, day, shard, clicks, chunk, rows, sweepAt } of parts) {
    writes.set(
      firestore().doc(documents.visitChunk(siteId, chunk)),
      { ...toDocument({ day, sweepAt }), rows: FieldValue.arrayUnion(...rows) },
      { merge: true },
    );
    if (clicks.size === 0) continue;
    const added = Object.fromEntries([...clicks].map(([linkId, count]) => [linkId, FieldValue.increment(count)]));
    writes.set(firestore().doc(documents.dayCounts(siteId, partOfDay(day, shard))), { day, clicks: added }, { merge: true });
  }
  await writes.commit();
}

/** How often the links of a site were opened on the days from `first` to `last`, by the clocks of its owner. */
export async function countClicks(siteId: string, first: string, last: string): Promise<number> {
  const days = firestore().collection(collections.dayCounts(siteId)).where("day", ">=", first).where("day", "<=", last);
  const parts = (await days.get()).docs.map((one) => fromDocument(dayCountsSchema, one));
  return parts.flatMap((part) => Object.values(part?.clicks ?? {})).reduce((sum, count) => sum + count, 0);
}
