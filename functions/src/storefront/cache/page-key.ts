import { listingPath, readProductListing, SHELF_PARAMETERS } from "@awning/domain/published/product-listing";
import { readPageNumber } from "../load/product-listing.ts";
import type { SiteRoute } from "../resolve/site-path.ts";

/**
 * Everything the answer to a GET depends on, and nothing else: what a request could vary at will (its host, other
 * parameters, their order, headers, letter case) can neither split a page nor put a wrong one in its place. `null` for
 * pages that are not the same for everybody, and for what is not worth keeping.
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
  // There is no end of what can be sought, and those who seek the same are few.
  if (shelf.search !== "" || number === null) return null;
  // The one form of what is wanted: any other way to write it is the same page.
  return JSON.stringify([form, kind, username, listingPath(username, shelf), query.has(SHELF_PARAMETERS.page) ? number : null]);
}
