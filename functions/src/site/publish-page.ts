import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { type Block, gapOf } from "@awning/domain/page/block";
import { blocksBytes, countBlocks, mapBlocks, walkBlocks } from "@awning/domain/page/blocks";
import {
  HOME_PAGE_ID,
  type LivePage,
  PAGE_VERSIONS_MAX,
  PAGES_BYTES_MAX,
  PAGES_MAX,
  type Page,
  type PageIndex,
  type PageProblem,
  refuseSlug,
} from "@awning/domain/page/page";
import { leadsToRefused } from "@awning/domain/rich-text/refused-hosts";
import { writeTogether } from "#data/core/writes.ts";
import {
  changePage,
  createPageVersion,
  deletePageVersion,
  type GuardedPage,
  getGuardedPage,
  getPageIndex,
  writePageIndex,
} from "#data/site/pages.ts";
import { type Request, requireCaller } from "#http/request.ts";

type Output = CommandOutput<"publish-page">;

/**
 * Publishes the draft with this `rev` and stores it as a version; keeps the last {@link PAGE_VERSIONS_MAX}. A trigger updates the public
 * copy. Publishing the same `rev` again returns the same answer.
 * @throws Failure `conflict` when the draft changed, `page_refused` (see `PAGE_PROBLEMS`)
 */
export async function publishPage({ pageId, rev }: CommandInput<"publish-page">, request: Request): Promise<Output> {
  const { uid } = requireCaller(request);
  return writeTogether("publish-page", async (writes) => {
    const [found, index] = await Promise.all([getGuardedPage(uid, pageId), getPageIndex(uid)]);
    if (!found) throw new Failure("not_found");
    const { page } = found;
    if (page.live && page.publishedRev === rev) return answer(page.live, page.publishedAt ?? request.now);
    if (page.rev !== rev) throw new Failure("conflict", { rev: page.rev });
    const live = toLive(found, uid, request.now);
    refuseBeside(index.pages, pageId, live);
    const { title, slug, kind, inMenu, menuOrder, seo, blocks } = page;
    const draft = { title, slug, kind, inMenu, menuOrder, seo, blocks };
    createPageVersion(writes, uid, pageId, { ...draft, version: live.version, at: request.now, blockCount: countBlocks(blocks) });
    if (live.version > PAGE_VERSIONS_MAX) deletePageVersion(writes, uid, pageId, live.version - PAGE_VERSIONS_MAX);
    changePage(writes, uid, found, { live, publishedRev: rev, publishedAt: request.now, versions: live.version });
    writePageIndex(writes, uid, index, { ...index.pages, [pageId]: live });
    return answer(live, request.now);
  });
}

function answer({ version, slug }: LivePage, publishedAt: number): Output {
  return { version, slug, publishedAt };
}

function refuse(problem: PageProblem, blocks: readonly unknown[] = []): Failure {
  return new Failure("page_refused", { problem, ...(blocks.length > 0 ? { blocks } : {}) });
}

/** The publishable form of a page. */
function toLive({ page, dropped }: GuardedPage, siteId: string, now: number): LivePage {
  const isHome = page.id === HOME_PAGE_ID;
  if (isHome ? page.slug !== HOME_PAGE_ID : refuseSlug(page.slug) !== null) throw refuse("bad_slug");
  if (dropped.length > 0) throw refuse("bad_blocks", dropped.slice(0, 20));
  const foreign = foreignPictures(page, siteId);
  if (foreign.length > 0 || isForeign(page.seo.picture, siteId)) throw refuse("foreign_picture", foreign);
  const led = [...walkBlocks(page.blocks)]
    .filter(({ block }) => leadsToRefused(block.props))
    .map(({ block: { id, type } }) => ({ id, type }));
  if (led.length > 0) throw refuse("refused_host", led.slice(0, 20));
  const shown = mapBlocks(page.blocks, (block) => (gapOf(block) === null ? block : null));
  if (!shown.some((block) => block.type !== "spacer" && block.type !== "divider")) throw refuse("empty");
  const { slug, title, inMenu, menuOrder, seo } = page;
  const { noindex } = seo;
  return { version: page.versions + 1, slug, title, inMenu, menuOrder, bytes: blocksBytes(shown), noindex, changed: now };
}

/** Checks limits shared with the other published pages. */
function refuseBeside(pages: PageIndex, pageId: string, live: LivePage): void {
  const others = Object.entries(pages).flatMap(([id, page]) => (id === pageId ? [] : [page]));
  if (others.some((other) => other.slug === live.slug)) throw refuse("slug_taken");
  if (others.length >= PAGES_MAX) throw refuse("too_many_pages");
  if (others.reduce((sum, other) => sum + other.bytes, live.bytes) > PAGES_BYTES_MAX) throw refuse("too_large");
}

function foreignPictures(page: Page, siteId: string): { id: string; type: string }[] {
  return [...walkBlocks(page.blocks)].flatMap(({ block }) =>
    picturesOf(block).some((picture) => isForeign(picture, siteId)) ? [{ id: block.id, type: block.type }] : [],
  );
}

function picturesOf(block: Block) {
  if (block.type === "image") return [block.props.image];
  return block.type === "gallery" ? block.props.images : [];
}

function isForeign(picture: { siteId: string } | null, siteId: string): boolean {
  return picture !== null && picture.siteId !== siteId;
}
