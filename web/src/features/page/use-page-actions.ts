import { copyBlock } from "@awning/domain/page/blocks";
import { HOME_PAGE_ID, newPage, PAGE_TITLE_MAX, PAGES_MAX, type Page, type PageDraft, pageSlugOf } from "@awning/domain/page/page";
import { isSiteOpen } from "@awning/domain/site/site";
import { withinUnits } from "@awning/domain/values/characters";
import { useSyncExternalStore } from "react";
import { toFailure } from "#data/core/failures.ts";
import { inLatin } from "#data/core/in-latin.ts";
import { orderBetween } from "#data/link/links.ts";
import { addSitePage, deletePage, publishPage, saveSitePage, unpublishPage } from "#data/page/site-pages.ts";
import type { OwnSite } from "#data/site/sites.ts";
import { showToast, showUndoToast, UNDO_MS } from "#ui/feedback/toast.tsx";
import { publishedLabel, unpublishedLabel } from "#ui/published-labels.ts";
import * as labels from "./labels.ts";
import { newBlockId } from "./new-block-id.ts";

/**
 * The actions on the pages of a site. Writes show at once; a refusal shows a toast and reverts them.
 * @param leaving pages being deleted: they no longer count, and are deleted at once when a new page needs their place
 */
export function usePageActions({ id: siteId, ...site }: OwnSite, pages: readonly Page[], leaving: readonly Page[]) {
  const others = pages.filter((page) => page.id !== HOME_PAGE_ID);
  const isFull = pages.length >= PAGES_MAX;
  const add = (draft: PageDraft, hasNoRoom = isFull): string | null => {
    if (hasNoRoom) {
      showToast(labels.limitReached(pages.length, PAGES_MAX));
      return null;
    }
    const { id, write } = addSitePage(siteId, draft);
    write.catch(tellRefusal);
    return id;
  };
  /** A free address for a page of this title. @returns `null` when a pending deletion of the page that uses it failed */
  const freeSlug = async (title: string): Promise<string | null> => {
    const slug = pageSlugOf(
      await inLatin(title),
      pages.map((page) => page.slug),
    );
    const isCrowded = pages.length + leaving.length >= PAGES_MAX;
    const inTheWay = isFull ? [] : leaving.filter((page, at) => page.slug === slug || (isCrowded && at === 0));
    const gone = await Promise.all(inTheWay.map((page) => deleteNow(page.id)));
    return gone.every(Boolean) ? slug : null;
  };
  const change = (page: Page, changes: Partial<PageDraft>) => void saveSitePage(siteId, page, changes).catch(tellRefusal);
  return {
    siteId,
    isFull,
    /** Creates a page with these blocks. @returns its id, or `null` when there is no room */
    create: async (title: string, blocks: PageDraft["blocks"], seo?: PageDraft["seo"]) => {
      const slug = await freeSlug(title);
      if (slug === null) return null;
      const draft = newPage(title, slug, menuKeyAt(others, null, others.length));
      return add({ ...draft, blocks, ...(seo ? { seo } : {}) });
    },
    /**
     * Creates a home page of blocks in place of links and shop. A pending deletion of the old one runs first, because they
     * share an id.
     */
    createHome: async (blocks: PageDraft["blocks"]) => {
      if (!(await deleteNow(HOME_PAGE_ID))) return null;
      const id = add({ ...newPage(labels.homeLabel, HOME_PAGE_ID, menuKeyAt(others, null, 0)), blocks }, others.length >= PAGES_MAX);
      forget(HOME_PAGE_ID);
      return id;
    },
    duplicate: async (page: Page) => {
      const title = labels.copyOf(withinUnits(page.title, PAGE_TITLE_MAX - 7));
      const slug = await freeSlug(title);
      if (slug === null) return;
      const { inMenu, seo, blocks } = page;
      const draft = newPage(title, slug, menuKeyAt(others, null, others.findIndex(({ id }) => id === page.id) + 1));
      const id = add({ ...draft, inMenu, seo, blocks: blocks.map((block) => copyBlock(block, newBlockId)) });
      if (id) showToast(labels.added(title));
    },
    change,
    move: (page: Page, to: number) => change(page, { menuOrder: menuKeyAt(others, page.id, to) }),
    publish: (page: Page) =>
      publishPage(page.id, page.rev).then(
        () => showToast(publishedLabel(page.title, isSiteOpen(site))),
        (error: unknown) => tellRefusal(error),
      ),
    unpublish: (page: Page) =>
      unpublishPage(page.id).then(
        () => showToast(labels.pageUnpublished(page.title)),
        (error: unknown) => tellRefusal(error),
      ),
    remove: (page: Page) => {
      const undo = deleteLater(page.id, () =>
        deletePage(page.id).catch((error: unknown) => {
          tellRefusal(error);
          throw error;
        }),
      );
      showUndoToast(labels.deleted(page.title), undo);
    },
  };
}

