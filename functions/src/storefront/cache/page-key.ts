import { listingPath, readProductListing, SHELF_PARAMETERS } from "@awning/domain/published/product-listing";
import { readPageNumber } from "../load/product-listing.ts";
import type { SiteRoute } from "../resolve/site-path.ts";

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
