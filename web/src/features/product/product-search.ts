import type { Product } from "@awning/domain/product/product";

/** The tags of products, each once, in the order of a dictionary. `chosen` is among them in any case. */
export function tagsOf(products: readonly Product[], chosen: string | null): string[] {
  const tags = new Set([...products.flatMap((product) => product.tags), ...(chosen === null ? [] : [chosen])]);
  return [...tags].sort((a, b) => a.localeCompare(b));
}
