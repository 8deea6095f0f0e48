import type { Product } from "@awning/domain/product/product";
import { cleanLine } from "@awning/domain/values/text";
import type { ProductForm } from "./editor/product-form.ts";
import type { ProductProblems } from "./editor/read-options.ts";
import { SKU_TWICE } from "./labels.ts";

type WithSkus = Pick<Product, "id" | "skus">;

/** Which SKUs of a product other products also use, in lower case. */
export function sharedSkus({ id, skus }: WithSkus, others: readonly WithSkus[]): ReadonlySet<string> {
  const theirs = new Set(others.flatMap((other) => (other.id === id ? [] : other.skus)));
  return new Set(skus.filter((sku) => theirs.has(sku)));
}

/** The ids of products in a list that share a SKU with another one. */
export function productsWithDuplicateSkus(products: readonly WithSkus[]): ReadonlySet<string> {
  const holders = new Map<string, string[]>();
  for (const { id, skus } of products) for (const sku of new Set(skus)) holders.set(sku, [...(holders.get(sku) ?? []), id]);
  return new Set([...holders.values()].filter((ids) => ids.length > 1).flat());
}

/** Warnings for the fields whose stored SKU another product also uses. They do not prevent saving. */
export function duplicateSkuProblems(
  { sku, variants }: Pick<ProductForm, "sku" | "variants">,
  shared: ReadonlySet<string>,
): ProductProblems {
  const isShared = (typed: string) => shared.has(cleanLine(typed).toLowerCase());
  if (variants.length === 0) return isShared(sku) ? { sku: SKU_TWICE } : {};
  return Object.fromEntries(variants.filter((one) => isShared(one.sku)).map(({ id }) => [`sku:${id}`, SKU_TWICE]));
}
