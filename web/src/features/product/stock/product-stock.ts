import { type ProductDraft, STOCK_MAX } from "@awning/domain/product/product";
import type { StockEdit } from "@awning/domain/product/stock-change";
import { stockRulesOf, stockStateOf } from "@awning/domain/product/stock-rules";
import { stockedVariants, variantNow } from "@awning/domain/product/stocked-variants";

type WithVariants = { variants: readonly { id: string }[] };
/** Quantities by variant id; missing variants are not tracked. */
export type StockByVariant = ReadonlyMap<string, number>;

/** Changes a variant's stock by a difference; `edit` is the owner's reason. Returns whether it was accepted. */
export type ChangeQuantity = (variantId: string, difference: number, edit?: StockEdit) => Promise<boolean>;

export type StockSummary =
  | { state: "not_counted" }
  | { state: "in_stock"; total: number }
  | { state: "low"; total: number; low: number; of: number }
  | { state: "some_sold_out"; soldOut: number; of: number; total: number }
  | { state: "sold_out" };

/** A one-line summary of a product's stock over all variants. */
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

/** Parses a typed quantity; `null` when invalid. */
export function readCount(typed: string): number | null {
  const text = typed.trim();
  return /^\d{1,6}$/.test(text) && Number(text) <= STOCK_MAX ? Number(text) : null;
}

/** The difference to write when the owner saw `seen` and typed `wanted`. As a difference, it keeps a sale in between. */
export function stockDifference(seen: number, wanted: number): number {
  return wanted - seen;
}

/** Whether this quantity is possible. Sales in the meantime may exceed what the owner counted. */
export function canBeLeft(pieces: number): boolean {
  return pieces >= 0 && pieces <= STOCK_MAX;
}

/** What the owner says happened: items added, removed or recounted. */
export type StockChange = "add" | "take" | "count";

/** The difference of a typed count of this kind, for an owner who saw `seen`. */
export function stockChange(kind: StockChange, count: number, seen: number): { difference: number; cause: StockEdit["cause"] } {
  if (kind === "count") return { difference: stockDifference(seen, count), cause: "correction" };
  return { difference: kind === "add" ? count : -count, cause: "changed" };
}

/** Which variants start being tracked, at zero, and which stop. */
export type CountChange = { start: readonly string[]; stop: readonly string[] };

/**
 * How stock tracking changes with the variants of a product; nothing when it is not tracked. The server moves stock to its new
 * variants, because it knows the sales in between; the old counts stay until then.
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
 * The variant whose count takes a stock change: stock the server has yet to move is still at its old variant, and the change
 * moves with it. Of several, the one with the most.
 */
export function countedAs(product: WithVariants, stock: StockByVariant, variantId: string): string {
  const places = [...stock].filter(([id]) => variantNow(product, id) === variantId);
  const [most] = places.toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? variantId;
}

/** Quantities at the current variants, including stock the server has yet to move there. */
export function countsNow(product: WithVariants, stock: StockByVariant): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [id, available] of stock) {
    const now = variantNow(product, id);
    if (now !== null) counts.set(now, Math.min((counts.get(now) ?? 0) + available, STOCK_MAX));
  }
  return counts;
}
