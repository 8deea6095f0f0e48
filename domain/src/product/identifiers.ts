import { type ProductDraft, SLUG_MAX } from "./product.ts";

export function skuOf({ sku, variants }: Pick<ProductDraft, "sku" | "variants">, variantId: string): string {
  return variants.length > 0 ? (variants.find((one) => one.id === variantId)?.sku ?? "") : sku;
}

export function skusOf({ sku, variants }: { sku: string; variants: readonly { sku: string }[] }): string[] {
  const all = variants.length > 0 ? variants.map((variant) => variant.sku) : [sku];
  return [...new Set(all.filter(Boolean).map((one) => one.toLowerCase()))];
}

/** A slug from a title: ASCII letters, digits and single hyphens; `nothing` if no character remains. */
export function slugify(title: string, nothing = "product"): string {
  const ascii = title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[^a-z0-9]+/g, "-");
  return ascii.slice(0, SLUG_MAX).replace(/^-+|-+$/g, "") || nothing;
}
