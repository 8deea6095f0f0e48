import { createHash } from "node:crypto";
import type { Product } from "@awning/domain/product/product";
import { editedStockSchema, ownerTransition } from "@awning/domain/product/stock-change";
import { variantNow } from "@awning/domain/product/stocked-variants";
import * as z from "zod/mini";
import { fromStored } from "#data/core/documents.ts";
import { writeTogether } from "#data/core/writes.ts";
import { getProducts } from "#data/product/products.ts";
import { addMoveOnce, lastMoveId, listStockOf, mergeStock } from "#data/product/stock.ts";
import { hasSite } from "#data/site/sites.ts";

/** A trigger's write to a variant's stock. `time` is its approximate time, ISO 8601. */
type StockWrite = { siteId: string; eventId: string; time: string; before: unknown; after: unknown };

/**
 * Logs the stock move of an owner's write. Orders and stock merges log their own move in the same commit and set a new `moveId`, which
 * owners cannot. Repeated events are logged once.
 */
export async function recordStockMove({ siteId, eventId, time, before: was, after: is }: StockWrite): Promise<void> {
  const [before, after] = [read(was), read(is)];
  const stock = after ?? before;
  if (!stock || (after?.moveId && after.moveId !== before?.moveId)) return;
  const move = ownerTransition(before, after);
  // Late events of a deleted account leave nothing behind.
  if (!move || !(await hasSite(siteId))) return;
  const { productId, variantId } = stock;
  const id = after ? createHash("sha256").update(eventId).digest("hex").slice(0, 24) : lastMoveId(stock);
  // The owner's timestamp of the write. Deletions have none, and come after the last one.
  const at = after?.updatedAt ?? Math.max(stock.updatedAt + 1, Date.parse(time));
  await addMoveOnce(siteId, id, { productId, variantId, ...move, orderId: null, number: null, at });
}

function read(data: unknown) {
  return z.safeParse(editedStockSchema, fromStored(data)).data ?? null;
}

/**
 * Moves a product's stock to the variant that holds it now. When the variants change, the device sets the new count to zero, so that
 * nothing is sold early, and leaves the old count, which still tracks orders. Reads the current product, so late or repeated events are
 * safe.
 */
export function moveStock(siteId: string, productId: string): Promise<void> {
  return writeTogether("move-stock", async (writes) => {
    const product = (await getProducts(siteId, [productId])).get(productId);
    if (!product) return;
    const stock = await listStockOf(siteId, productId);
    const moved = stock.flatMap((one) => {
      const to = placeOf(product, one.variantId);
      return to === null ? [] : [{ from: one, to }];
    });
    const [first, ...others] = moved;
    // All stock moves to one place: a product has one first variant, or none.
    if (first)
      mergeStock(
        writes,
        siteId,
        [first.from, ...others.map(({ from }) => from)],
        { productId, variantId: first.to },
        stock.find((one) => one.variantId === first.to) ?? null,
        Date.now(),
      );
  });
}

/** Where this count belongs; `null` when it is in place or its variant was removed. */
function placeOf(product: Product, variantId: string): string | null {
  const now = variantNow(product, variantId);
  return now === variantId ? null : now;
}
