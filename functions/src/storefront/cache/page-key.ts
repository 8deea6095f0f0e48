import type { SiteRoute } from "../site-path.ts";

/** The parameters that a public page is made from; every other one is somebody's tracking and changes nothing. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = { home: [], shop: ["product", "page"] };

/**
 * Everything the answer to a GET depends on, and nothing else: what a request could vary at will (its host, other
 * parameters, their order, headers, letter case) can neither split a page nor put a wrong one in its place. `null` for
 * pages that are not the same for everybody.
 */
export function pageKey(route: SiteRoute, query: URLSearchParams, isPageData: boolean): string | null {
  const parameters = PARAMETERS[route.kind];
  if (!parameters) return null;
  const values = parameters.map((name) => query.get(name));
  return JSON.stringify([isPageData ? "data" : "html", route.kind, route.username, ...values]);
}
