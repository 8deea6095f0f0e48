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
 * What can be done with the pages of a site. Writes show at once; a refusal comes as a toast and takes them back.
 * @param leaving pages that wait for being deleted: they count no more, and go at once where a new one needs their place
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
  /** An address for a page of this title. @returns `null` when the page before it could not be deleted */
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
    /** A page of its own with these blocks. @returns its id, or `null` when there is no room */
    create: async (title: string, blocks: PageDraft["blocks"], seo?: PageDraft["seo"]) => {
      const slug = await freeSlug(title);
      if (slug === null) return null;
      const draft = newPage(title, slug, menuKeyAt(others, null, others.length));
      return add({ ...draft, blocks, ...(seo ? { seo } : {}) });
    },
    /** The home page in blocks, in place of links and shop. One that is being deleted goes first: the new one stands at its place. */
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

// Deleting a page is for good, with all that was kept of it. So it is sent only once it can no longer be taken back; whoever
// closes the browser before that keeps the page.
type Pending = { timer: ReturnType<typeof setTimeout>; send: () => Promise<void>; sending: Promise<boolean> | null };
const pending = new Map<string, Pending>();
const listeners = new Set<() => void>();
let snapshot: ReadonlySet<string> = new Set();

/** Hides a page at once and deletes it when the time for taking it back is over. @returns what takes it back, until it is sent */
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
 * Deletes a page that is waiting for it without waiting any longer; one that waits for nothing is left alone. It stays hidden until
 * the list itself no longer has it, and comes back when that failed. @returns whether it is gone
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

/** Lets go of what was deleted and is not in the list any more: another page may come under the same id, as the home page does. */
export function forgetGone(listed: readonly string[]): void {
  for (const [id, { sending }] of pending) if (sending && !listed.includes(id)) forget(id);
}

/** Shows a page again, or another one under its id. */
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
 * The order key that puts a page at a place of the menu.
 * @param to index in the list without the moved page; beyond its end is the end
 */
function menuKeyAt(pages: readonly Pick<Page, "id" | "menuOrder">[], movedId: string | null, to: number): string {
  const others = pages.filter((page) => page.id !== movedId);
  const before = others.slice(0, to).at(-1)?.menuOrder ?? null;
  // Two devices may have given the same key: then the next larger one bounds the place.
  const after = others.slice(to).find((page) => before === null || page.menuOrder > before)?.menuOrder ?? null;
  return orderBetween(before === null ? null : { order: before }, after === null ? null : { order: after });
}

/** The list as it stands after a move, for showing it at once. */
export function movedPages<T extends { id: string }>(pages: readonly T[], id: string, to: number): T[] {
  const page = pages.find((one) => one.id === id);
  const others = pages.filter((one) => one.id !== id);
  return page ? others.toSpliced(to, 0, page) : others;
}
