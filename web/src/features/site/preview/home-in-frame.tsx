import type { Scheme } from "@awning/domain/design/color-roles";
import type { DesignTrial } from "@awning/domain/design/design";
import { HOME_PAGE_ID } from "@awning/domain/page/page";
import { type PublishedCopy, type PublishedPage, toPublishedPage } from "@awning/domain/published/published-copy";
import { useMemo, useState } from "react";
import { dataOr } from "#data/core/live.ts";
import { mediaBase } from "#data/env.ts";
import { usePageVersion, useSitePage } from "#data/page/site-pages.ts";
import { useSite } from "#data/site/sites.ts";
import { blocksCss, nextChange, rareCss, SiteHome, SitePage } from "#storefront/index.ts";
import { useNow } from "#ui/hooks/use-now.ts";
import { PageInFrame } from "./page-in-frame.tsx";
import { themeCss } from "./theme-css.ts";
import { usePublishedDraft } from "./use-published-draft.ts";

/**
 * The home page of a site as visitors see it: links and shop, or a page of blocks.
 * @param scheme forces light or dark, whatever the device's setting
 */
export function HomeInFrame({ site, blocks, title, scheme }: OwnHome & { title: string; scheme?: Scheme }) {
  const { hours } = site.profile;
  const now = Date.now();
  // Rendered again when something on it changes over time.
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

/** A site with its home page of blocks; `blocks` is `null` when links and shop are the home page. */
type OwnHome = { site: PublishedCopy; blocks: PublishedPage["blocks"] | null };

/** The owner's home page as visitors see it, with every edit, in the design being tried. `null` until loaded. */
export function useOwnHome(tried: DesignTrial | null = null): OwnHome | null {
  const home = useHomeOfBlocks();
  const blocks = home?.blocks ?? null;
  const site = usePublishedDraft(tried, blocks !== null, blocks ?? []);
  return useMemo(() => (site && home !== undefined ? { site, blocks } : null), [site, home, blocks]);
}

/**
 * The published home page of blocks, live: read from the version behind the public copy, so that an unpublished site has one
 * too. `null` when links and shop are the home page, `undefined` until known.
 */
function useHomeOfBlocks(): PublishedPage | null | undefined {
  const site = useSite();
  const siteId = site.state === "ready" ? site.data.id : null;
  const page = useSitePage(siteId, HOME_PAGE_ID);
  const number = page.state === "ready" ? (page.data?.live?.version ?? null) : null;
  const version = usePageVersion(siteId, HOME_PAGE_ID, number);
  const [last, setLast] = useState<PublishedPage | null>(null);
  const read = dataOr(version, null);
  const home = useMemo(() => read && toPublishedPage(read), [read]);
  if (home && home !== last) setLast(home);
  // Offline there is no answer that it does not exist; one ever read is in the cache with the site.
  if (number === null) return page.state === "loading" && !(site.state === "ready" && site.isFromCache) ? undefined : null;
  // Keeps the previous one until the next has loaded.
  return home ?? (version.state === "loading" ? (last ?? undefined) : null);
}
