import * as z from "zod/mini";

/**
 * Why the stock of a variant changed: `order` took pieces, `cancel`, `expiry` and `refund` gave them back; the owner did the rest:
 * `counted` begins to count, `changed` corrects or fills up, `uncounted` ends it.
 */
export const MOVE_CAUSES = ["order", "cancel", "expiry", "refund", "counted", "changed", "uncounted"] as const;
export type MoveCause = (typeof MOVE_CAUSES)[number];
/** Moves in one page of a list. */
export const MOVES_PAGE = 25;

/**
 * `sites/{siteId}/stockMoves/{moveId}`: one change of a variant's stock, written once and never changed. `after` is what was
 * left then, `null` when it is not counted any more; all moves of a variant add up to what is left. Moves from before they were
 * kept are missing. `at` in ms since 1970.
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
  at: z.number(),
});
export type StockMove = z.infer<typeof stockMoveSchema>;

/** What a variant's stock was before or after a write; `null` when it is not counted. */
type Count = { available: number } | null;

/**
 * The move that the owner's own write was.
 * @returns `null` when nothing about the pieces changed
 */
export function ownerMove(before: Count, after: Count): Pick<StockMove, "difference" | "after" | "cause" | "by"> | null {
  const difference = (after?.available ?? 0) - (before?.available ?? 0);
  if (before && after && difference === 0) return null;
  if (!before && !after) return null;
  const cause = before === null ? "counted" : after === null ? "uncounted" : "changed";
  return { difference, after: after?.available ?? null, cause, by: "owner" };
}
