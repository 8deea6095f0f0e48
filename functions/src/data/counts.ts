import { collections, documents, partOfDay } from "@awning/domain/collections";
import { dayCountsSchema } from "@awning/domain/counts";
import { FieldValue } from "firebase-admin/firestore";
import { firestore } from "./admin.ts";
import { fromDocument } from "./documents.ts";

/** What is to be added to one part of a day: clicks by the id of their link. */
export type DayPart = { siteId: string; day: string; shard: number; clicks: ReadonlyMap<string, number> };

/** Adds to parts of days, all of them or none, without reading any. */
export async function addCounts(parts: readonly DayPart[]): Promise<void> {
  const writes = firestore().batch();
  for (const { siteId, day, shard, clicks } of parts) {
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
