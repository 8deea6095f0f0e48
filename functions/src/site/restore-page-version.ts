import { randomUUID } from "node:crypto";
import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { type PageDraft, type PageIndex, pageDraftSchema } from "@awning/domain/page/page";
import * as z from "zod/mini";
import { type Writes, writeTogether } from "#data/core/writes.ts";
import {
  changePage,
  deletePage,
  type GuardedIndex,
  getGuardedPage,
  getPageIndex,
  getPageVersion,
  pageExists,
  writePageIndex,
} from "#data/site/pages.ts";
import { type Request, requireCaller } from "#http/request.ts";

/**
 * Restores a version as the draft, over the draft with this `rev`. Restoring the published version leaves nothing to publish. Repeating it
 * returns the same answer.
 * @throws Failure `not_found` for a missing page or version, `conflict` when the draft changed
 */
export async function restorePageVersion(
  { pageId, version, rev }: CommandInput<"restore-page-version">,
  request: Request,
): Promise<CommandOutput<"restore-page-version">> {
  const { uid } = requireCaller(request);
  return writeTogether("restore-page-version", async (writes) => {
    const [found, kept] = await Promise.all([getGuardedPage(uid, pageId), getPageVersion(uid, pageId, version)]);
    if (!found || !kept) throw new Failure("not_found");
    const { page } = found;
    const draft = z.parse(pageDraftSchema, kept);
    if (page.rev === rev + 1 && isSame(z.parse(pageDraftSchema, page), draft)) return { rev: page.rev };
    if (page.rev !== rev) throw new Failure("conflict", { rev: page.rev });
    const next = page.rev + 1;
    const publishedRev = page.live?.version === version ? next : page.publishedRev;
    // Counts as a save, so that saves pending on other devices are refused.
    const save = { rev: next, saveId: randomUUID(), after: page.saveId };
    changePage(writes, uid, found, { ...draft, ...save, publishedRev, updatedAt: request.now });
    return { rev: next };
  });
}

function isSame(one: PageDraft, other: PageDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Unpublishes a page and keeps its draft and versions. Idempotent. */
export async function unpublishPage({ pageId }: CommandInput<"unpublish-page">, request: Request): Promise<Record<string, never>> {
  const { uid } = requireCaller(request);
  return writeTogether("unpublish-page", async (writes) => {
    const [found, index] = await Promise.all([getGuardedPage(uid, pageId), getPageIndex(uid)]);
    if (!found) throw new Failure("not_found");
    if (found.page.live) changePage(writes, uid, found, { live: null, publishedRev: null, publishedAt: null });
    leaveIndex(writes, uid, index, pageId);
    return {};
  });
}

/** Deletes a page and its versions. @throws Failure `not_found` */
export async function removePage({ pageId }: CommandInput<"delete-page">, request: Request): Promise<Record<string, never>> {
  const { uid } = requireCaller(request);
  return writeTogether("delete-page", async (writes) => {
    const [exists, index] = await Promise.all([pageExists(uid, pageId), getPageIndex(uid)]);
    if (!exists && !Object.hasOwn(index.pages, pageId)) throw new Failure("not_found");
    if (exists) await deletePage(writes, uid, pageId);
    leaveIndex(writes, uid, index, pageId);
    return {};
  });
}

function leaveIndex(writes: Writes, siteId: string, index: GuardedIndex, pageId: string): void {
  // Not `in`: a page id could be `constructor`.
  if (!Object.hasOwn(index.pages, pageId)) return;
  const others: PageIndex = Object.fromEntries(Object.entries(index.pages).filter(([id]) => id !== pageId));
  writePageIndex(writes, siteId, index, others);
}
