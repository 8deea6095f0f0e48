import { refuseUsername } from "@awning/domain/account/reserved-usernames";
import { DEFAULT_THEME } from "@awning/domain/design/theme";
import { HOME_PAGE_ID } from "@awning/domain/page/public-page";
import {
  arrangeListing,
  isUnsorted,
  isWhole,
  listingPath,
  type ProductListing,
  readProductListing,
  SHELF_PARAMETERS,
  WHOLE_SHELF,
} from "@awning/domain/published/product-listing";
import { PRODUCTS_PER_PAGE, type PublishedSite } from "@awning/domain/published/published";
import type { PublishedCopy } from "@awning/domain/published/published-copy";
import { type PublicLink, type ScheduledPlace, shownAt, withLater } from "@awning/domain/published/published-links";
import { siteAt } from "@awning/domain/published/site-at";
import { backOnLabel } from "@awning/domain/site/public-pause";
import { nextSwitch } from "@awning/domain/values/visible";
import { cacheTheme } from "../cache/theme-cache.ts";
import * as labels from "../labels.ts";
import { blocksPage, bookingsPage, legalPage } from "../pages/blocks-page.ts";
import { contactCard } from "../render/business-data.ts";
import type { Page, PageAnswer } from "../render/page.ts";
import { homeHead, productHead, quietHead, shopHead } from "../render/page-head.ts";
import type { PageContext, PageRequest } from "../resolve/page-request.ts";
import type { SiteReader } from "../resolve/published-site.ts";
import { nameInPath, type ParsedPath, parseSitePath, type SiteRoute } from "../resolve/site-path.ts";
import { crawlerFile, crawlerFileAt } from "../respond/crawlers.ts";
import { notFound, notFoundIn } from "../respond/page-response.ts";
import { productFacts } from "./product-facts.ts";
import { readPageNumber } from "./product-listing.ts";

/** Loads the page at `/{username}`, `/{username}/shop` or `/{username}/shop/{slug}`. */
export async function loadPage(request: PageRequest, context: PageContext): Promise<PageAnswer> {
  const forCrawlers = crawlerFileAt(request.path);
  // Any query would miss the CDN's cache.
  if (forCrawlers && request.query.size > 0) return { type: "redirect", status: 301, to: request.path };
  if (forCrawlers) return (await crawlerFile(forCrawlers, { ...context.reader, ...context })) ?? notFound(null, "never", context);
  const found = await findSite(request, context);
  if (found.type !== "site") return found;
  const answer = await loadFound(found, request, context);
  if (answer.type !== "page" || !answer.page.madeFrom) return answer;
  const { madeFrom } = answer.page;
  return page({ ...answer.page, madeFrom: { ...madeFrom, until: soonest(madeFrom.until ?? null, found.changesAt) } });
}

async function loadFound({ route, site }: FoundSite, request: PageRequest, context: PageContext): Promise<PageAnswer> {
  if (route.kind === "home") return page((await pageOfBlocks(site, HOME_PAGE_ID, context)) ?? homePage(site, context));
  if (route.kind === "page") {
    const own = await pageOfBlocks(site, route.slug, context);
    return own ? page(own) : notFoundIn(site, context);
  }
  if (route.kind === "shop") return loadShop(site, request, context);
  if (route.kind === "legal") return legalPage(site, route.page, context);
  if (route.kind === "bookings") return bookingsPage(site, context);
  if (route.kind === "contact-card") return contactCard(site, context) ?? notFoundIn(site, context);
  if (route.kind === "product") return page(await productPage(route.slug, site, context));
  return notFoundIn(site, context);
}

/** A custom page; `null` when the slug is unknown. */
export function pageOfBlocks(site: PublishedCopy, slug: string, context: PageContext, sent?: Parameters<typeof blocksPage>[4]) {
  return blocksPage(site, slug, context, () => allCards(site, context.reader), sent);
}

function soonest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/** A site as it is until `changesAt`. */
type FoundSite = { type: "site"; site: PublishedCopy; changesAt: number | null; route: SiteRoute };

