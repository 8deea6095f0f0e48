import { QUANTITY_MAX } from "@awning/domain/product/product";
import type { PublicProduct } from "@awning/domain/published/published";
import type { Choice } from "./choices.ts";

/** How many pieces of a choice one order can hold. */
export function mostOf(product: PublicProduct, choice: Choice): number {
  return Math.min(product.limitPerOrder ?? QUANTITY_MAX, choice.availability.left ?? QUANTITY_MAX);
}