export type PageActions = ReturnType<typeof usePageActions>;

function tellRefusal(error: unknown): void {
  void unpublishedLabel(toFailure(error)).then(showToast);
}

// Deleting a page is permanent and includes its versions, so it is sent only once undo is over. Closing the browser before
// that keeps the page.
type Pending = { timer: ReturnType<typeof setTimeout>; send: () => Promise<void>; sending: Promise<boolean> | null };
const pending = new Map<string, Pending>();
const listeners = new Set<() => void>();
let snapshot: ReadonlySet<string> = new Set();

/** Hides a page at once and deletes it when the undo time is over. @returns the undo function, valid until then */
function deleteLater(pageId: string, send: () => Promise<void>): () => void {
  const timer = setTimeout(() => void deleteNow(pageId), UNDO_MS);
  const one: Pending = { timer, send, sending: null };
  pending.set(pageId, one);
  tell();
  return () => {
    if (one.sending) return;
    clearTimeout(timer);
    forget(pageId);
  };
}

/**
 * Runs a page's pending deletion at once; does nothing without one. The page stays hidden until the list no longer contains
 * it, and reappears if deleting failed. @returns whether it is deleted
 */
async function deleteNow(pageId: string): Promise<boolean> {
  const one = pending.get(pageId);
  if (!one) return true;
  clearTimeout(one.timer);
  one.sending ??= one.send().then(
    () => true,
    () => {
      forget(pageId);
      return false;
    },
  );
  return one.sending;
}

/** Forgets deleted pages that are no longer in the list, because a new page may get the same id, as the home page does. */
export function forgetGone(listed: readonly string[]): void {
  for (const [id, { sending }] of pending) if (sending && !listed.includes(id)) forget(id);
}

/** Unhides a page, or a new one with its id. */
function forget(pageId: string): void {
  if (pending.delete(pageId)) tell();
}

/** Pages that are being deleted. */
export function usePendingDeletes(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => snapshot);
}

function tell(): void {
  snapshot = new Set(pending.keys());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The sort key that puts a page at a position of the menu.
 * @param to index in the list without the moved page; beyond its end is the end
 */
function menuKeyAt(pages: readonly Pick<Page, "id" | "menuOrder">[], movedId: string | null, to: number): string {
  const others = pages.filter((page) => page.id !== movedId);
  const before = others.slice(0, to).at(-1)?.menuOrder ?? null;
  // Two devices may have assigned the same key; then the next larger one is the bound.
  const after = others.slice(to).find((page) => before === null || page.menuOrder > before)?.menuOrder ?? null;
  return orderBetween(before === null ? null : { order: before }, after === null ? null : { order: after });
}

/** The list after a move, for showing it at once. */
export function movedPages<T extends { id: string }>(pages: readonly T[], id: string, to: number): T[] {
  const page = pages.find((one) => one.id === id);
  const others = pages.filter((one) => one.id !== id);
  return page ? others.toSpliced(to, 0, page) : others;
}
