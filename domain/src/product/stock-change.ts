import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";
import { line } from "../values/text.ts";
import { stockSchema } from "./product.ts";

/** What an owner's own change of pieces was: `changed` put some there or took some away, `correction` is what counting anew found. */
export const EDIT_CAUSES = ["changed", "correction"] as const;
/**
 * Why the stock of a variant changed: `order` took pieces, which holds them while it waits for its money too; `cancel`, `expiry`
 * and `refund` gave them back; the owner did the rest: `counted` begins to count, `uncounted` ends it, and {@link EDIT_CAUSES}.
 * `moved` is what became of their change of the variants: pieces left the one that counted them before, with `after` `null`, and
 * came to the one that does now.
 */
export const MOVE_CAUSES = ["order", "cancel", "expiry", "refund", "counted", ...EDIT_CAUSES, "uncounted", "moved"] as const;
export type MoveCause = (typeof MOVE_CAUSES)[number];
/** UTF-16 units of what an owner notes beside a change. */
export const MOVE_NOTE_MAX = 200;
/** Moves in one page of a list. */
export const MOVES_PAGE = 25;

/**
 * `sites/{siteId}/stockMoves/{moveId}`: one change of a variant's stock, written once and never changed. `after` is what was
 * left then, `null` when it is not counted any more; all moves of a variant add up to what is left. `at` in ms since 1970.
 */
export const stockMoveSchema = z.object({
  productId: z.string(),
  variantId: z.string(),
  difference: z.number().check(z.int()),
  after: z.nullable(z.number()),
  cause: z.enum(MOVE_CAUSES),
  by: z.enum(["buyer", "owner", "system"]),
  /** The order that took the pieces or gave them back; its number is for people. */
  orderId: z.nullable(z.string()),
  number: z.nullable(z.number()),
  /** What the owner noted. */
  note: z.string(),
  at: timestampSchema,
});
export type StockMove = z.infer<typeof stockMoveSchema>;

/**
 * What an owner says about a change of theirs, left on the stock for whoever writes the move. It belongs to the write at `at`
 * (ms since 1970) alone: a later one that says nothing leaves it there.
 */
export const stockEditSchema = z.object({ cause: z.enum(EDIT_CAUSES), note: line(0, MOVE_NOTE_MAX), at: timestampSchema });
export type StockEdit = Omit<z.infer<typeof stockEditSchema>, "at">;
/** The whole of a stock document: who only counts pieces needs nothing of `edit`. */
export const editedStockSchema = z.extend(stockSchema, { edit: z.optional(stockEditSchema) });

/** What a variant's stock was before or after a write; `null` when it is not counted. */
type Count = { available: number; updatedAt?: number; edit?: z.infer<typeof stockEditSchema> | undefined } | null;

/**
 * The move that the owner's own write was.
 * @returns `null` when nothing about the pieces changed
 */
export function ownerTransition(before: Count, after: Count): Pick<StockMove, "difference" | "after" | "cause" | "by" | "note"> | null {
  const difference = (after?.available ?? 0) - (before?.available ?? 0);
  if (before && after && difference === 0) return null;
  if (!before && !after) return null;
  const edit = after?.edit && after.edit.at === after.updatedAt ? after.edit : null;
  const cause = before === null ? "counted" : after === null ? "uncounted" : (edit?.cause ?? "changed");
  return { difference, after: after?.available ?? null, cause, by: "owner", note: edit?.note ?? "" };
}
