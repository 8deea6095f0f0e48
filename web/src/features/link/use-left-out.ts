import { isBookable } from "@awning/domain/booking/service";
import { type LeftOutReason, leftOutReason, linkedProductIds, type Targets } from "@awning/domain/link/left-out";
import type { Link } from "@awning/domain/link/link";
import { useCallback, useMemo } from "react";
import { useServices } from "#data/booking/services.ts";
import { useLive } from "#data/core/live.ts";
import { useSitePages } from "#data/page/site-pages.ts";
import { watchProducts } from "#data/product/products.ts";

/** Why visitors do not see a link that is on; `null` where nothing is known to leave it out. */
export type LeftOut = (link: Link) => LeftOutReason | null;

export const LEFT_OUT_WORDS: Readonly<Record<LeftOutReason, string>> = {
  group_off: "Hidden: group is off",
  product_gone: "Hidden: not on sale",
  service_gone: "Hidden: can't be booked",
  page_off: "Hidden: page isn't published",
  page_gone: "Hidden: page was deleted",
};

/** Products are read only where a link leads to one, and no others than those; pages and services where one leads to any. */
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
  const services = useServices(links.some((link) => link.type === "booking") ? siteId : null);
  const targets = useMemo<Targets>(() => {
    // As with products: what is not known counts as there.
    const canBook = (serviceId: string) => {
      if (services.state !== "ready") return true;
      const service = services.data.find(({ id }) => id === serviceId);
      return service ? isBookable(service) : services.isFromCache;
    };
    if (pages.state !== "ready") return { isOnSale, isBookable: canBook, pageState: () => "published" };
    const found = new Map(pages.data.map((page) => [page.id, page.live ? "published" : "page_off"] as const));
    const pageState: Targets["pageState"] = (pageId) => found.get(pageId) ?? (pages.isFromCache ? "published" : "page_gone");
    return { isOnSale, isBookable: canBook, pageState };
  }, [isOnSale, pages, services]);
  return useCallback((link) => leftOutReason(link, links, targets, now), [links, targets, now]);
}