/** The published site of a URL, or the answer without one: a canonical redirect, the renamed site, gone, or not found. */
export async function findSite(request: PageRequest, context: PageContext): Promise<FoundSite | PageAnswer> {
  const parsed = parseSitePath(request.path);
  if (parsed.type !== "route") return misplaced(parsed, request, context);
  const { route, rest } = parsed;
  const site = await context.reader.readSite(route.username);
  if (site?.state === "live") {
    cacheTheme(site.username, { theme: site.theme, design: site.design });
    const informed = siteAt(site, context.now);
    const linked = await withLinksAt(informed.site, context.now, context.reader);
    return { type: "site", site: linked.site, changesAt: soonest(informed.changesAt, linked.until), route };
  }
  if (site) return page(gonePage(context));
  const claim = await context.reader.readClaim(route.username);
  if (!claim) return notFound(route.username, refuseUsername(route.username) === null ? "free" : "never", context);
  if (claim.state === "released") return page(gonePage(context));
  const isRedirect = claim.state === "redirect" && claim.redirectTo !== null && (claim.until === null || claim.until > context.now);
  if (isRedirect) return moved(`/${claim.redirectTo}${rest}`, request);
  const today = new Date(context.now).toISOString().slice(0, 10);
  const backOn = claim.backOn !== undefined && claim.backOn > today ? backOnLabel(claim.backOn, "en") : "";
  return notFound(route.username, claim.state === "redirect" ? "free" : "taken", context, backOn);
}

/** The answer to a non-canonical or impossible URL. */
export function misplaced(parsed: Exclude<ParsedPath, { type: "route" }>, request: PageRequest, context: PageContext): PageAnswer {
  return parsed.type === "moved" ? moved(parsed.to, request) : notFound(nameInPath(request.path), "never", context);
}

function moved(to: string, { query }: PageRequest): PageAnswer {
  const text = query.toString();
  return { type: "redirect", status: 301, to: text ? `${to}?${text}` : to };
}

function page(one: Page): PageAnswer {
  return { type: "page", page: one };
}

function homePage(site: PublishedCopy, context: PageContext): Page {
  const view = { kind: "home", props: { site, mediaBase: context.mediaBase } } as const;
  return {
    status: 200,
    view,
    theme: site.theme,
    design: site.design,
    head: homeHead(site, context),
    cache: "shared",
    madeFrom: madeFrom(site, site.products),
  };
}

async function loadShop(site: PublishedCopy, { query }: PageRequest, context: PageContext): Promise<PageAnswer> {
  const shelf = readProductListing(query);
  if (shelf.collection !== "" && !site.collections.some(({ slug }) => slug === shelf.collection)) {
    return page(missingCollectionPage(site, shelf, context));
  }
  const number = readPageNumber(query);
  if (number === null) return notFoundIn(site, context);
  if (number === 1 && query.has(SHELF_PARAMETERS.page)) return { type: "redirect", status: 301, to: listingPath(site.username, shelf) };
  const { products, count } = isWhole(shelf) ? await readShelfPage(site, number, context) : await searchShelf(site, shelf, number, context);
  if (number > pagesOf(count)) return notFoundIn(site, context);
  return page(shopPage({ ...site, products }, { shelf, number, count, whole: site }, context));
}

type Shown = { products: PublishedSite["products"]; count: number };

async function readShelfPage(site: PublishedCopy, number: number, { reader }: PageContext): Promise<Shown> {
  const count = site.productCount;
  if (number === 1 || number > pagesOf(count)) return { products: site.products, count };
  return { products: await reader.readProducts(site.username, number), count };
}

/** A search covers the cards of all pages, which are stored in a few documents. */
async function searchShelf(site: PublishedCopy, shelf: ProductListing, number: number, { reader }: PageContext): Promise<Shown> {
  const found = arrangeListing(await allCards(site, reader), shelf);
  const from = (number - 1) * PRODUCTS_PER_PAGE;
  return { products: found.slice(from, from + PRODUCTS_PER_PAGE), count: found.length };
}

async function allCards(site: PublishedCopy, reader: SiteReader): Promise<PublishedSite["products"]> {
  if (pagesOf(site.productCount) === 1) return site.products;
  const names = Array.from({ length: site.cardDocuments }, (_, index) => `cards-${index + 1}` as const);
  return (await Promise.all(names.map((name) => reader.readProducts(site.username, name)))).flat();
}

function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / PRODUCTS_PER_PAGE));
}

async function productPage(slug: string, site: PublishedCopy, context: PageContext): Promise<Page> {
  const product = await findProduct(slug, site, context);
  if (!product) return missingProductPage(slug, site, context);
  const props = {
    site,
    mediaBase: context.mediaBase,
    ...wholeShelf(site),
    product,
    facts: Object.fromEntries(productFacts(product, site)),
    isProductGone: false,
  };
  const view = { kind: "product", props } as const;
  const head = productHead(product, site, context);
  return { status: 200, view, theme: site.theme, design: site.design, head, cache: "shared", madeFrom: madeFrom(site, [product]) };
}

