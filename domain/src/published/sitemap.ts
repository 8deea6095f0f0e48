import * as z from "zod/mini";
import { bookingPaths } from "../booking/paths.ts";
import type { PageIndex } from "../page/page.ts";
import { HOME_PAGE_ID } from "../page/public-page.ts";
import { pagePaths } from "../routes/page-paths.ts";
import { sitePaths } from "../routes/paths.ts";
import { publicPauseSchema } from "../site/public-pause.ts";
import type { BuiltProjection } from "./projection.ts";

// Sitemaps: each indexed site has a permanent number and a list of its addresses.

/** The sitemap protocol's limit. */
const SITEMAP_PLACES_MAX = 50_000;
/** Sites per sitemap: usually hundreds of addresses, never above the limit. */
export const SITES_PER_SITEMAP = 20;
const PLACES_PER_SITE = SITEMAP_PLACES_MAX / SITES_PER_SITEMAP;

/** Sitemap documents, separate from `documents`, which the first dashboard chunk contains. */
export const sitemapDocuments = {
  entry: (slot: number) => `sitemap/${slot}`,
  count: "sitemap/count",
  slot: (siteId: string) => `sitemapSlots/${siteId}`,
} as const;

export const sitemapCountSchema = z.object({ slots: z.number() });

/** `sitemap/{slot}`: the addresses of one site. `changed`: ms since 1970, 0 if unknown. Written only by functions. */
export const sitemapEntrySchema = z.object({
  siteId: z.string(),
  /** Addresses are omitted during a pause. */
  pause: z.nullable(publicPauseSchema),
  places: z.array(z.object({ path: z.string(), changed: z.number() })),
});
export type SitemapEntry = z.infer<typeof sitemapEntrySchema>;

/** When the owner last changed each part; ms since 1970. */
export type LastChanges = {
  site: { updatedAt: number };
  products: readonly { slug: string; updatedAt: number }[];
  pages: PageIndex;
};

/** The addresses of a site for search engines; `null` if unpublished, suspended or excluded by the owner. */
export function sitemapEntryOf(projection: BuiltProjection | null, sources: LastChanges): SitemapEntry | null {
  if (projection?.site.state !== "live" || projection.site.seo.noindex) return null;
  const { site } = projection;
  const { username } = site;
  const slugs = projection.slugs.length > 0 ? projection.slugs.flat() : site.products.map((product) => product.slug);
  const changes = new Map(sources.products.map((product) => [product.slug, product.updatedAt]));
  const changed = (slug: string) => changes.get(slug) ?? sources.site.updatedAt;
  const pages = Object.values(sources.pages);
  const home = pages.find((page) => page.slug === HOME_PAGE_ID);
  const onHome = [sources.site.updatedAt, home?.changed ?? 0, ...sources.products.map((product) => product.updatedAt)];
  const bookable = site.services;
  const places = [
    ...(home?.noindex ? [] : [{ path: sitePaths.home(username), changed: Math.max(...onHome) }]),
    ...(slugs.length > 0 ? [{ path: sitePaths.shop(username), changed: Math.max(...slugs.map(changed)) }] : []),
    ...pages.flatMap((page) =>
      page === home || page.noindex ? [] : [{ path: pagePaths.page(username, page.slug), changed: page.changed }],
    ),
    ...(bookable.length > 0 ? [{ path: bookingPaths.list(username), changed: sources.site.updatedAt }] : []),
    ...bookable.map(({ slug }) => ({ path: bookingPaths.service(username, slug), changed: 0 })),
    ...slugs.map((slug) => ({ path: sitePaths.product(username, slug), changed: changed(slug) })),
  ];
  return { siteId: site.siteId, pause: site.pause, places: places.slice(0, PLACES_PER_SITE) };
}
