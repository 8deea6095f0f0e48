import { createHash } from "node:crypto";
import { type SitemapEntry, sitemapCountSchema, sitemapDocuments } from "@awning/domain/published/sitemap";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";

/** `mark` identifies the listed addresses, empty for none; `version` is the projection's. */
const slotSchema = z.object({ slot: z.number(), mark: z.string(), version: z.number() });

/**
 * Adds or removes a site's sitemap entry. A site keeps its slot forever, so that republishing uses up none. Costs one read if nothing
 * changed; ignores versions older than the list.
 * @param version the projection's
 */
export async function putSitemapEntry(siteId: string, version: number, entry: SitemapEntry | null): Promise<void> {
  const slotOfSite = firestore().doc(sitemapDocuments.slot(siteId));
  const mark = entry ? createHash("sha256").update(JSON.stringify(entry)).digest("base64url") : "";
  const known = readSlot((await slotOfSite.get()).data());
  if (known ? known.mark === mark : entry === null) return;
  await firestore().runTransaction(async (transaction) => {
    const count = firestore().doc(sitemapDocuments.count);
    const current = readSlot((await transaction.get(slotOfSite)).data());
    if (current && current.version > version) return;
    const slot = current?.slot ?? readCount((await transaction.get(count)).data());
    if (!current) transaction.set(count, { slots: slot + 1 });
    transaction.set(slotOfSite, { slot, mark, version });
    const place = firestore().doc(sitemapDocuments.entry(slot));
    if (entry) transaction.set(place, entry);
    else transaction.delete(place);
  });
}

function readSlot(data: unknown) {
  return data === undefined ? null : slotSchema.parse(data);
}

function readCount(data: unknown): number {
  return data === undefined ? 0 : sitemapCountSchema.parse(data).slots;
}
