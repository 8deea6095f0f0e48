import { sitePaths } from "@awning/domain/paths";
import { PRODUCTS_PER_PAGE, type PublishedSite } from "@awning/domain/published";
import { DEFAULT_THEME } from "@awning/domain/theme";
import { refuseUsername } from "@awning/domain/username";
import type { SiteNotFoundProps } from "@awning/web/storefront";
import type { StorefrontAssets } from "./assets.ts";
import { rememberTheme } from "./known-themes.ts";
import type { Page, PageAnswer } from "./page.ts";
import { homeHead, productHead, quietHead, shopHead } from "./page-head.ts";
import type { SiteReader } from "./published-site.ts";
import { nameInPath, type ParsedPath, parseSitePath, type SiteRoute } from "./site-path.ts";

/** Everything the pages are made from besides what is stored. `now` in ms since 1970. */
export type PageContext = {
  reader: SiteReader;
  assets: StorefrontAssets;
  siteUrl: string;
  mediaBase: string;
  /** `null` in a real project. */
  firestoreEmulator: string | null;
  now: number;
};
/** What a request asks for; `path` and `query` as the browser sent them. */
export type PageRequest = { path: string; query: URLSearchParams };

/** The page at an address of the shape `/{username}` or `/{username}/shop`. */
export async function loadPage(request: PageRequest, context: PageContext): Promise<PageAnswer> {
  const found = await findSite(request, context);
  if (found.type !== "site") return found;
  const { route, site } = found;
  if (route.kind === "home") return page(homePage(site, context));
  if (route.kind === "shop") return loadShop(site, request, context);
  return notFound(null, "never", context);
}

type FoundSite = { type: "site"; site: PublishedSite; route: SiteRoute };

/**
 * The live site an address belongs to, or the answer when there is none: the one right address, where the name went,
 * gone, or not found with what can be done about it.
 */
export async function findSite(request: PageRequest, context: PageContext): Promise<FoundSite | PageAnswer> {
  const parsed = parseSitePath(request.path);
  if (parsed.type !== "route") return misplaced(parsed, request, context);
  const { route, rest } = parsed;
  const site = await context.reader.readSite(route.username);
  if (site?.state === "live") {
    rememberTheme(site.username, site.theme);
    return { type: "site", site, route };
  }
  if (site) return page(gonePage(context));
  const claim = await context.reader.readClaim(route.username);
  if (!claim) return notFound(route.username, refuseUsername(route.username) === null ? "free" : "never", context);
  const isRedirect = claim.state === "redirect" && claim.redirectTo !== null && (claim.until === null || claim.until > context.now);
  if (isRedirect) return moved(`/${claim.redirectTo}${rest}`, request);
  return notFound(route.username, claim.state === "redirect" ? "free" : "taken", context);
}

/** The answer to an address that is not spelt right, or that no page can have. */
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

function homePage(site: PublishedSite, context: PageContext): Page {
  const view = { kind: "home", props: { site, mediaBase: context.mediaBase } } as const;
  return { status: 200, view, theme: site.theme, head: homeHead(site, context), cache: "shared", madeFrom: madeFrom(site, site.products) };
}

async function loadShop(site: PublishedSite, { query }: PageRequest, context: PageContext): Promise<PageAnswer> {
  const pageCount = Math.max(1, Math.ceil(site.productCount / PRODUCTS_PER_PAGE));
  const slug = query.get("product");
  if (slug !== null) return page(await productPage(slug, site, pageCount, context));
  const wanted = readPageNumber(query.get("page"));
  if (wanted === null || wanted > pageCount) return notFound(null, "never", context);
  if (wanted === 1 && query.has("page")) return { type: "redirect", status: 301, to: sitePaths.shop(site.username) };
  const products = wanted === 1 ? site.products : await context.reader.readProducts(site.username, wanted);
  return page(shopPage({ ...site, products }, wanted, pageCount, false, context));
}

function readPageNumber(text: string | null): number | null {
  if (text === null) return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

async function productPage(slug: string, site: PublishedSite, pageCount: number, context: PageContext): Promise<Page> {
  const product = await findProduct(slug, site, pageCount, context);
  if (!product) return shopPage(site, 1, pageCount, true, context);
  const props = { site, mediaBase: context.mediaBase, page: 1, pageCount, product, isProductGone: false };
  const view = { kind: "product", props } as const;
  const head = productHead(product, site, context);
  return { status: 200, view, theme: site.theme, head, cache: "shared", madeFrom: madeFrom(site, [product]) };
}

async function findProduct(slug: string, site: PublishedSite, pageCount: number, context: PageContext) {
  const here = site.products.find((product) => product.slug === slug);
  if (here) return here;
  for (let number = 2; number <= pageCount; number += 1) {
    const products = await context.reader.readProducts(site.username, number);
    const found = products.find((product) => product.slug === slug);
    if (found) return found;
  }
  return null;
}

function shopPage(site: PublishedSite, number: number, pageCount: number, isProductGone: boolean, context: PageContext): Page {
  const props = { site, mediaBase: context.mediaBase, page: number, pageCount, product: null, isProductGone };
  const view = { kind: "shop", props } as const;
  if (isProductGone)
    return { status: 404, view, theme: site.theme, head: quietHead(`Not in the shop any more · ${site.displayName}`), cache: "shared" };
  return {
    status: 200,
    view,
    theme: site.theme,
    head: shopHead(site, number, context),
    cache: "shared",
    madeFrom: madeFrom(site, site.products),
  };
}

function madeFrom({ siteId, version }: PublishedSite, products: PublishedSite["products"]): Page["madeFrom"] {
  return { siteId, version, productIds: products.map(({ id }) => id) };
}

function gonePage({ assets }: PageContext): Page {
  const props = { picture: assets.pictures.mendedBowl };
  return { status: 410, view: { kind: "gone", props }, theme: DEFAULT_THEME, head: quietHead("This page is gone"), cache: "shared" };
}

/** 404 in the look of no shop. */
export function notFound(username: string | null, name: SiteNotFoundProps["name"], { assets, siteUrl }: PageContext): PageAnswer {
  const props = { username, name, host: new URL(siteUrl).host, picture: assets.pictures.emptyStall };
  const head = quietHead(name === "free" ? "This name is free" : name === "taken" ? "Not open yet" : "Nothing here");
  return page({ status: 404, view: { kind: "not-found", props }, theme: DEFAULT_THEME, head, cache: "shared" });
}
