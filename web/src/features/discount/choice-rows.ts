import type { Product } from "@awning/domain/product/product";
import type { Live } from "#data/core/live.ts";
import * as labels from "./labels.ts";

/** A product that can be ticked or unticked. */
export type ChoiceRow = { id: string; title: string };
type Shown = Pick<Product, "id" | "title" | "state">;

/**
 * What a code can be for: first the products it was for that the list of the shop does not show, because they are archived, gone or
 * further down than it was read, so that each of them can be unticked; then the list.
 */
export function choiceRows(chosenBefore: readonly string[], listed: readonly Shown[], chosen: Live<readonly Shown[]>): ChoiceRow[] {
  const known = chosen.state === "ready" ? chosen.data : [];
  // What no cache holds may still be there.
  const isCertain = chosen.state === "ready" && !chosen.isFromCache;
  const far = chosenBefore.filter((id) => !listed.some((one) => one.id === id));
  const rows = far.map((id) => {
    const product = known.find((one) => one.id === id);
    if (product) return { id, title: product.state === "archived" ? labels.archived(product.title) : product.title };
    return { id, title: isCertain ? labels.noLongerInYourShop : "\u2026" };
  });
  return [...rows, ...listed.map(({ id, title }) => ({ id, title }))];
}
