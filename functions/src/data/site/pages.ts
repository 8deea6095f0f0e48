import { type ParsedBlocks, parseBlocks } from "@awning/domain/page/blocks";
import { type Page, type PageIndex, type PageVersion, pageIndexSchema, pageSchema, pageVersionSchema } from "@awning/domain/page/page";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import type { Timestamp } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";
import { fromDocument, fromStored } from "../core/documents.ts";
import type { Writes } from "../core/writes.ts";

/** A page with the guard for changing it; `dropped` names blocks that are in the draft and cannot be read. */
export type GuardedPage = { page: Page; dropped: ParsedBlocks["dropped"]; guard: Timestamp };
/** The published pages of a site; `guard` is `null` while nothing was ever published. */
export type GuardedIndex = { pages: PageIndex; guard: Timestamp | null };

/** A page of a site, or `null` when there is none that fits its schema. */
export async function getGuardedPage(siteId: string, pageId: string): Promise<GuardedPage | null> {
  const snapshot = await firestore().doc(documents.page(siteId, pageId)).get();
  const page = fromDocument(pageSchema, snapshot);
  if (!page || !snapshot.updateTime) return null;
  const { dropped } = parseBlocks(fromStored(snapshot.get("blocks")));
  return { page: { ...page, id: snapshot.id }, dropped, guard: snapshot.updateTime };
}

/** Whether there is such a page at all, even one that does not fit its schema. */
export async function pageExists(siteId: string, pageId: string): Promise<boolean> {
  return (await firestore().doc(documents.page(siteId, pageId)).get()).exists;
}

/** Which pages of a site are published, with the guard for changing that. */
export async function getPageIndex(siteId: string): Promise<GuardedIndex> {
  const snapshot = await firestore().doc(documents.pageIndex(siteId)).get();
  return { pages: fromDocument(pageIndexSchema, snapshot)?.pages ?? {}, guard: snapshot.updateTime ?? null };
}

/** A kept version of a page, or `null`. */
export async function getPageVersion(siteId: string, pageId: string, version: number): Promise<PageVersion | null> {
  return fromDocument(
    pageVersionSchema,
    await firestore()
      .doc(documents.pageVersion(siteId, pageId, version))
      .get(),
  );
}

/** Replaces the list of published pages. The commit fails when it changed since it was read. */
export function writePageIndex(writes: Writes, siteId: string, { guard }: GuardedIndex, pages: PageIndex): void {
  const reference = firestore().doc(documents.pageIndex(siteId));
  if (guard) writes.update(reference, { pages }, { lastUpdateTime: guard });
  else writes.create(reference, { pages });
}

/** Changes fields of a page. The commit fails when it changed since it was read. */
export function changePage(writes: Writes, siteId: string, { page, guard }: GuardedPage, fields: Partial<Omit<Page, "id">>): void {
  writes.update(firestore().doc(documents.page(siteId, page.id)), toDocument(pageSchema, fields), { lastUpdateTime: guard });
}

/** Keeps a version of a page; the commit fails when its number is taken. */
export function createPageVersion(writes: Writes, siteId: string, pageId: string, version: PageVersion): void {
  writes.create(firestore().doc(documents.pageVersion(siteId, pageId, version.version)), toDocument(pageVersionSchema, version));
}

/** Forgets a version of a page. */
export function deletePageVersion(writes: Writes, siteId: string, pageId: string, version: number): void {
  writes.delete(firestore().doc(documents.pageVersion(siteId, pageId, version)));
}

/** Takes a page away with all its versions. */
export async function deletePage(writes: Writes, siteId: string, pageId: string): Promise<void> {
  const versions = await firestore().collection(collections.pageVersions(siteId, pageId)).listDocuments();
  for (const reference of versions) writes.delete(reference);
  writes.delete(firestore().doc(documents.page(siteId, pageId)));
}
