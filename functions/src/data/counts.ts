import { documents, partOfDay } from "@awning/domain/collections";
import { FieldValue } from "firebase-admin/firestore";
import { firestore } from "./admin.ts";

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
