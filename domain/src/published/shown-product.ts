import type { Product } from "../product/product.ts";
import { lowUnitsOf } from "../shop/site-stats.ts";
import type { PublicProduct } from "./published.ts";

/** What the public copy and the owner's notes say about a product by itself: not its place among others, nor its address, which others share. */
export type ShownProduct = {
  id: string;
  /** Equal texts look the same to visitors. */
  shown: string;
  /** Units left of its lowest variant if it is low for the owner; `null` otherwise. */
  low: number | null;
};

/** @param made the public form of `product`, made with the same `stock` */
export function shownProduct(product: Product, made: PublicProduct, stock: ReadonlyMap<string, number>): ShownProduct {
  const { slug: _, places: __, ...own } = made;
  return { id: product.id, shown: JSON.stringify(own), low: lowUnitsOf(product, stock) };
}

/** Fields of a product that say where the copy has it, so that a change of them changes more than this product. */
const PLACE_FIELDS = ["state", "order", "slug"] as const;

/** Whether two versions of a product, as stored, have the same place in the public copy. */
export function isSamePlace(before: Record<string, unknown> | undefined, after: Record<string, unknown> | undefined): boolean {
  return before !== undefined && after !== undefined && PLACE_FIELDS.every((name) => before[name] === after[name]);
}
