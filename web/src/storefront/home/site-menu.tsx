import { bookingPaths } from "@awning/domain/booking/paths";
import { HOME_PAGE_ID } from "@awning/domain/page/public-page";
import type { PublishedSite } from "@awning/domain/published/published";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import * as labels from "./labels.ts";

/**
 * The menu of a site: its pages, bookings and shop. Draws nothing when there is only a standard home page, which already links
 * to them; a home page of blocks may not.
 */
export function SiteMenu({ site, current, isOfBlocks = false }: { site: PublishedSite; current: string; isOfBlocks?: boolean }) {
  const shown = pagesInMenu(site);
  if (shown.length === 0 && !(isOfBlocks && site.productCount + site.services.length > 0)) return null;
  const home = site.pages.find((page) => page.slug === HOME_PAGE_ID);
  const items = [
    { key: HOME_PAGE_ID, title: home?.inMenu ? home.title : labels.home, href: sitePaths.home(site.username) },
    ...shown.map((page) => ({ key: page.slug, title: page.title, href: pagePaths.page(site.username, page.slug) })),
    ...(site.services.length > 0 ? [{ key: "book", title: labels.book, href: bookingPaths.list(site.username) }] : []),
    ...(site.productCount > 0 ? [{ key: "shop", title: labels.shop, href: sitePaths.shop(site.username) }] : []),
  ];
  return (
    <nav className="tabs" aria-label={labels.pages}>
      {items.map(({ key, title, href }) => (
        <a key={key} href={href} aria-current={key === current ? "page" : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}

/** The pages in the menu besides the home page. */
export function pagesInMenu({ pages }: Pick<PublishedSite, "pages">): PublishedSite["pages"] {
  return pages.filter((page) => page.inMenu && page.slug !== HOME_PAGE_ID);
}
