import * as z from "zod/mini";
import { amountSchema } from "../../money/money-schema.ts";
import { timestampSchema } from "../../time/timestamp.ts";

/**
 * What a variant cost from a moment on (ms since 1970): `price` in minor units, `null` while it was not on sale; `isReduced` while its
 * owner announced a reduction. A product keeps a list of them in order of time, which only functions add to.
 */
export const pricePointSchema = z.object({
  variantId: z.string(),
  price: z.nullable(amountSchema),
  isReduced: z.boolean(),
  at: timestampSchema,
});
export type PricePoint = z.infer<typeof pricePointSchema>;
