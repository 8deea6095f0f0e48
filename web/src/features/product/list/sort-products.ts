import type { Product } from "@awning/domain/product/product";
import { lowestPrice } from "@awning/domain/product/shown";
import type { StockBook } from "#data/product/stock.ts";
import * as labels from "./labels.ts";

/** The orders of the list; without one it is the order of the shop. */
export const SORTS = { name: labels.sortName, price: labels.sortPrice, stock: labels.sortStock, newest: labels.sortNewest } as const;
export type Sort = keyof typeof SORTS;
const KEYS = ["name", "price", "stock", "newest"] as const satisfies Sort[];

/** The sort of this name; `null` for the order of the shop. */
export function sortOf(name: string | null): Sort | null {
  return KEYS.find((key) => key === name) ?? null;
}

/** Products in this order. What is not tracked has no end, so it comes last by stock. */
export function sortProducts(products: readonly Product[], sort: Sort | null, stock: StockBook): readonly Product[] {
  if (sort === null) return products;
  const left = ({ id }: Product) => {
    const counts = [...(stock.get(id)?.values() ?? [])];
    return counts.length === 0 ? Number.POSITIVE_INFINITY : counts.reduce((sum, count) => sum + count, 0);
  };
  return products.toSorted((one, other) => {
    if (sort === "name") return one.title.localeCompare(other.title);
    if (sort === "newest") return other.createdAt - one.createdAt;
    const [a, b] = sort === "price" ? [lowestPrice(one), lowestPrice(other)] : [left(one), left(other)];
    return a === b ? 0 : a - b;
  });
}
