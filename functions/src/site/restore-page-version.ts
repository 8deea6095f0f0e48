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
 * Makes a kept version the draft again, over the draft with this `rev`. The version that is published makes the draft equal
 * to what visitors see: then there is nothing left to publish. Asked twice, it answers what it did. `not_found`: no such page
 * or version any more; `conflict`: the draft is another by now.
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
    // A save like any other: what waits elsewhere was not made from it, and is refused.
    const save = { rev: next, saveId: randomUUID(), after: page.saveId };
    changePage(writes, uid, found, { ...draft, ...save, publishedRev, updatedAt: request.now });
    return { rev: next };
  });
}

function isSame(one: PageDraft, other: PageDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Takes a page away from visitors; draft and versions stay. One that is not published stays as it is. */
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

/** Takes a page away for good, with everything that was kept of it. `not_found`: there is none, or no longer. */
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
  // Not `in`: a page may be called `constructor`, which every object has.
  if (!Object.hasOwn(index.pages, pageId)) return;
  const others: PageIndex = Object.fromEntries(Object.entries(index.pages).filter(([id]) => id !== pageId));
  writePageIndex(writes, siteId, index, others);
}
