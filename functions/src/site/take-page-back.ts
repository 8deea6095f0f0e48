import type { CommandInput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import type { PageIndex } from "@awning/domain/page/page";
import { changePage, deletePage, type GuardedIndex, getGuardedPage, getPageIndex, pageExists, writePageIndex } from "#data/pages.ts";
import { type Writes, writeTogether } from "#data/writes.ts";
import { type Request, requireCaller } from "#platform/request.ts";

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

/** Takes a page away for good, with everything that was kept of it. One that is gone already is no failure. */
export async function removePage({ pageId }: CommandInput<"delete-page">, request: Request): Promise<Record<string, never>> {
  const { uid } = requireCaller(request);
  return writeTogether("delete-page", async (writes) => {
    const [exists, index] = await Promise.all([pageExists(uid, pageId), getPageIndex(uid)]);
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
