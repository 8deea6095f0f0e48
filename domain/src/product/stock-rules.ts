import { LOW_STOCK, type StockRules, type Variant } from "./product.ts";
import type { Availability } from "./states.ts";

type WithRules = StockRules & { variants: readonly Pick<Variant, "id" | "lowAt" | "backorder">[] };

export function stockRulesOf({ lowAt, backorder, variants }: WithRules, variantId: string): StockRules {
  const own = variants.find((one) => one.id === variantId);
  return { lowAt: own?.lowAt ?? lowAt, backorder: own?.backorder ?? backorder };
}

/**
 * Availability for visitors. With backorders, low stock is not shown.
 * @param available units left, or `null` if untracked
 */
export function availabilityOf(available: number | null, { backorder }: Pick<StockRules, "backorder">): Availability {
  if (available === null || available > LOW_STOCK) return { state: "in_stock", left: null };
  if (backorder) return { state: available === 0 ? "backorder" : "in_stock", left: null };
  return available === 0 ? { state: "sold_out", left: 0 } : { state: "low", left: available };
}

export function stockStateOf(available: number | null, { lowAt }: Pick<StockRules, "lowAt">): "in_stock" | "low" | "sold_out" {
  if (available === 0) return "sold_out";
  return available === null || available > (lowAt ?? LOW_STOCK) ? "in_stock" : "low";
}

export function runsLow(before: number, after: number, rules: Pick<StockRules, "lowAt">): boolean {
  return after < before && stockStateOf(before, rules) !== stockStateOf(after, rules);
}
