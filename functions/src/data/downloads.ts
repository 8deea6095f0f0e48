import { downloadsSchema } from "@awning/domain/order/download";
import { documents } from "@awning/domain/routes/collections";
import type { Timestamp } from "firebase-admin/firestore";
import { firestore } from "./admin.ts";
import { fromDocument, toDocument } from "./documents.ts";
import type { Writes } from "./writes.ts";

export type DownloadCounts = { counts: Readonly<Record<string, number>>; guard: Timestamp | null };

/** How often the buyer of an order fetched what. `guard` is `null` before the first download. */
export async function getDownloads(siteId: string, orderId: string): Promise<DownloadCounts> {
  const snapshot = await firestore().doc(documents.downloads(siteId, orderId)).get();
  return { counts: fromDocument(downloadsSchema, snapshot)?.counts ?? {}, guard: snapshot.updateTime ?? null };
}

/** Writes the counts of an order. The commit fails when they changed since they were read. */
export function writeDownloads(
  writes: Writes,
  place: { siteId: string; orderId: string },
  { counts, guard }: DownloadCounts,
  now: number,
): void {
  const reference = firestore().doc(documents.downloads(place.siteId, place.orderId));
  const document = toDocument({ counts, updatedAt: now });
  if (guard === null) writes.create(reference, document);
  else writes.update(reference, document, { lastUpdateTime: guard });
}
