import type { Product } from "@awning/domain/product/product";
import { joinSearch } from "#data/core/join-search.ts";
import { type LiveList, useLivePages } from "#data/core/use-live-pages.ts";
import { watchFoundProducts } from "#data/product/product-search.ts";
import { watchProductPage } from "#data/product/products.ts";

const STATES = ["active"] as const;

/** What is on sale and fits a search, live, page by page. A shop that is here as a whole is searched here, of a longer one the database is asked. */
export function useGoods(siteId: string, search: string): LiveList<Product> {
  const all = useLivePages(`goods/${siteId}`, watchProductPage(siteId, STATES));
  const goesOn = search !== "" && all.list.state === "ready" && all.list.hasMore;
  const found = useLivePages(
    goesOn ? `found-goods/${siteId}/${search}` : null,
    watchFoundProducts(siteId, { states: STATES, search, tag: null }),
  );
  return { ...(goesOn ? found : all), list: joinSearch(all.list, found.list, search) };
}
