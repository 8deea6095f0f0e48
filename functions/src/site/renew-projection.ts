import { Failure } from "@awning/domain/errors/failure";
import { type BuiltProjection, buildProjection } from "@awning/domain/published/projection";
import { type PublishedPage, toPublishedPage } from "@awning/domain/published/published-copy";
import { sitemapEntryOf } from "@awning/domain/published/sitemap";
import { lowNoted, type ShopNotes } from "@awning/domain/shop/site-stats";
import { keepBackOn } from "#data/account/usernames.ts";
import { listSchedules, listServices } from "#data/booking/services.ts";
import { getChatSettings } from "#data/chat/conversations.ts";
import { listActiveProducts, listArchivedSlugs, listCollections } from "#data/product/products.ts";
import { listStock } from "#data/product/stock.ts";
import { getDesign, getInformation } from "#data/site/information.ts";
import { getLinkSettings, listLinks } from "#data/site/links.ts";
import { getPageIndex, getPageVersion } from "#data/site/pages.ts";
import { type ProjectionOutcome, putSitemapEntry, type ReadPageCopy, replaceProjection } from "#data/site/published.ts";
import { getCardSettings, getShopSettings } from "#data/site/shop-settings.ts";
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
    const { site, version, seen } = await readSite(siteId);
    const current = site?.username ?? null;
    const read = site && (await readProjection(siteId, site, version));
    const projection = read?.projection ?? null;
    const names = { current, former: [...formerNames] };
    const outcome = await replaceProjection(seen, { projection, notes: read?.notes ?? null }, names, readCopies(siteId, projection));
    if (outcome !== "site_changed") {
      log.projectionRenewed(siteId, outcome);
      if (site && read && projection === null) await keepBackOn(siteId, site.username, read.backOn);
      if (outcome !== "newer_exists") await putSitemapEntry(siteId, version, read && sitemapEntryOf(projection, read.lastChanges));
      return outcome;
    }
    if (current) formerNames.add(current);
  }
  throw new Failure("busy");
}

/** Reads published versions, each at most once. */
function readCopies(siteId: string, projection: BuiltProjection | null): ReadPageCopy {
  const read = new Map<string, Promise<PublishedPage | null>>();
  return (slug) => {
    const entry = projection?.site.pages.find((page) => page.slug === slug);
    if (!entry) return Promise.resolve(null);
    const known = read.get(slug) ?? getPageVersion(siteId, entry.id, entry.version).then((version) => version && toPublishedPage(version));
    read.set(slug, known);
    return known;
  };
}

async function readProjection(siteId: string, site: Parameters<typeof buildProjection>[0]["site"], version: number) {
  const [
    settings,
    card,
    design,
    links,
    linkSettings,
    { products, further },
    collections,
    archivedSlugs,
    index,
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
  const pages = index.pages;
  const projection = buildProjection({
    siteId,
    site,
    settings,
    card,
    design,
    links,
    linkSettings,
    products,
    collections,
    stock,
    archivedSlugs,
    information,
    services,
    schedules,
    chat,
    version,
    pages,
    mediaBase: config().mediaBase,
    now: Date.now(),
  });
  const shown = projection?.site.state === "live" ? projection.site.productCount : products.length;
  const count = products.length - shown + further;
  if (count > 0) log.productsLeftOut(siteId, { shown, count });
  const notes: ShopNotes = { leftOut: count > 0 ? { shown, count } : null, low: lowNoted(products, stock) };
  const { isOn, backOn } = information.pause;
  return { projection, notes, lastChanges: { site, products, pages }, backOn: isOn ? backOn : "" };
}
