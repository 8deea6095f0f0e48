import { createHash } from "node:crypto";
import { editedStockSchema, ownerMove } from "@awning/domain/product/stock-move";
import * as z from "zod/mini";
import { fromStored } from "#data/documents.ts";
import { hasSite } from "#data/sites.ts";
import { addMoveOnce, lastMoveId } from "#data/stock-moves.ts";

/** A write to the stock of a variant, as its trigger tells it. `time` is about when it was written, ISO 8601. */
export type StockWrite = { siteId: string; eventId: string; time: string; before: unknown; after: unknown };

/**
 * Keeps the move that an owner's own write was. Orders, and pieces that follow their product, have theirs written in the same
 * step as the stock: they leave a new `moveId` there, which no owner can, and where a count ends its last move is there already.
 * A write that is told twice is kept once.
 */
export async function recordStockMove({ siteId, eventId, time, before: was, after: is }: StockWrite): Promise<void> {
  const [before, after] = [read(was), read(is)];
  const stock = after ?? before;
  if (!stock || (after?.moveId && after.moveId !== before?.moveId)) return;
  const move = ownerMove(before, after);
  // What is told late of a deleted account, and what goes with it, leaves nothing behind.
  if (!move || !(await hasSite(siteId))) return;
  const { productId, variantId } = stock;
  const id = after ? createHash("sha256").update(eventId).digest("hex").slice(0, 24) : lastMoveId(stock);
  // The owner's own stamp of the write. What takes the document away leaves none, and comes after the last one.
  const at = after?.updatedAt ?? Math.max(stock.updatedAt + 1, Date.parse(time));
  await addMoveOnce(siteId, id, { productId, variantId, ...move, orderId: null, number: null, at });
}

function read(data: unknown) {
  return z.safeParse(editedStockSchema, fromStored(data)).data ?? null;
}
