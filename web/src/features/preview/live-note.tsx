import { ownPagePaths } from "@awning/domain/paths";
import { HOME_PAGE_ID } from "@awning/domain/public-page";
import { Link } from "react-router";
import { useSitePage } from "#data/site-pages.ts";

/** What visitors see of an open site. Where blocks stand in the place of links and shop, it leads to where they are edited. */
export function LiveNote({ siteId }: { siteId: string }) {
  const home = useSitePage(siteId, HOME_PAGE_ID);
  if (home.state !== "ready" || !home.data?.live) return <>Live, as visitors see it</>;
  return (
    <span>
      <Link className="link" to={ownPagePaths.builder(HOME_PAGE_ID)}>
        The home page you built
      </Link>
      , as visitors see it
    </span>
  );
}
