// Separate from codes: carts and orders show discounts, but only one screen edits codes.
import * as z from "zod/mini";
import { amountSchema } from "../money/money-schema.ts";

export const DISCOUNT_TYPES = ["percent", "amount", "free_shipping"] as const;
export const DISCOUNT_CODE_TYPED_MAX = 60;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/**
 * Why a code does not apply. `minimum` in minor units for `below_minimum`; `at` in ms for the two times; `day` for `not_started` is the day
 * starting at `at` in the shop's zone, or `null`.
 */
export const DISCOUNT_PROBLEMS = [
  "unknown",
  "not_started",
  "ended",
  "used_up",
  "used_by_you",
  "no_product",
  "below_minimum",
  "no_shipping",
] as const;
export type DiscountProblemCode = (typeof DISCOUNT_PROBLEMS)[number];
export const discountProblemSchema = z.object({
  code: z.string(),
  reason: z.enum(DISCOUNT_PROBLEMS),
  minimum: z.nullable(amountSchema),
  at: z.nullable(z.number()),
  day: z.nullable(z.string()),
});
export type DiscountProblem = z.infer<typeof discountProblemSchema>;

/** A discount as an order stores it. `amount` is taken off the goods, minor units; 0 for free shipping. */
export const appliedDiscountSchema = z.object({
  code: z.string(),
  type: z.enum(DISCOUNT_TYPES),
  value: amountSchema,
  amount: amountSchema,
});
export type AppliedDiscount = z.infer<typeof appliedDiscountSchema>;
