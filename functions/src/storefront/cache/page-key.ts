import { readShelf, SHELF_PARAMETERS, shelfPath } from "@awning/domain/shelf";
import type { SiteRoute } from "../site-path.ts";

/**
 * Everything the answer to a GET depends on, and nothing else: what a request could vary at will (its host, other
 * parameters, their order, headers, letter case) can neither split a page nor put a wrong one in its place. `null` for
 * pages that are not the same for everybody.
 */
export function pageKey(route: SiteRoute, query: URLSearchParams, isPageData: boolean): string | null {
  const form = isPageData ? "data" : "html";
  const { kind, username } = route;
  if (kind === "home") return JSON.stringify([form, kind, username]);
  if (kind === "page") return JSON.stringify([form, kind, username, route.slug]);
  if (kind === "product") return JSON.stringify([form, kind, username, route.slug]);
  if (kind !== "shop") return null;
  // The one form of what is sought: any other way to write it is the same page.
  const shelf = shelfPath(username, readShelf(query));
  return JSON.stringify([form, kind, username, shelf, query.get(SHELF_PARAMETERS.page), query.get("product")]);
}
