import type { ProductDraft } from "./product.ts";

export function skuOf({ sku, variants }: Pick<ProductDraft, "sku" | "variants">, variantId: string): string {
  return variants.length > 0 ? (variants.find((one) => one.id === variantId)?.sku ?? "") : sku;
}

export function skusOf({ sku, variants }: { sku: string; variants: readonly { sku: string }[] }): string[] {
  const all = variants.length > 0 ? variants.map((variant) => variant.sku) : [sku];
  return [...new Set(all.filter(Boolean).map((one) => one.toLowerCase()))];
}
