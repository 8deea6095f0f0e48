import { createHash } from "node:crypto";
import type { Product } from "@awning/domain/product/product";
import type { BuiltProjection } from "@awning/domain/published/projection";
import { type PublishedStock, publishedStockSchema } from "@awning/domain/published/published-copy";
import type { ShownProduct } from "@awning/domain/published/shown-product";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { getProducts } from "../product/products.ts";
import { listStock } from "../product/stock.ts";

/** Products by id, with the units left by `stockId`, all read in one transaction. `ids` are those asked for, also if there is none. */
export type StockedProducts = { ids: ReadonlySet<string>; products: ReadonlyMap<string, Product>; stock: ReadonlyMap<string, number> };

export async function readStocked(transaction: Transaction, siteId: string, productIds: readonly string[]): Promise<StockedProducts> {
  const [products, stock] = await Promise.all([
    getProducts(siteId, productIds, transaction),
    listStock(siteId, productIds, (query) => transaction.get(query)),
  ]);
  return { ids: new Set(productIds), products, stock };
}

/** @returns `null` for a missing one, or one of another site */
export function parsePublishedStock(stored: DocumentSnapshot, siteId: string): PublishedStock | null {
  const { data } = z.safeParse(publishedStockSchema, stored.data());
  return data?.siteId === siteId ? data : null;
}

export function toPublishedStock({ site, shown, cards, bytes }: BuiltProjection): PublishedStock {
  return {
    siteId: site.siteId,
    ids: shown.map(({ id }) => id),
    marks: shown.map(markOf),
    low: Object.fromEntries(shown.flatMap(({ id, low }) => (low === null ? [] : [[id, low]]))),
    cards: cards.map((pack) => pack.length),
    bytes,
  };
}

/** A short hash of what is shown: 2,000 products would not fit into one document. */
export function markOf({ shown }: Pick<ShownProduct, "shown">): string {
  return createHash("sha256").update(shown).digest("base64url").slice(0, 12);
}

/**
 * Products that a renewal may know worse than the copy does: those that it would show differently, and if the copy was written since
 * the renewal began, those that the copy lacks, because an older renewal may have removed them after their last patch.
 */
export function listOvertaken(shown: readonly ShownProduct[], known: PublishedStock | null, isCopyNewer: boolean): string[] {
  const marks = new Map(known?.ids.map((id, place) => [id, known.marks[place]]));
  const isKnown = (one: ShownProduct) => marks.get(one.id) === markOf(one) && (known?.low[one.id] ?? null) === one.low;
  return shown.filter((one) => (marks.has(one.id) ? !isKnown(one) : isCopyNewer)).map(({ id }) => id);
}

/** The version of a change read at `version`, later than the present one: pages are cached by it. A microsecond is the smallest step. */
export function versionAfter(present: number, version: number): number {
  return Math.max(version, Math.round(present * 1000 + 1) / 1000);
}
