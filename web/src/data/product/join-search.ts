import type { Product } from "@awning/domain/product/product";
import { matchesProductSearch } from "@awning/domain/product/search";
import { inOrder } from "@awning/domain/values/rows";
import type { Pages } from "../core/pages.ts";

/**
 * The results of a search: matches among the loaded products, at once and offline, plus what the database finds beyond them.
 * `found` matters only when not everything is loaded; `null` when the database cannot be queried.
 */
export function joinSearch(all: Pages<Product>, found: Pages<Product> | null, search: string, tag: string | null = null): Pages<Product> {
  if ((search === "" && tag === null) || all.state !== "ready") return all;
  const near = all.items.filter(
    (product) => (search === "" || matchesProductSearch(product, search)) && (tag === null || product.tags.includes(tag)),
  );
  if (!all.hasMore || found === null) return { ...all, items: near };
  if (found.state === "ready")
    return { ...found, items: inOrder([...new Map([...near, ...found.items].map((product) => [product.id, product])).values()]) };
  return found.state === "loading" && near.length > 0 ? { ...all, items: near, isLoadingMore: true } : found;
}
