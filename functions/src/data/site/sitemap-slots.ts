import { createHash } from "node:crypto";
import { type SitemapEntry, sitemapCountSchema, sitemapDocuments, sitemapEntrySchema } from "@awning/domain/published/sitemap";
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
    // A patch may have been faster.
    const before = current && entry ? readEntry((await transaction.get(firestore().doc(sitemapDocuments.entry(slot)))).data()) : null;
    if (!current) transaction.set(count, { slots: slot + 1 });
    transaction.set(slotOfSite, { slot, mark, version });
    const place = firestore().doc(sitemapDocuments.entry(slot));
    if (entry) transaction.set(place, raised(entry, before?.places ?? []));
    else transaction.delete(place);
  });
}

export type SitemapChange = SitemapEntry["places"][number];

/** Notes that these addresses changed (ms since 1970) where a site's sitemap has them. Never makes a time earlier. */
export async function raiseSitemapChanges(siteId: string, changes: readonly SitemapChange[]): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const current = readSlot((await transaction.get(firestore().doc(sitemapDocuments.slot(siteId)))).data());
    if (!current) return;
    const place = firestore().doc(sitemapDocuments.entry(current.slot));
    const entry = readEntry((await transaction.get(place)).data());
    if (entry) transaction.set(place, raised(entry, changes));
  });
}

function raised(entry: SitemapEntry, changes: readonly SitemapChange[]): SitemapEntry {
  const times = new Map<string, number>();
  for (const { path, changed } of changes) times.set(path, Math.max(changed, times.get(path) ?? 0));
  return { ...entry, places: entry.places.map(({ path, changed }) => ({ path, changed: Math.max(changed, times.get(path) ?? 0) })) };
}

function readEntry(data: unknown): SitemapEntry | null {
  return z.safeParse(sitemapEntrySchema, data).data ?? null;
}

function readSlot(data: unknown) {
  return data === undefined ? null : slotSchema.parse(data);
}

function readCount(data: unknown): number {
  return data === undefined ? 0 : sitemapCountSchema.parse(data).slots;
}
