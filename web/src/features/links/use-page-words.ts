import type { Link } from "@awning/domain/link";
import type { LivePage } from "@awning/domain/page";
import { useSitePages } from "#data/site-pages.ts";
import { LINK_KIND_WORDS } from "./link-icons.ts";

/** What a link to a page says of it: whether it leads anywhere. */
export type PageWords = (link: Link) => string;

/** Pages are read only where a link leads to one. */
export function usePageWords(siteId: string, links: readonly Link[]): PageWords {
  const live = useSitePages(links.some((link) => link.type === "page") ? siteId : null);
  return (link) => {
    if (live.state !== "ready") return LINK_KIND_WORDS.page;
    const page = live.data.find(({ id }) => id === link.pageId);
    return `${LINK_KIND_WORDS.page}${page ? note(page.live) : ", which is gone: nobody sees this link"}`;
  };
}

function note(live: LivePage | null): string {
  return live ? "" : ", not published: nobody sees this link";
}
