import type { UnpublishableProduct } from "@awning/domain/api/commands";
import type { Product } from "@awning/domain/product/product";

/** A product that could not become a draft, with the open orders that contain it. */
export type Held = UnpublishableProduct & { product: Product };

let held: readonly Held[] = [];
const listeners = new Set<() => void>();

/**
 * Shows on the current screen which open orders contain the products. Does nothing without any.
 * @returns whether such a screen is mounted; the next one shows only what is found while it is mounted
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
