import * as z from "zod/mini";
import { timestampSchema } from "../../time/timestamp.ts";
import { addedField } from "../../values/rows.ts";
import { lineQuantitySchema } from "../fulfilment/shipment.ts";

/** In UTF-16 units: which items a buyer means, and what an owner notes about their use. */
export const WITHDRAWAL_WORDS_MAX = 500;
export const WITHDRAWN_USE_MAX = 300;
/** Declarations per order by its link, and by its number: strangers may know that, so these are few and leave the others alone. */
export const WITHDRAWALS_MAX = 20;
export const NUMBERED_WITHDRAWALS_MAX = 5;

/**
 * A buyer's withdrawal from all or some of an order (Directive 2011/83/EU, Art. 11a). `at` in ms since 1970. `lines` are the units, empty
 * where the buyer named the items in `words`. `isByNumber`: declared with order number and email, without the order's link. `refundBy` is
 * the last day to refund, `YYYY-MM-DD` in the shop's calendar. `isBack` and `use` are the owner's notes about the parcel and about use
 * beyond trying it; `settledAt` is when nothing was left to do, or `null`, and `isSettledByHand` whether the owner said so and no refund.
 */
export const withdrawalSchema = z.object({
  id: z.string(),
  at: timestampSchema,
  name: z.string(),
  lines: z.array(lineQuantitySchema),
  words: z.string(),
  isByNumber: z.boolean(),
  refundBy: z.string(),
  isBack: z.boolean(),
  use: z.string(),
  settledAt: z.nullable(timestampSchema),
  isSettledByHand: addedField(z.boolean(), false),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;
