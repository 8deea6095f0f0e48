import { type LeftOutReason, leftOutReason, linkedProductIds } from "@awning/domain/left-out";
import type { Link } from "@awning/domain/link";
import { useCallback, useMemo } from "react";
import { useLive } from "#data/live.ts";
import { watchProducts } from "#data/products.ts";

/** Why visitors do not see a link that is on; `null` where nothing is known to leave it out. */
export type LeftOut = (link: Link) => LeftOutReason | null;

export const LEFT_OUT_WORDS: Readonly<Record<LeftOutReason, string>> = {
  group_off: "Not shown: group is off",
  product_gone: "Not shown: not on sale",
};

/** Products are read only where a link leads to one, and no others than those. */
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
  return useCallback((link) => leftOutReason(link, links, isOnSale, now), [links, isOnSale, now]);
}
