import { Failure } from "@awning/domain/errors/failure";
import { type BuiltProjection, buildProjection } from "@awning/domain/published/projection";
import { type PublishedPage, toPublishedPage } from "@awning/domain/published/published-copy";
import { sitemapEntryOf } from "@awning/domain/published/sitemap";
import { lowNoted, lowUnitsOf } from "@awning/domain/shop/site-stats";
import type { Site } from "@awning/domain/site/site";
import { inOrder } from "@awning/domain/values/rows";
import { keepBackOn } from "#data/account/usernames.ts";
import { listSchedules, listServices } from "#data/booking/services.ts";
import { getChatSettings } from "#data/chat/conversations.ts";
import { listActiveProducts, listArchivedSlugs, listCollections } from "#data/product/products.ts";
import { listStock } from "#data/product/stock.ts";
import { getDesign, getInformation } from "#data/site/information.ts";
import { getLinkSettings, listLinks } from "#data/site/links.ts";
import { getPageIndex, getPageVersion } from "#data/site/pages.ts";
import { type Again, type Build, type Built, type ProjectionOutcome, replaceProjection } from "#data/site/published.ts";
import type { StockedProducts } from "#data/site/published-stock.ts";
import { getCardSettings, getShopSettings } from "#data/site/shop-settings.ts";
import { putSitemapEntry } from "#data/site/sitemap-slots.ts";
import { readSite } from "#data/site/sites.ts";
import { config } from "#platform/config.ts";
import { log } from "#platform/log.ts";

/** Products per projection: 42 documents of 48. */
const PRODUCTS_MAX = 2000;
/** Archived slugs a shop still answers. */
const ARCHIVED_MAX = 200;
const ATTEMPTS = 5;

/**
 * Rebuilds a site's public copy from its current data. Ignores what the write changed, so it may run twice, late or out of order: the
 * latest read wins, and a site renamed or unpublished meanwhile is read again.
 * @param former names the site had before the triggering writes
 */
export async function renewProjection(siteId: string, former: readonly string[]): Promise<ProjectionOutcome> {
  const formerNames = new Set(former);
  for (let tried = 0; tried < ATTEMPTS; tried++) {
    const read = await readSite(siteId);
    const { site, version } = read;
    const current = site?.username ?? null;
    const sources = site && (await readSources(siteId, site));
    const build: Build = (...made) => (sources ? buildCopy(sources, ...made) : { projection: null, notes: null });
    const built = build(version, null, null);
    const { projection } = built;
    const names = { current, former: [...formerNames] };
    const outcome = await replaceProjection(read, { built, build }, names, {
      page: readCopies(siteId, projection),
      links: () => listLinks(siteId),
    });
    if (outcome !== "site_changed" && outcome !== "notes_changed") {
      log.projectionRenewed(siteId, outcome);
      if (sources) await noteElsewhere(sources, version, projection, outcome);
      else if (outcome !== "newer_exists") await putSitemapEntry(siteId, version, null);
      return outcome;
    }
    if (current) formerNames.add(current);
  }
  throw new Failure("busy");
}

/** What other documents say about a page: the day it returns, and its addresses. None of it depends on the stock. */
async function noteElsewhere(sources: Sources, version: number, projection: BuiltProjection | null, outcome: ProjectionOutcome) {
  const { siteId, site, products, pages, information } = sources;
  const { isOn, backOn } = information.pause;
  if (projection === null) await keepBackOn(siteId, site.username, isOn ? backOn : "");
  if (outcome !== "newer_exists") await putSitemapEntry(siteId, version, sitemapEntryOf(projection, { site, products, pages }));
}

/** Reads published versions, each at most once. */
function readCopies(siteId: string, projection: BuiltProjection | null): Again["page"] {
  const read = new Map<string, Promise<PublishedPage | null>>();
  return (slug) => {
    const entry = projection?.site.pages.find((page) => page.slug === slug);
    if (!entry) return Promise.resolve(null);
    const known = read.get(slug) ?? getPageVersion(siteId, entry.id, entry.version).then((version) => version && toPublishedPage(version));
    read.set(slug, known);
    return known;
  };
}

type Sources = Awaited<ReturnType<typeof readSources>>;

async function readSources(siteId: string, site: Site) {
  const [
    settings,
    card,
    design,
    links,
    linkSettings,
    { products, further },
    collections,
    archivedSlugs,
    { pages },
    information,
    services,
    schedules,
    chat,
  ] = await Promise.all([
    getShopSettings(siteId),
    getCardSettings(siteId),
    getDesign(siteId),
    listLinks(siteId),
    getLinkSettings(siteId),
    listActiveProducts(siteId, PRODUCTS_MAX),
    listCollections(siteId),
    listArchivedSlugs(siteId, ARCHIVED_MAX),
    getPageIndex(siteId),
    getInformation(siteId),
    listServices(siteId),
    listSchedules(siteId),
    getChatSettings(siteId),
  ]);
  const stock = await listStock(
    siteId,
    products.map((product) => product.id),
  );
  const { mediaBase } = config();
  return {
    ...{ siteId, site, settings, card, design, links, linkSettings, products, further, collections, stock, archivedSlugs },
    ...{ pages, information, services, schedules, chat, mediaBase, now: Date.now() },
  };
}

function buildCopy(read: Sources, ...[version, again, links]: Parameters<Build>): Built {
  const sources = { ...(again ? withProducts(read, again) : read), ...(links && { links }) };
  const { siteId, products, further, stock } = sources;
  const projection = buildProjection({ ...sources, version });
  const shown = projection?.site.state === "live" ? projection.site.productCount : products.length;
  const count = products.length - shown + further;
  if (count > 0) log.productsLeftOut(siteId, { shown, count });
  const low = new Map(
    products.flatMap((product) => {
      const left = lowUnitsOf(product, stock);
      return left === null ? [] : [[product.id, left] as const];
    }),
  );
  const inShopOrder = inOrder(products).map(({ id }) => id);
  return { projection, notes: { leftOut: count > 0 ? { shown, count } : null, low: lowNoted(inShopOrder, low) } };
}

/** Sources with some products as they are now. One that is not on sale any more stays: the renewal after its edit removes it. */
function withProducts(sources: Sources, { ids, products, stock }: StockedProducts): Sources {
  const others = [...sources.stock].filter(([stockId]) => !ids.has(stockId.slice(0, stockId.lastIndexOf("_"))));
  return {
    ...sources,
    products: sources.products.map((product) => {
      const now = products.get(product.id);
      return now?.state === "active" ? now : product;
    }),
    stock: new Map([...others, ...stock]),
  };
}
