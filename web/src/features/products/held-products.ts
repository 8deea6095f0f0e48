import type { HeldProduct } from "@awning/domain/commands";
import type { Product } from "@awning/domain/product";

/** A product that could not be made a draft, with the open orders it is in. */
export type Held = HeldProduct & { product: Product };

let held: readonly Held[] = [];
const listeners = new Set<() => void>();

/** Shows which open orders hold products, on the screen that stands. Nothing when they hold none. */
export function showHeld(products: readonly Held[]): void {
  held = products;
  for (const listener of listeners) listener();
}

export function subscribeHeld(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getHeld(): readonly Held[] {
  return held;
}
