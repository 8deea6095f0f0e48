import { type Currency, formatMoney } from "@awning/domain/money/money";
import type { Product } from "@awning/domain/product/product";
import { unitPrice } from "@awning/domain/product/shown";
import { useEffect, useMemo, useState } from "react";
import { dataOr, useLive } from "#data/core/live.ts";
import { watchProducts } from "#data/product/products.ts";
import { type SoldBook, watchSoldCounts } from "#data/product/sold-counts.ts";
import { numberLocale } from "#ui/locale.ts";
import * as labels from "./labels.ts";

/** Products by id, and how often those were sold, `null` until known. `isWhole`: the service said which there are, not a cache. */
export type Goods = { products: ReadonlyMap<string, Product>; sold: SoldBook | null; isWhole: boolean };

/** These products, live; `null` until the first answer. Known ones stay while others load. */
export function useGoods(siteId: string, productIds: readonly string[]): Goods | null {
  const ids = [...new Set(productIds)].sort();
  const live = useLive(`products-by-id/${siteId}/${ids.join()}`, watchProducts(siteId, ids, ids.length));
  const now = dataOr(live, null);
  // Products that were never sold have no counts to read.
  const counted = (now ?? []).filter(({ sold }) => sold).map(({ id }) => id);
  const counts = dataOr(useLive(now && `sold/${siteId}/${counted.join()}`, watchSoldCounts(siteId, counted)), null);
  const isWhole = live.state === "ready" && !live.isFromCache;
  const [held, setHeld] = useState<Omit<Goods, "sold"> | null>(null);
  useEffect(() => {
    if (now) setHeld({ products: new Map(now.map((product) => [product.id, product])), isWhole });
  }, [now, isWhole]);
  return useMemo(() => held && { ...held, sold: counts }, [held, counts]);
}

/** How many of these were sold; `null` until known. */
export function piecesOf(products: readonly Product[], { sold }: Goods): number | null {
  return sold && products.reduce((sum, { id }) => sum + (sold.get(id)?.pieces ?? 0), 0);
}

/** The least and the highest price of some products and their variants, in words; empty for no products. */
export function priceSpan(products: readonly Product[], currency: Currency): string {
  const prices = products.flatMap((product) =>
    product.variants.length > 0 ? product.variants.map((variant) => unitPrice(product, variant)) : [product.price],
  );
  if (prices.length === 0) return "";
  const [least, most] = [Math.min(...prices), Math.max(...prices)].map((price) => formatMoney(price, currency, numberLocale()));
  return least === most || !least || !most ? (least ?? "") : labels.priceSpan(least, most);
}
