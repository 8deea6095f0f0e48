import type { BlockProps } from "@awning/domain/page/block";
import { HOME_PAGE_ID, namedPage } from "@awning/domain/page/public-page";
import { parseLinkUrl } from "@awning/domain/rich-text/link-url";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import type { BlockContext } from "./block-context.ts";

/** A link that looks like a button: to an address, to the shop or to another page of the site. Nothing when that page is not published. */
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

/** Where the page that a button names stands now; `null` while it is not published. */
function pathOf(name: string, { site: { username, pages } }: BlockContext): string | null {
  if (name === HOME_PAGE_ID) return sitePaths.home(username);
  const page = namedPage(pages, name);
  return page ? pagePaths.page(username, page.slug) : null;
}
