import type { Product } from "@awning/domain/product/product";
import { useEffect, useMemo, useState } from "react";
import { type Live, useLive } from "#data/core/live.ts";
import { type LiveList, useLivePages } from "#data/core/pages.ts";
import { joinSearch } from "#data/product/join-search.ts";
import { watchFoundProducts, watchSoldOutPage } from "#data/product/product-queries.ts";
import { countProducts, watchProductPage } from "#data/product/products.ts";
import { type SoldBook, watchSoldCounts } from "#data/product/sold-counts.ts";
import { type StockBook, watchStock } from "#data/product/stock.ts";

export const PRODUCT_TABS = ["all", "on_sale", "drafts", "sold_out", "archived"] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];
type State = Product["state"];

const STATES: Record<Exclude<ProductTab, "sold_out">, readonly State[]> = {
  all: ["active", "draft"],
  on_sale: ["active"],
  drafts: ["draft"],
  archived: ["archived"],
};

/** The products of one tab, live, page by page. */
export function useProductList(siteId: string, tab: ProductTab, soldOut: LiveList<Product>): LiveList<Product> {
  const states = tab === "sold_out" ? null : STATES[tab];
  const pages = useLivePages(states && `products/${siteId}/${tab}`, watchProductPage(siteId, states ?? []));
  return tab === "sold_out" ? soldOut : pages;
}

/** The search: words and one of the owner's tags; `null` for any. */
type Wanted = { search: string; tag: string | null };

/**
 * The products of one tab that match a search and a tag, live. A tab loaded as a whole is filtered here; for a longer one the
 * database is queried page by page. Sold-out products are always filtered here, because no query combines stock and text.
 */
export function useProductSearch(siteId: string, tab: ProductTab, all: LiveList<Product>, { search, tag }: Wanted): LiveList<Product> {
  const goesOn = (search !== "" || tag !== null) && tab !== "sold_out" && all.list.state === "ready" && all.list.hasMore;
  const filter = { states: goesOn ? STATES[tab] : [], search, tag };
  const found = useLivePages(goesOn ? `found-products/${siteId}/${tab}/${tag ?? ""}/${search}` : null, watchFoundProducts(siteId, filter));
  return { ...(goesOn ? found : all), list: joinSearch(all.list, tab === "sold_out" ? null : found.list, search, tag) };
}

/** The most pages of counts loaded automatically to find one more sold-out product. */
const PAGES_AHEAD = 4;

/**
 * Products on sale with a variant out of stock, live, page by page. A page of counts may contain only drafts and archived
 * products: while the list is shown, the next page then loads automatically, until there is one more product, {@link
 * PAGES_AHEAD} pages were read or none are left. A shop can have thousands of archived products that are out of stock.
 */
export function useSoldOutProducts(siteId: string, isShown: boolean): LiveList<Product> {
  const { list, more, retry } = useLivePages(`sold-out/${siteId}`, watchSoldOutPage(siteId));
  const [wanted, setWanted] = useState({ items: 1, pages: PAGES_AHEAD });
  const held = list.state === "ready" ? list.items.length : 0;
  const isLoading = list.state === "ready" && list.isLoadingMore;
  const goesOn = isLoading || (list.state === "ready" && list.hasMore && wanted.pages > 0);
  const isShort = isShown && list.state === "ready" && held < wanted.items && goesOn;
  useEffect(() => {
    if (!isShort || isLoading) return;
    more();
    setWanted(({ items, pages }) => ({ items, pages: pages - 1 }));
  }, [isShort, isLoading, more]);
  return {
    list: isShort ? (held === 0 ? { state: "loading" } : { ...list, hasMore: true, isLoadingMore: true }) : list,
    more: () => setWanted({ items: held + 1, pages: PAGES_AHEAD }),
    retry,
  };
}

/** What is known of some products: an id in `ids` without an entry in the book has none. */
export type Known<Book> = { ids: ReadonlySet<string>; book: Book };

/** The stock of the products of a list, by product and variant. */
export function useStockOf(siteId: string, products: readonly Product[]): Known<StockBook> | null {
  const ids = products.map((product) => product.id).sort();
  return useKnown(ids, useLive(`stock/${siteId}/${ids.join()}`, watchStock(siteId, ids)));
}

/** The sales counts of the products of a list; only products ever sold are read. */
export function useSoldOf(siteId: string, products: readonly Product[]): Known<SoldBook> | null {
  const ids = products
    .filter(({ sold }) => sold)
    .map((product) => product.id)
    .sort();
  return useKnown(ids, useLive(`sold/${siteId}/${ids.join()}`, watchSoldCounts(siteId, ids)));
}

/**
 * The last value of a source: while a longer list loads, the shorter one's values stay. A cache knows only the entries it
 * contains.
 */
function useKnown<Book extends ReadonlyMap<string, unknown>>(ids: readonly string[], live: Live<Book>): Known<Book> | null {
  const [held, setHeld] = useState<Known<Book> | null>(null);
  const asked = ids.join();
  const now = useMemo(() => {
    if (asked === "" || live.state !== "ready") return null;
    return { ids: new Set(live.isFromCache ? live.data.keys() : asked.split(",")), book: live.data };
  }, [asked, live]);
  useEffect(() => {
    if (now) setHeld(now);
  }, [now]);
  return now ?? held;
}

/** How many products each tab has; `null` when unknown or more than one page. Counted again when `signature` changes. */
export function useProductCounts(siteId: string, signature: string): Record<keyof typeof STATES, number | null> {
  const [counts, setCounts] = useState<Record<keyof typeof STATES, number | null>>({
    all: null,
    on_sale: null,
    drafts: null,
    archived: null,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature says when the list changed
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const [on_sale, drafts, archived] = await Promise.all([
        countProducts(siteId, STATES.on_sale),
        countProducts(siteId, STATES.drafts),
        countProducts(siteId, STATES.archived),
      ]);
      const all = on_sale === null || drafts === null ? null : on_sale + drafts;
      if (isHere) setCounts({ all, on_sale, drafts, archived });
    };
    void read();
    window.addEventListener("focus", read);
    return () => {
      isHere = false;
      window.removeEventListener("focus", read);
    };
  }, [siteId, signature]);
  return counts;
}
