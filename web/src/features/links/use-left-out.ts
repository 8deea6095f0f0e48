import { type LeftOutReason, leftOutReason, linkedProductIds, type Targets } from "@awning/domain/left-out";
import type { Link } from "@awning/domain/link";
import { useCallback, useMemo } from "react";
import { useLive } from "#data/live.ts";
import { watchProducts } from "#data/products.ts";
import { useSitePages } from "#data/site-pages.ts";

/** Why visitors do not see a link that is on; `null` where nothing is known to leave it out. */
export type LeftOut = (link: Link) => LeftOutReason | null;

export const LEFT_OUT_WORDS: Readonly<Record<LeftOutReason, string>> = {
  group_off: "Not shown: group is off",
  product_gone: "Not shown: not on sale",
  page_off: "Not shown: page is not published",
  page_gone: "Not shown: page is gone",
};

/** Products are read only where a link leads to one, and no others than those; pages where one leads to any. */
export function useLeftOut(siteId: string, links: readonly Link[], now: number): LeftOut {
  const ids = useMemo(() => linkedProductIds(links), [links]);
  const key = ids.length > 0 ? `linked-products/${siteId}/${ids.join()}` : null;
  const live = useLive(key, watchProducts(siteId, ids, ids.length));
  const isOnSale = useMemo(() => {
    // Until it is known, and what the cache alone does not have, counts as on sale: a link is not called hidden by guess.
    if (live.state !== "ready") return () => true;
    const states = new Map(live.data.map((product) => [product.id, product.state]));
    return (productId: string) => (states.get(productId) ?? (live.isFromCache ? "active" : null)) === "active";
  }, [live]);
  const pages = useSitePages(links.some((link) => link.type === "page") ? siteId : null);
  const targets = useMemo<Targets>(() => {
    // As with products: what is not known counts as there.
    if (pages.state !== "ready") return { isOnSale, pageState: () => "published" };
    const found = new Map(pages.data.map((page) => [page.id, page.live ? "published" : "page_off"] as const));
    return { isOnSale, pageState: (pageId) => found.get(pageId) ?? (pages.isFromCache ? "published" : "page_gone") };
  }, [isOnSale, pages]);
  return useCallback((link) => leftOutReason(link, links, targets, now), [links, targets, now]);
}
