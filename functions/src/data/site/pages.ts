import { type ParsedBlocks, parseBlocks } from "@awning/domain/page/blocks";
import { type Page, type PageIndex, type PageVersion, pageIndexSchema, pageSchema, pageVersionSchema } from "@awning/domain/page/page";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import type { Timestamp } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";
import { fromDocument, fromStored } from "../core/documents.ts";
import { putGuarded, type Writes } from "../core/writes.ts";

/** `dropped` names malformed blocks of the draft. */
export type GuardedPage = { page: Page; dropped: ParsedBlocks["dropped"]; guard: Timestamp };
/** `guard` is `null` before the first publication. */
export type GuardedIndex = { pages: PageIndex; guard: Timestamp | null };

export async function getGuardedPage(siteId: string, pageId: string): Promise<GuardedPage | null> {
  const snapshot = await firestore().doc(documents.page(siteId, pageId)).get();
  const page = fromDocument(pageSchema, snapshot);
  if (!page || !snapshot.updateTime) return null;
  const { dropped } = parseBlocks(fromStored(snapshot.get("blocks")));
  return { page: { ...page, id: snapshot.id }, dropped, guard: snapshot.updateTime };
}

/** Whether a page exists, even a malformed one. */
export async function pageExists(siteId: string, pageId: string): Promise<boolean> {
  return (await firestore().doc(documents.page(siteId, pageId)).get()).exists;
}

export async function getPageIndex(siteId: string): Promise<GuardedIndex> {
  const snapshot = await firestore().doc(documents.pageIndex(siteId)).get();
  return { pages: fromDocument(pageIndexSchema, snapshot)?.pages ?? {}, guard: snapshot.updateTime ?? null };
}

export async function getPageVersion(siteId: string, pageId: string, version: number): Promise<PageVersion | null> {
  return fromDocument(
    pageVersionSchema,
    await firestore()
      .doc(documents.pageVersion(siteId, pageId, version))
      .get(),
  );
}

export function writePageIndex(writes: Writes, siteId: string, { guard }: GuardedIndex, pages: PageIndex): void {
  putGuarded(writes, firestore().doc(documents.pageIndex(siteId)), guard, { pages });
}

export function changePage(writes: Writes, siteId: string, { page, guard }: GuardedPage, fields: Partial<Omit<Page, "id">>): void {
  writes.update(firestore().doc(documents.page(siteId, page.id)), toDocument(pageSchema, fields), { lastUpdateTime: guard });
}

export function createPageVersion(writes: Writes, siteId: string, pageId: string, version: PageVersion): void {
  writes.create(firestore().doc(documents.pageVersion(siteId, pageId, version.version)), toDocument(pageVersionSchema, version));
}

export function deletePageVersion(writes: Writes, siteId: string, pageId: string, version: number): void {
  writes.delete(firestore().doc(documents.pageVersion(siteId, pageId, version)));
}

export async function deletePage(writes: Writes, siteId: string, pageId: string): Promise<void> {
  const versions = await firestore().collection(collections.pageVersions(siteId, pageId)).listDocuments();
  for (const reference of versions) writes.delete(reference);
  writes.delete(firestore().doc(documents.page(siteId, pageId)));
}
