import { SINGLE_VARIANT } from "../../routes/firestore-paths.ts";
import type { ProductDraft } from "../product.ts";
import { unitPrice } from "../shown.ts";
import type { PricePoint } from "./price-point.ts";

/** Directive 98/6/EC, Art. 6a(2). */
const BEFORE_MS = 30 * 86_400_000;
/** Points that were followed by another one longer ago are dropped. */
const KEPT_MS = 400 * 86_400_000;
/** Points of one product. */
export const PRICE_POINTS_MAX = 300;

type Priced = Pick<ProductDraft, "state" | "price" | "compareAt" | "pricing" | "variants">;
type Written = Priced & { updatedAt: number };

/**
 * The history with what a product cost at a moment, in order of time; `null` if it says so already. Writes may be noted late, twice and out
 * of order.
 * @param at when the product was written, ms since 1970
 */
export function notePrices(history: readonly PricePoint[], product: Priced, at: number): PricePoint[] | null {
  const isReduced = product.compareAt !== null && product.pricing === "fixed";
  const prices = new Map<string, number>();
  if (product.state === "active" && product.variants.length === 0) prices.set(SINGLE_VARIANT, product.price);
  if (product.state === "active") for (const one of product.variants) prices.set(one.id, unitPrice(product, one));
  const known = new Set([...history.map(({ variantId }) => variantId), ...prices.keys()]);
  const noted = [...known].flatMap((variantId): PricePoint[] => {
    const price = prices.get(variantId) ?? null;
    const before = history.findLast((point) => point.variantId === variantId && point.at <= at);
    if (before ? before.at === at || (before.price === price && before.isReduced === isReduced) : price === null) return [];
    return [{ variantId, price, isReduced, at }];
  });
  if (noted.length === 0) return null;
  return withoutOld(
    [...history, ...noted].toSorted((a, b) => a.at - b.at),
    at,
  );
}

/**
 * The history with a write of a product: `after` and, where nothing was noted yet, what it cost `before`, both with the times they were
 * written (`updatedAt`, ms since 1970). `null` if it says so already.
 */
export function noteWrite(history: readonly PricePoint[], before: Written | null, after: Written): PricePoint[] | null {
  const first = history.length === 0 && before ? notePrices([], before, before.updatedAt) : null;
  return notePrices(first ?? history, after, after.updatedAt) ?? first;
}

/** The last point of each variant always stays. */
function withoutOld(points: readonly PricePoint[], now: number): PricePoint[] {
  const next = (point: PricePoint, index: number) => points.slice(index + 1).find(({ variantId }) => variantId === point.variantId);
  return withinCap(points.filter((point, index) => (next(point, index)?.at ?? now) >= now - KEPT_MS));
}

/**
 * Beyond the cap, the two oldest points of the variant with the most become one at the lower price. So a struck price may become too low
 * or none, and never too high.
 */
function withinCap(points: PricePoint[]): PricePoint[] {
  let left = points;
  while (left.length > PRICE_POINTS_MAX) {
    const counts = new Map<string, number>();
    for (const { variantId } of left) counts.set(variantId, (counts.get(variantId) ?? 0) + 1);
    const [fullest] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
    const [first, second] = left.filter(({ variantId }) => variantId === fullest);
    // Only variants with one point each, of which those that are gone need none.
    if (!first || !second) return left.filter(({ price }) => price !== null);
    const lower = [first.price, second.price].filter((price) => price !== null);
    const both = { ...first, price: lower.length > 0 ? Math.min(...lower) : null, isReduced: false };
    left = left.flatMap((point) => (point === first ? [both] : point === second ? [] : [point]));
  }
  return left;
}

/**
 * The price that a reduction of a variant is compared with: the lowest of the 30 days before the reduction, or since it is on sale if that is
 * less. A reduction that is announced without a break and only grows has one price for all its steps (Art. 6a(5)); one that is announced more
 * than 30 days after the price fell is none. `null` without a reduction.
 * @param history in order of time
 */
export function priorPrice(history: readonly PricePoint[], variantId: string): number | null {
  const points = history.filter((point) => point.variantId === variantId);
  const last = points.at(-1);
  if (!last?.isReduced || last.price === null) return null;
  const since = reducedSince(points);
  const lowest = since === null ? null : lowestBefore(points, since);
  return lowest !== null && lowest > last.price ? lowest : null;
}

/** When the price of the present reduction first fell; `null` if it never did. */
function reducedSince(points: readonly PricePoint[]): number | null {
  let first = points.length - 1;
  while (first > 0 && points[first - 1]?.isReduced && isStep(points, first)) first--;
  const announced = points[first];
  if (!announced) return null;
  // The price may have fallen before it was announced.
  let fall = first;
  while (fall > 0 && points[fall - 1]?.price === announced.price) fall--;
  const { at = announced.at } = points[fall] ?? {};
  if (announced.at - at <= BEFORE_MS && isFall(points, fall)) return at;
  // What was announced without a fall is a reduction from its first step on.
  return points.find((_, index) => index > first && isFall(points, index))?.at ?? null;
}

/** Whether it cost more when it was last on sale. */
function isFall(points: readonly PricePoint[], index: number): boolean {
  const before = points.slice(0, index).findLast(({ price }) => price !== null)?.price ?? null;
  const { price = null } = points[index] ?? {};
  return before !== null && price !== null && price < before;
}

/** Whether the price did not rise from the point before, and was not away. */
function isStep(points: readonly PricePoint[], index: number): boolean {
  const [before = null, price = null] = [points[index - 1]?.price, points[index]?.price];
  return before !== null && price !== null && price <= before;
}

function lowestBefore(points: readonly PricePoint[], since: number): number | null {
  const prices = points.flatMap(({ price, at }, index) => {
    const until = points[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    return price !== null && at < since && until > since - BEFORE_MS ? [price] : [];
  });
  return prices.length > 0 ? Math.min(...prices) : null;
}

/**
 * The struck price of a product: one that is true of each of its variants, because each has a history of its own. `null` if none is reduced.
 * @param history in order of time
 */
export function struckPrice({ price, variants }: Pick<ProductDraft, "price" | "variants">, history: readonly PricePoint[]): number | null {
  const sold = variants.length === 0 ? [{ id: SINGLE_VARIANT, price }] : variants.map((one) => ({ id: one.id, price: one.price ?? price }));
  const struck = Math.min(...sold.map((one) => priorPrice(history, one.id) ?? one.price));
  return struck > Math.min(...sold.map((one) => one.price)) ? struck : null;
}
