import type { Scheme } from "@awning/domain/design/color-roles";
import type { DesignTrial } from "@awning/domain/design/design";
import { HOME_PAGE_ID } from "@awning/domain/page/page";
import { type PublishedCopy, type PublishedPage, toPublishedPage } from "@awning/domain/published/published-copy";
import { useMemo, useState } from "react";
import { mediaBase } from "#data/env.ts";
import { usePageVersion, useSitePage } from "#data/page/site-pages.ts";
import { useSite } from "#data/site/sites.ts";
import { blocksCss, nextChange, rareCss, SiteHome, SitePage } from "#storefront/index.ts";
import { useNow } from "#ui/hooks/use-now.ts";
import { PageInFrame } from "./page-in-frame.tsx";
import { themeCss } from "./theme-css.ts";
import { usePublishedDraft } from "./use-published-draft.ts";

/**
 * The home page of a site as visitors get it: links and shop, or the blocks that stand in their place.
 * @param scheme shows them in light or in dark, whatever this device says
 */
export function HomeInFrame({ site, blocks, title, scheme }: OwnHome & { title: string; scheme?: Scheme }) {
  const { hours } = site.profile;
  const now = Date.now();
  // Drawn anew when something on it appears, goes or counts on by itself.
  useNow([{ showFrom: nextChange(blocks ?? [], hours, now), showUntil: null }]);
  const extra = (blocks ? blocksCss(blocks) : "") + rareCss(site);
  const css = themeCss(blocks ? "front" : "home", site, { extra, ...(scheme ? { scheme } : {}) });
  return (
    <PageInFrame title={title} css={css}>
      {blocks ? (
        <SitePage site={site} hours={hours} mediaBase={mediaBase} page={{ slug: HOME_PAGE_ID, title: "", blocks }} now={now} />
      ) : (
        <SiteHome site={site} mediaBase={mediaBase} />
      )}
    </PageInFrame>
  );
}

/** A site and the page of blocks that stands in the place of links and shop; `blocks` is `null` where they are the home page. */
type OwnHome = { site: PublishedCopy; blocks: PublishedPage["blocks"] | null };

/** What visitors get at the address of the owner's site, with every edit of it, in the look that is tried. `null` until it is read. */
export function useOwnHome(tried: DesignTrial | null = null): OwnHome | null {
  const home = useHomeOfBlocks();
  const blocks = home?.blocks ?? null;
  const site = usePublishedDraft(tried, blocks !== null, blocks ?? []);
  return useMemo(() => (site && home !== undefined ? { site, blocks } : null), [site, home, blocks]);
}

/**
 * The home page of blocks as it is published, live: read from the version that the public copy is made of, so that a page
 * which is not open yet has one as well. `null` where links and shop are the home page, `undefined` until that is known.
 */
function useHomeOfBlocks(): PublishedPage | null | undefined {
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
