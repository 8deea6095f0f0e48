// Separate from `product.ts`, so that showing a product does not bundle the owner's schema.

/** `service`: work of the owner for the buyer, at a time they arrange. */
export const PRODUCT_KINDS = ["physical", "digital", "service"] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];
export const PRODUCT_STATES = ["draft", "active", "archived"] as const;

export const AVAILABILITY_STATES = ["in_stock", "low", "sold_out", "backorder"] as const;
/** Public availability: `left` is set only when stock is low. `backorder` can be ordered without stock. */
export type Availability = { state: (typeof AVAILABILITY_STATES)[number]; left: number | null };
