import type { BlockProps } from "@awning/domain/page/block";
import { HOME_PAGE_ID } from "@awning/domain/page/public-page";
import type { PublicLink } from "@awning/domain/published/published";
import { parseLinkUrl } from "@awning/domain/rich-text/link-url";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { LinkList } from "../home/link-list.tsx";
import type { BlockContext } from "./signup-block.tsx";

/** The links of the site, or those below one of its headings or in one of its groups. */
export function LinksBlock({ show, group, context }: BlockProps<"links"> & { context: BlockContext }) {
  const links = show === "all" ? context.site.links : linksBelow(context.site.links, group);
  if (links.length === 0) return null;
  return <LinkList links={links} mediaBase={context.mediaBase} isCard={context.site.layout === "cards"} />;
}

/** The links between a heading and the next one, or in a group. */
function linksBelow(links: readonly PublicLink[], headingId: string): readonly PublicLink[] {
  if (links.some((link) => link.id === headingId && link.type === "group"))
    return links.filter((link) => link.id === headingId || link.groupId === headingId);
  const start = links.findIndex((link) => link.id === headingId && link.type === "heading");
  if (start < 0) return [];
  const length = links.slice(start + 1).findIndex((link) => link.type === "heading");
  return links.slice(start, length < 0 ? undefined : start + 1 + length);
}

/**
 * A link styled as a button: to an address, the shop or another page of the site. Draws nothing when that page is not
 * published.
 */
export function ButtonBlock({ label, to, url, page, look, context }: BlockProps<"button"> & { context: BlockContext }) {
  const className = look === "outline" ? "btn btn--line" : "btn";
  if (to === "url") {
    const target = parseLinkUrl(url);
    if (!("url" in target)) return null;
    return (
      <a className={className} href={target.url} rel="ugc nofollow noopener">
        {label}
      </a>
    );
  }
  const own = to === "shop" ? sitePaths.shop(context.site.username) : pathOf(page, context);
  if (own === null) return null;
  return (
    <a className={className} href={own}>
      {label}
    </a>
  );
}

/** The current path of the page a button links to; `null` while it is not published. */
function pathOf(pageId: string, { site: { username, pages } }: BlockContext): string | null {
  if (pageId === HOME_PAGE_ID) return sitePaths.home(username);
  const page = pages.find(({ id }) => id === pageId);
  return page ? pagePaths.page(username, page.slug) : null;
}