async function findProduct(slug: string, site: PublishedCopy, { reader }: PageContext) {
  const here = site.products.find((product) => product.slug === slug);
  if (here) return here;
  const page = pagesOf(site.productCount) > 1 ? (await reader.readSlugs(site.username)).findIndex((slugs) => slugs.includes(slug)) + 1 : 0;
  if (page <= 1) return null;
  return (await reader.readProducts(site.username, page)).find((product) => product.slug === slug) ?? null;
}

type ShownPage = { shelf: ProductListing; number: number; count: number; whole: PublishedCopy };

function shopPage(site: PublishedCopy, { shelf, number, count, whole }: ShownPage, context: PageContext): Page {
  // Only the whole shop and its collections are indexed; sorted lists have no canonical pages of their own.
  const page = isUnsorted(shelf) ? number : 1;
  const collection = site.collections.find(({ slug }) => slug === shelf.collection) ?? null;
  const head = shopHead(whole, { page, collection }, context);
  const shown = { shelf, foundCount: count, page: number, pageCount: pagesOf(count) };
  return { status: 200, ...shelfView(site, shown, false, context), head, madeFrom: madeFrom(site, site.products) };
}

function wholeShelf({ productCount }: PublishedSite) {
  return { shelf: WHOLE_SHELF, foundCount: productCount, page: 1, pageCount: pagesOf(productCount) };
}

/** Redirects from a product to the shop: permanently if the shop once sold it. */
function missingProductPage(slug: string, site: PublishedCopy, context: PageContext): Page {
  const head = quietHead(labels.noLongerAvailableAt(site.displayName));
  return { status: site.goneSlugs.includes(slug) ? 410 : 404, ...shelfView(site, wholeShelf(site), true, context), head };
}

/** The whole shop instead of an empty, renamed or unknown collection. */
function missingCollectionPage(site: PublishedCopy, { collection }: ProductListing, context: PageContext): Page {
  const head = quietHead(labels.noLongerAvailableAt(site.displayName));
  const shown = { ...wholeShelf(site), shelf: { ...WHOLE_SHELF, collection } };
  return { status: 404, ...shelfView(site, shown, true, context), head };
}

function shelfView(site: PublishedCopy, shown: ReturnType<typeof wholeShelf>, isProductGone: boolean, { mediaBase }: PageContext) {
  const props = { site, mediaBase, ...shown, product: null, isProductGone };
  return { view: { kind: "shop", props }, theme: site.theme, design: site.design, cache: "shared" } as const;
}

function madeFrom({ siteId, version }: PublishedSite, products: PublishedSite["products"]): Page["madeFrom"] {
  return { siteId, version, productIds: products.map(({ id }) => id) };
}

function gonePage({ assets }: PageContext): Page {
  const props = { picture: assets.pictures.mendedBowl };
  return {
    status: 410,
    view: { kind: "gone", props },
    theme: DEFAULT_THEME,
    head: quietHead(labels.thisPageNoLongerExists),
    cache: "shared",
  };
}

/** When to retry reading a link that is due, in ms. */
const LOOK_AGAIN_MS = 1000;

/**
 * A site with its current links: scheduled links are stored beside the public copy, and others have expired since it was made.
 * @returns `until`: when a link next appears or expires, ms since 1970; `null` for never
 */
async function withLinksAt(
  copy: PublishedCopy,
  now: number,
  reader: Pick<SiteReader, "readLater">,
): Promise<{ site: PublishedCopy; until: number | null }> {
  const due = copy.laterLinks.filter(({ showFrom }) => showFrom <= now);
  const read = await Promise.all(due.map(async ({ id }) => ({ id, link: await reader.readLater(copy.username, id) })));
  const found = new Map(read.flatMap(({ id, link }) => (link ? [[id, link] as const] : [])));
  const links = withLater(copy.links, copy.laterLinks, found);
  const next = nextSwitch(spansOf(links, copy.laterLinks), now);
  const isMissing = found.size < due.length;
  const until = isMissing ? Math.min(now + LOOK_AGAIN_MS, next ?? Number.POSITIVE_INFINITY) : next;
  return { site: { ...copy, links: shownAt(links, now), laterLinks: [] }, until };
}

function spansOf(links: readonly PublicLink[], later: readonly ScheduledPlace[]) {
  return [
    ...links.map(({ showUntil = null }) => ({ from: null, until: showUntil })),
    ...later.map(({ showFrom }) => ({ from: showFrom, until: null })),
  ];
}
