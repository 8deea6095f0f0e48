import { HOME_PAGE_ID } from "@awning/domain/page/public-page";
import { ownPagePaths } from "@awning/domain/routes/paths";
import { Link } from "react-router";
import { useSitePage } from "#data/page/site-pages.ts";
import * as labels from "./labels.ts";

/** What visitors see of a published site. A home page of blocks links to its editor. */
export function LiveNote({ siteId }: { siteId: string }) {
  const home = useSitePage(siteId, HOME_PAGE_ID);
  if (home.state !== "ready" || !home.data?.live) return <>{labels.liveView}</>;
  return (
    <span>
      {labels.customHomeTitle(
        <Link className="link" to={ownPagePaths.builder(HOME_PAGE_ID)}>
          {labels.yourCustomHomePage}
        </Link>,
      )}
    </span>
  );
}
