import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";
import { line } from "../values/text.ts";
import { stockSchema } from "./stock.ts";

/** `changed` adds or removes units, `correction` is a recount. */
export const EDIT_CAUSES = ["changed", "correction"] as const;
/**
 * Why stock changed: `order` reserves units; `cancel`, `expiry` and `refund` return them; the owner starts (`counted`) and stops
 * (`uncounted`) tracking, or edits ({@link EDIT_CAUSES}). `moved` follows a change of variants: units leave the old variant, with `after`
 * `null`, and arrive at the new one.
 */
export const MOVE_CAUSES = ["order", "cancel", "expiry", "refund", "counted", ...EDIT_CAUSES, "uncounted", "moved"] as const;
export type MoveCause = (typeof MOVE_CAUSES)[number];
/** In UTF-16 units. */
export const MOVE_NOTE_MAX = 200;
export const MOVES_PAGE = 25;

/**
 * `sites/{siteId}/stockMoves/{moveId}`: an immutable change of a variant's stock. `after` is the stock at that time, `null` once untracked;
 * moves add up to the stock. `at` in ms since 1970.
 */
export const stockMoveSchema = z.object({
  productId: z.string(),
  variantId: z.string(),
  difference: z.number().check(z.int()),
  after: z.nullable(z.number()),
  cause: z.enum(MOVE_CAUSES),
  by: z.enum(["buyer", "owner", "system"]),
  /** The order behind the change; its number is for people. */
  orderId: z.nullable(z.string()),
  number: z.nullable(z.number()),
  note: z.string(),
  at: timestampSchema,
});
export type StockMove = z.infer<typeof stockMoveSchema>;

/** The owner's note on the write at `at` (ms since 1970), for the function that writes the move. Later writes may leave it in place. */
export const stockEditSchema = z.object({ cause: z.enum(EDIT_CAUSES), note: line(0, MOVE_NOTE_MAX), at: timestampSchema });
export type StockEdit = Omit<z.infer<typeof stockEditSchema>, "at">;
export const editedStockSchema = z.extend(stockSchema, { edit: z.optional(stockEditSchema) });

/** Stock before or after a write; `null` if untracked. */
type Count = { available: number; updatedAt?: number; edit?: z.infer<typeof stockEditSchema> | undefined } | null;

/** The move of an owner's write; `null` if the units did not change. */
export function ownerTransition(before: Count, after: Count): Pick<StockMove, "difference" | "after" | "cause" | "by" | "note"> | null {
  const difference = (after?.available ?? 0) - (before?.available ?? 0);
  if (before && after && difference === 0) return null;
  if (!before && !after) return null;
  const edit = after?.edit && after.edit.at === after.updatedAt ? after.edit : null;
  const cause = before === null ? "counted" : after === null ? "uncounted" : (edit?.cause ?? "changed");
  return { difference, after: after?.available ?? null, cause, by: "owner", note: edit?.note ?? "" };
}
