import { randomUUID } from "node:crypto";
import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { type PageDraft, pageDraftSchema } from "@awning/domain/page/page";
import * as z from "zod/mini";
import { changePage, getGuardedPage, getPageVersion } from "#data/pages.ts";
import { writeTogether } from "#data/writes.ts";
import { type Request, requireCaller } from "#platform/request.ts";

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
