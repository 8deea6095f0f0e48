import * as z from "zod/mini";
import { timestampSchema } from "../time/timestamp.ts";
import { STOCK_MAX } from "./product.ts";

/** `sites/{siteId}/stock/{productId}_{variantId}`: units left; untracked if missing. Owners use `increment`, orders a transaction. */
export const stockSchema = z.object({
  productId: z.string(),
  variantId: z.string(),
  available: z.number().check(z.int(), z.gte(0), z.lte(STOCK_MAX)),
  updatedAt: timestampSchema,
  /** When tracking began; immutable, so a second start is refused. */
  createdAt: z.optional(timestampSchema),
  /** The last move by an order; owners cannot set it. */
  moveId: z.optional(z.string()),
});
export type Stock = z.infer<typeof stockSchema>;
