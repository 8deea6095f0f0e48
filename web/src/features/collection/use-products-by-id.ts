import type { Product } from "@awning/domain/product/product";
import { useEffect, useState } from "react";
import { useLive } from "#data/core/live.ts";
import { watchProducts } from "#data/product/products.ts";

/** These products, live, by id; `null` until the first answer. What is known stays while others are added. */
export function useProductsById(siteId: string, productIds: readonly string[]): ReadonlyMap<string, Product> | null {
  const ids = [...productIds].sort();
  const live = useLive(`products-by-id/${siteId}/${ids.join()}`, watchProducts(siteId, ids, ids.length));
  const [held, setHeld] = useState<ReadonlyMap<string, Product> | null>(null);
  const now = live.state === "ready" ? live.data : null;
  useEffect(() => {
    if (now) setHeld(new Map(now.map((product) => [product.id, product])));
  }, [now]);
  return held;
}
