import type { Product } from "../product/product.ts";
import { lowUnitsOf } from "../shop/site-stats.ts";
import type { PublicProduct } from "./published.ts";

/** What the public copy and the owner's notes say about a product's stock, and nothing else of it. */
export type ShownStock = {
  id: string;
  /** The availability of the product and of each variant, as text; equal texts look the same to visitors. */
  shown: string;
  /** Units left of its lowest variant if it is low for the owner; `null` otherwise. */
  low: number | null;
};

/** @param made the public form of `product`, made with the same `stock` */
export function shownStock(product: Product, made: PublicProduct, stock: ReadonlyMap<string, number>): ShownStock {
  const variants = made.variants.map(({ id, availability }) => [id, availability]);
  return { id: product.id, shown: JSON.stringify([made.availability, variants]), low: lowUnitsOf(product, stock) };
}

type Stocked = Pick<PublicProduct, "id" | "availability"> & {
  variants: readonly Pick<PublicProduct["variants"][number], "id" | "availability">[];
};

/**
 * A product of the public copy, or its card, with the availability of `now`. A card has only some of the variants.
 * @returns `null` when it is another product or has a variant that `now` lacks, or for whole products when it lacks one of `now`
 */
export function withAvailability<Copy extends Stocked>(copy: Copy, now: PublicProduct, isCard: boolean): Copy | null {
  const known = new Map(now.variants.map(({ id, availability }) => [id, availability]));
  if (copy.id !== now.id || (!isCard && copy.variants.length !== known.size)) return null;
  const variants = copy.variants.flatMap((variant) => {
    const availability = known.get(variant.id);
    return availability ? [{ ...variant, availability }] : [];
  });
  return variants.length === copy.variants.length ? { ...copy, availability: now.availability, variants } : null;
}
