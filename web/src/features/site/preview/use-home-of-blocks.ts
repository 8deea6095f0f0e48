import { HOME_PAGE_ID } from "@awning/domain/page/page";
import { type PublishedPage, toPublishedPage } from "@awning/domain/published/published-pages";
import { useMemo, useState } from "react";
import { usePageVersion, useSitePage } from "#data/page/site-pages.ts";
import { useSite } from "#data/site/sites.ts";

/**
 * The home page of blocks as it is published, live: read from the version that the public copy is made of, so that a page
 * which is not open yet has one as well. `null` where links and shop are the home page, `undefined` until that is known.
 */
export function useHomeOfBlocks(): PublishedPage | null | undefined {
  const site = useSite();
  const siteId = site.state === "ready" ? site.data.id : null;
  const page = useSitePage(siteId, HOME_PAGE_ID);
  const number = page.state === "ready" ? (page.data?.live?.version ?? null) : null;
  const version = usePageVersion(siteId, HOME_PAGE_ID, number);
  const [last, setLast] = useState<PublishedPage | null>(null);
  const read = version.state === "ready" ? version.data : null;
  const home = useMemo(() => read && toPublishedPage(read), [read]);
  if (home && home !== last) setLast(home);
  // Without a connection nobody tells that there is none; one that was ever read is in the cache with the site.
  if (number === null) return page.state === "loading" && !(site.state === "ready" && site.isFromCache) ? undefined : null;
  // The one before stands until the next is read.
  return home ?? (version.state === "loading" ? (last ?? undefined) : null);
}
