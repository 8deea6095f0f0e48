import type { Product } from "@awning/domain/product/product";
import { useEffect, useMemo, useState } from "react";
import { joinSearch } from "#data/core/join-search.ts";
import { type Live, useLive } from "#data/core/live.ts";
import { type LiveList, useLivePages } from "#data/core/pages.ts";
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

/** What is looked for: words, and one of the owner's tags; `null` for any. */
type Wanted = { search: string; tag: string | null };

/**
 * The products of one tab that fit a search and a tag, live. A tab that is here as a whole is searched here; of a longer one the
 * database is asked, page by page. What is sold out is always searched here: no query knows products by their stock and by words.
 */
export function useProductSearch(siteId: string, tab: ProductTab, all: LiveList<Product>, { search, tag }: Wanted): LiveList<Product> {
  const goesOn = (search !== "" || tag !== null) && tab !== "sold_out" && all.list.state === "ready" && all.list.hasMore;
  const filter = { states: goesOn ? STATES[tab] : [], search, tag };
  const found = useLivePages(goesOn ? `found-products/${siteId}/${tab}/${tag ?? ""}/${search}` : null, watchFoundProducts(siteId, filter));
  return { ...(goesOn ? found : all), list: joinSearch(all.list, tab === "sold_out" ? null : found.list, search, tag) };
}

/** Pages of counts that are asked for by themselves, at most, to find one more product that is sold out. */
const PAGES_AHEAD = 4;

/**
 * Products on sale of which something has none left, live, page by page. A page of counts can be of drafts and archived products
 * alone: then, while the list is shown, the next one is asked by itself, until there is one more to show, {@link PAGES_AHEAD} were
 * looked through or there is no more to ask. A shop can have thousands that were sold out before they were archived.
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

/** What is known of some products: what the book does not hold of one of these `ids` is not there. */
export type Known<Book> = { ids: ReadonlySet<string>; book: Book };

/** What is left of the products of a list, by product and variant. */
export function useStockOf(siteId: string, products: readonly Product[]): Known<StockBook> | null {
  const ids = products.map((product) => product.id).sort();
  return useKnown(ids, useLive(`stock/${siteId}/${ids.join()}`, watchStock(siteId, ids)));
}

/** What is counted of what was sold of the products of a list; only those that ever were are asked for. */
export function useSoldOf(siteId: string, products: readonly Product[]): Known<SoldBook> | null {
  const ids = products
    .filter(({ sold }) => sold)
    .map((product) => product.id)
    .sort();
  return useKnown(ids, useLive(`sold/${siteId}/${ids.join()}`, watchSoldCounts(siteId, ids)));
}

/**
 * What a source said last: while a longer list loads, what is known of the shorter one stays. A cache says what it holds; of what it
 * does not hold nothing is known.
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

/** How many products each tab has; `null` where it is not known or more than a page. Counted anew when `signature` changes. */
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
