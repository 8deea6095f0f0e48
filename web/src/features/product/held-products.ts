import type { UnpublishableProduct } from "@awning/domain/api/commands";
import type { Product } from "@awning/domain/product/product";

/** A product that could not be made a draft, with the open orders it is in. */
export type Held = UnpublishableProduct & { product: Product };

let held: readonly Held[] = [];
const listeners = new Set<() => void>();

/**
 * Shows which open orders hold products, on the screen that stands. Nothing when they hold none.
 * @returns whether there is such a screen; the next one shows only what is found out while it stands
 */
export function showHeld(products: readonly Held[]): boolean {
  held = listeners.size > 0 ? products : [];
  for (const listener of listeners) listener();
  return listeners.size > 0;
}

export function subscribeHeld(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getHeld(): readonly Held[] {
  return held;
}
