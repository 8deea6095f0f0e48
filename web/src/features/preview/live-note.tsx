import { ownPagePaths } from "@awning/domain/paths";
import { HOME_PAGE_ID } from "@awning/domain/public-page";
import { Link } from "react-router";
import { useSitePage } from "#data/site-pages.ts";

/** What visitors see of an open site. The phone beside shows links and shop, which a home page of blocks replaces. */
export function LiveNote({ siteId }: { siteId: string }) {
  const home = useSitePage(siteId, HOME_PAGE_ID);
  if (home.state !== "ready" || !home.data?.live) return <>Live, as visitors see it</>;
  return (
    <span>
      Visitors get{" "}
      <Link className="link" to={ownPagePaths.builder(HOME_PAGE_ID)}>
        the home page you built
      </Link>{" "}
      in place of this one
    </span>
  );
}
