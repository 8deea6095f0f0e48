import { type ProductDraft, STOCK_MAX, stockRulesOf, stockStateOf } from "@awning/domain/product/product";
import type { StockEdit } from "@awning/domain/product/stock-change";
import { stockedVariants, variantNow } from "@awning/domain/product/stocked-variants";

type WithVariants = { variants: readonly { id: string }[] };
/** Pieces left by variant id; a variant that is not here is not counted. */
export type StockByVariant = ReadonlyMap<string, number>;

/** Changes the pieces of a variant by a difference; `edit` is what the owner says about it. Answers whether it was let in. */
export type ChangeQuantity = (variantId: string, difference: number, edit?: StockEdit) => Promise<boolean>;

export type StockSummary =
  | { state: "not_counted" }
  | { state: "in_stock"; total: number }
  | { state: "low"; total: number; low: number; of: number }
  | { state: "some_sold_out"; soldOut: number; of: number; total: number }
  | { state: "sold_out" };

/** What one line can say about the stock of a product with all its variants. */
export function summariseStock(product: Pick<ProductDraft, "lowAt" | "backorder" | "variants">, stock: StockByVariant): StockSummary {
  const ids = stockedVariants(product);
  const each = ids.map((id) => stock.get(id) ?? null);
  if (each.every((available) => available === null)) return { state: "not_counted" };
  const states = ids.map((id, at) => stockStateOf(each[at] ?? null, stockRulesOf(product, id)));
  const total = each.reduce<number>((sum, available) => sum + (available ?? 0), 0);
  const soldOut = states.filter((state) => state === "sold_out").length;
  if (soldOut === states.length) return { state: "sold_out" };
  if (soldOut > 0) return { state: "some_sold_out", soldOut, of: states.length, total };
  const low = states.filter((state) => state === "low").length;
  return low > 0 ? { state: "low", total, low, of: states.length } : { state: "in_stock", total };
}

/** Reads a typed count of pieces; `null` when it is none within limits. */
export function readCount(typed: string): number | null {
  const text = typed.trim();
  return /^\d{1,6}$/.test(text) && Number(text) <= STOCK_MAX ? Number(text) : null;
}

/**
 * By how much to change the stock when somebody who saw `seen` pieces typed `wanted`. Written as a difference, so that
 * a sale in between stays counted.
 */
export function stockDifference(seen: number, wanted: number): number {
  return wanted - seen;
}

/** Whether so many pieces can be left. What was sold meanwhile can have taken more than somebody still found. */
export function canBeLeft(pieces: number): boolean {
  return pieces >= 0 && pieces <= STOCK_MAX;
}

/** What an owner says that happened to pieces: some came in or went out, or were counted anew. */
export type StockChange = "add" | "take" | "count";

/** What a count that was typed for such a change comes to, by one who saw `seen` pieces. */
export function stockChange(kind: StockChange, count: number, seen: number): { difference: number; cause: StockEdit["cause"] } {
  if (kind === "count") return { difference: stockDifference(seen, count), cause: "correction" };
  return { difference: kind === "add" ? count : -count, cause: "changed" };
}

/** Which variants begin to be counted, with none until pieces come, and which are counted no longer. */
export type CountChange = { start: readonly string[]; stop: readonly string[] };

/**
 * What happens to the counts when the variants of a product change. Nothing when the product is not counted. Pieces that count
 * as something else from then on are moved by the server, which knows what was sold meanwhile: their old count stays until then.
 */
export function changeCounts(before: WithVariants, after: WithVariants, stock: StockByVariant): CountChange {
  const [old, next] = [stockedVariants(before), stockedVariants(after)];
  if (!old.some((id) => stock.has(id))) return { start: [], stop: [] };
  return {
    start: next.filter((id) => !old.includes(id)),
    stop: old.filter((id) => stock.has(id) && variantNow(after, id) === null),
  };
}

/**
 * The variant whose count a change of pieces is written to: what the server has yet to move still counts where it was, and the
 * change moves with it. Of several the one that has most, from which most can be taken.
 */
export function countedAs(product: WithVariants, stock: StockByVariant, variantId: string): string {
  const places = [...stock].filter(([id]) => variantNow(product, id) === variantId);
  const [most] = places.toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? variantId;
}

/** Pieces left where they count now, those included that the server has yet to move there. */
export function countsNow(product: WithVariants, stock: StockByVariant): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [id, available] of stock) {
    const now = variantNow(product, id);
    if (now !== null) counts.set(now, Math.min((counts.get(now) ?? 0) + available, STOCK_MAX));
  }
  return counts;
}
