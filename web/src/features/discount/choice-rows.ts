import type { Product } from "@awning/domain/product/product";
import type { Live } from "#data/core/live.ts";
import { dataOr } from "#data/core/live.ts";
import * as labels from "./labels.ts";

/** A selectable product. */
export type ChoiceRow = { id: string; title: string };
type Shown = Pick<Product, "id" | "title" | "state">;

/**
 * The products a code can apply to: first its earlier products that the list does not show (archived, deleted or not loaded
 * yet), so they can be unselected; then the list.
 */
export function choiceRows(chosenBefore: readonly string[], listed: readonly Shown[], chosen: Live<readonly Shown[]>): ChoiceRow[] {
  const known = dataOr(chosen, []);
  // A product missing from the cache may still exist.
  const isCertain = chosen.state === "ready" && !chosen.isFromCache;
  const far = chosenBefore.filter((id) => !listed.some((one) => one.id === id));
  const rows = far.map((id) => {
    const product = known.find((one) => one.id === id);
    if (product) return { id, title: product.state === "archived" ? labels.archived(product.title) : product.title };
    return { id, title: isCertain ? labels.noLongerInYourShop : "\u2026" };
  });
  return [...rows, ...listed.map(({ id, title }) => ({ id, title }))];
}
