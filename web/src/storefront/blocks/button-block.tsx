import type { BlockProps } from "@awning/domain/block";
import { parseLinkUrl } from "@awning/domain/link-url";
import { pagePaths } from "@awning/domain/page-paths";
import { sitePaths } from "@awning/domain/paths";
import type { BlockContext } from "./block-context.ts";

/** A link that looks like a button: to an address, to the shop or to another page of the site. Nothing when that page is not published. */
export function ButtonBlock({ label, to, url, page, look, context }: BlockProps<"button"> & { context: BlockContext }) {
  const { username } = context.site;
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
  if (to === "page" && page !== "home" && !context.site.pages.some(({ slug }) => slug === page)) return null;
  const own = to === "shop" ? sitePaths.shop(username) : page === "home" ? sitePaths.home(username) : pagePaths.page(username, page);
  return (
    <a className={className} href={own}>
      {label}
    </a>
  );
}
