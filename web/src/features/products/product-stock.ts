import { SINGLE_VARIANT } from "@awning/domain/collections";
import { type ProductDraft, STOCK_MAX, stockStateOf } from "@awning/domain/product";
import type { StockEdit } from "@awning/domain/stock-move";

type WithVariants = { variants: readonly { id: string }[] };
/** Pieces left by variant id; a variant that is not here is not counted. */
export type StockByVariant = ReadonlyMap<string, number>;

/** The variant ids that stock is kept for. */
export function stockedVariants(product: WithVariants): string[] {
  return product.variants.length > 0 ? product.variants.map((variant) => variant.id) : [SINGLE_VARIANT];
}

export type StockSummary =
  | { state: "not_counted" }
  | { state: "in_stock"; total: number }
  | { state: "low"; total: number; low: number; of: number }
  | { state: "some_sold_out"; soldOut: number; of: number; total: number }
  | { state: "sold_out" };

/** What one line can say about the stock of a product with all its variants. */
export function summariseStock(product: WithVariants & Pick<ProductDraft, "lowAt">, stock: StockByVariant): StockSummary {
  const each = stockedVariants(product).map((id) => stock.get(id) ?? null);
  if (each.every((available) => available === null)) return { state: "not_counted" };
  const states = each.map((available) => stockStateOf(available, product));
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

/** What an owner says that happened to pieces: some came in or went out, or were counted anew. */
export type StockChange = "add" | "take" | "count";

/** What a count that was typed for such a change comes to, by one who saw `seen` pieces. */
export function stockChange(kind: StockChange, count: number, seen: number): { difference: number; cause: StockEdit["cause"] } {
  if (kind === "count") return { difference: stockDifference(seen, count), cause: "correction" };
  return { difference: kind === "add" ? count : -count, cause: "changed" };
}

/**
 * What happens to the counts when the variants of a product change: new variants start with none, the first variant takes
 * over what the product itself had, and the other way round. Nothing when the product is not counted.
 */
export function moveStock(
  before: WithVariants,
  after: WithVariants,
  stock: StockByVariant,
): { start: Map<string, number>; stop: string[] } {
  const [old, next] = [stockedVariants(before), stockedVariants(after)];
  const stop = old.filter((id) => stock.has(id) && !next.includes(id));
  const start = new Map<string, number>();
  if (!old.some((id) => stock.has(id))) return { start, stop };
  const isAnotherShape = (before.variants.length === 0) !== (after.variants.length === 0);
  const held = stop.reduce((sum, id) => sum + (stock.get(id) ?? 0), 0);
  for (const [index, id] of next.filter((one) => !old.includes(one)).entries()) {
    start.set(id, isAnotherShape && index === 0 ? Math.min(held, STOCK_MAX) : 0);
  }
  return { start, stop };
}
