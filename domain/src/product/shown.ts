import type { Media } from "../media/media-schema.ts";
import type { Product, ProductDraft, Variant } from "./product.ts";

/** Whether it is digital without a file, so that the shop shows it as sold out. */
export function lacksFile({ kind, fileCount }: Pick<Product, "kind" | "fileCount">): boolean {
  return kind === "digital" && fileCount === 0;
}

export function unitPrice(product: Pick<ProductDraft, "price">, variant: Variant | null): number {
  return variant?.price ?? product.price;
}

/** The lowest price of a product in minor units. With variants, the product itself cannot be bought. */
export function lowestPrice(product: Pick<ProductDraft, "price"> & { variants: readonly Pick<Variant, "price">[] }): number {
  if (product.variants.length === 0) return product.price;
  return Math.min(...product.variants.map((variant) => variant.price ?? product.price));
}

export function pictureOf({ images }: Pick<ProductDraft, "images">, variant: Pick<Variant, "image"> | null): Media | null {
  return images.find((one) => one.id === variant?.image) ?? images[0] ?? null;
}
