import { copyBlock } from "@awning/domain/page/blocks";
import { HOME_PAGE_ID, newPage, PAGE_TITLE_MAX, PAGES_MAX, type Page, type PageDraft, pageSlugOf } from "@awning/domain/page/page";
import { isSiteOpen } from "@awning/domain/site/site";
import { withinUnits } from "@awning/domain/values/characters";
import { toFailure } from "#data/core/failures.ts";
import { inLatin } from "#data/core/in-latin.ts";
import { addSitePage, deletePage, publishPage, saveSitePage, unpublishPage } from "#data/page/site-pages.ts";
import type { OwnSite } from "#data/site/sites.ts";
import { publishedWords, unpublishedWords } from "#ui/published-words.ts";
import { showToast, showUndoToast } from "#ui/toast.tsx";
import { newBlockId } from "./new-block-id.ts";
import { deleteLater, deleteNow, forget } from "./pending-deletes.ts";
import { menuKeyAt } from "./place.ts";

/**
 * What can be done with the pages of a site. Writes show at once; a refusal comes as a toast and takes them back.
 * @param leaving pages that wait for being deleted: they count no more, and go at once where a new one needs their place
 */
export function usePageActs({ id: siteId, ...site }: OwnSite, pages: readonly Page[], leaving: readonly Page[]) {
  const others = pages.filter((page) => page.id !== HOME_PAGE_ID);
  const isFull = pages.length >= PAGES_MAX;
  const add = (draft: PageDraft, hasNoRoom = isFull): string | null => {
    if (hasNoRoom) {
      showToast(`You have ${pages.length} of ${PAGES_MAX} pages. Delete one first.`);
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
      const id = add({ ...newPage("Home", HOME_PAGE_ID, menuKeyAt(others, null, 0)), blocks }, others.length >= PAGES_MAX);
      forget(HOME_PAGE_ID);
      return id;
    },
    duplicate: async (page: Page) => {
      const title = `${withinUnits(page.title, PAGE_TITLE_MAX - 7)} (copy)`;
      const slug = await freeSlug(title);
      if (slug === null) return;
      const { inMenu, seo, blocks } = page;
      const draft = newPage(title, slug, menuKeyAt(others, null, others.findIndex(({ id }) => id === page.id) + 1));
      const id = add({ ...draft, inMenu, seo, blocks: blocks.map((block) => copyBlock(block, newBlockId)) });
      if (id) showToast(`“${title}” added`);
    },
    change,
    move: (page: Page, to: number) => change(page, { menuOrder: menuKeyAt(others, page.id, to) }),
    publish: (page: Page) =>
      publishPage(page.id, page.rev).then(
        () => showToast(publishedWords(page.title, isSiteOpen(site))),
        (error: unknown) => tellRefusal(error),
      ),
    unpublish: (page: Page) =>
      unpublishPage(page.id).then(
        () => showToast(`“${page.title}” is no longer on your site`),
        (error: unknown) => tellRefusal(error),
      ),
    remove: (page: Page) => {
      const undo = deleteLater(page.id, () =>
        deletePage(page.id).catch((error: unknown) => {
          tellRefusal(error);
          throw error;
        }),
      );
      showUndoToast(`“${page.title}” deleted`, undo);
    },
  };
}

export type PageActs = ReturnType<typeof usePageActs>;

function tellRefusal(error: unknown): void {
  void unpublishedWords(toFailure(error)).then(showToast);
}
