import type { IncomingMessage } from "node:http";
import { listingPath, readProductListing, SHELF_PARAMETERS } from "@awning/domain/published/product-listing";
import { LRUCache } from "lru-cache";
import { loadPage } from "../load/load-page.ts";
import { readPageNumber } from "../load/product-listing.ts";
import type { PageAnswer } from "../render/page.ts";
import { type PageContext, type PageRequest, toPageRequest } from "../resolve/page-request.ts";
import type { SiteReader } from "../resolve/published-site.ts";
import { parseSitePath, type SiteRoute } from "../resolve/site-path.ts";
import { crawlerFileAt } from "../respond/crawlers.ts";
import { type HttpAnswer, toHttp } from "../respond/page-response.ts";
import { cachedSiteReader } from "./cached-site-reader.ts";
import { FreshPages, type Rendered } from "./page-freshness.ts";
import { SiteVersions } from "./site-versions.ts";

/** An eighth of an instance's memory: a few thousand pages. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Crawler files read twenty sites each, so they are cached this long. */
const CRAWLED_MS = 60_000;
/** A single one can be several megabytes. */
const CRAWLED_MAX = 8;

/** Rendered pages that are the same for every visitor. */
export class RenderedPages {
  readonly #context: () => PageContext;
  readonly #versions: SiteVersions;
  readonly #reader: SiteReader;
  readonly #pages: FreshPages<HttpAnswer>;
  readonly #crawled = new LRUCache<string, HttpAnswer, () => Promise<HttpAnswer>>({
    max: CRAWLED_MAX,
    ttl: CRAWLED_MS,
    ignoreFetchAbort: true,
    fetchMethod: (_, __, { context: make }) => make(),
  });

  /** `strict`: exceeding a cache limit throws instead of being logged. */
  constructor({ context, freshMs, strict }: { context: () => PageContext; freshMs: number; strict: boolean }) {
    this.#context = context;
    const readVersion = (username: string) => context().reader.readVersion(username);
    this.#versions = new SiteVersions({ readVersion, freshMs, now: Date.now });
    this.#reader = cachedSiteReader(() => context().reader, this.#versions, Date.now);
    this.#pages = new FreshPages({ maxBytes: MAX_BYTES, versions: this.#versions, now: Date.now, strict });
  }

  get size(): number {
    return this.#pages.size;
  }

  /** The cached page, if usable without checking its site's version. */
  kept({ url = "/" }: Pick<IncomingMessage, "url">, isPageData: boolean): HttpAnswer | undefined {
    // Remembered URLs have no query, so nothing needs parsing.
    const place = places[isPageData ? "data" : "html"].get(url) ?? placeOf(toPageRequest({ url }), isPageData);
    return place ? this.#pages.kept(place) : undefined;
  }

  /** The cached page if its site is unchanged, otherwise a new one. */
  async answer(asked: PageRequest, isPageData: boolean): Promise<HttpAnswer> {
    const place = placeOf(asked, isPageData);
    const render = () => this.#make(asked, isPageData, place?.username ?? null);
    if (place) return this.#pages.get({ ...place, render });
    const make = async () => (await render()).value;
    if (!crawlerFileAt(asked.path) || asked.query.size > 0) return make();
    // In the emulators every visit checks for changes, so these are not reused either.
    return this.#crawled.forceFetch(asked.path, { context: make, forceRefresh: this.#versions.freshMs === 0 });
  }

  async #make(asked: PageRequest, isPageData: boolean, username: string | null): Promise<Rendered<HttpAnswer>> {
    const context = { ...this.#context(), reader: this.#reader };
    const answer = await loadPage(asked, context);
    const value = toHttp(answer, isPageData, context);
    return { value, keep: username === null ? null : this.#whatToKeep(answer, value, { path: asked.path, username }) };
  }

  #whatToKeep(answer: PageAnswer, { body, headers }: HttpAnswer, { path, username }: Of): Rendered<HttpAnswer>["keep"] {
    if (answer.type !== "page" || !answer.page.madeFrom) return null;
    const { siteId, version, productIds, until = null } = answer.page.madeFrom;
    const tags = [`site:${siteId}`, ...productIds.map((id) => `product:${id}`)];
    const seen = this.#versions.seen(username);
    // The site has changed since, so the next visit must check.
    const seenAt = seen?.version === version ? seen.checkedAt : Date.now() - 2 * this.#versions.freshMs - 1;
    return { bytes: body.length + JSON.stringify(headers).length, tags, softTags: [path], version, seenAt, until };
  }
}

type Place = { key: string; username: string };
type Of = { path: string; username: string };

/** More URLs than there is memory for pages. */
const MAX_PLACES = 10_000;
const places = { html: new LRUCache<string, Place>({ max: MAX_PLACES }), data: new LRUCache<string, Place>({ max: MAX_PLACES }) };

/**
 * The cache key of a URL; `null` for unknown and personal pages. Parsing takes longer than serving a cached page, so URLs without a query
 * are remembered, except unknown ones, which are unbounded.
 */
function placeOf(asked: PageRequest, isPageData: boolean): Place | null {
  if (asked.query.size > 0) return readPlace(asked, isPageData);
  const known = places[isPageData ? "data" : "html"];
  const before = known.get(asked.path);
  if (before) return before;
  const place = readPlace(asked, isPageData);
  if (place) known.set(asked.path, place);
  return place;
}

function readPlace({ path, query }: PageRequest, isPageData: boolean): Place | null {
  const parsed = parseSitePath(path);
  const key = parsed.type === "route" ? pageKey(parsed.route, query, isPageData) : null;
  return parsed.type === "route" && key !== null ? { key, username: parsed.route.username } : null;
}

/**
 * Everything the answer to a GET depends on, and nothing else: a client must not be able to split or poison an entry by host, parameters,
 * their order, headers or letter case. `null` for personal pages and for pages not worth caching.
 */
export function pageKey(route: SiteRoute, query: URLSearchParams, isPageData: boolean): string | null {
  const form = isPageData ? "data" : "html";
  const { kind, username } = route;
  if (kind === "home") return JSON.stringify([form, kind, username]);
  if (kind === "page") return JSON.stringify([form, kind, username, route.slug]);
  if (kind === "product") return JSON.stringify([form, kind, username, route.slug]);
  if (kind !== "shop") return null;
  const shelf = readProductListing(query);
  const number = readPageNumber(query);
  // Searches are unbounded and rarely repeated.
  if (shelf.search !== "" || number === null) return null;
  // Normalizes the listing, so that equivalent URLs share an entry.
  return JSON.stringify([form, kind, username, listingPath(username, shelf), query.has(SHELF_PARAMETERS.page) ? number : null]);
}
