import * as z from "zod/mini";
import { amountSchema } from "../money/money-schema.ts";
import { divideHalfUp, shareOut } from "../money/shares.ts";
import { timestampSchema } from "../time/timestamp.ts";
import { wallTime } from "../time/zoned-time.ts";
import { withinUnits } from "../values/characters.ts";
import { DISCOUNT_TYPES, type DiscountProblem, type DiscountProblemCode, type DiscountType } from "./applied-discount.ts";

export {
  type AppliedDiscount,
  DISCOUNT_CODE_TYPED_MAX,
  DISCOUNT_PROBLEMS,
  DISCOUNT_TYPES,
  type DiscountProblem,
  type DiscountProblemCode,
  type DiscountType,
} from "./applied-discount.ts";

import { documentIdSchema } from "../values/document-id.ts";

export const DISCOUNT_STATES = ["active", "paused", "ended"] as const;
export const DISCOUNT_CODE_PATTERN = /^[A-Z0-9-]{3,30}$/;
export const DISCOUNT_PRODUCTS_MAX = 100;
export const DISCOUNT_LIMIT_MAX = 999_999;
export const DISCOUNTS_MAX = 100;

const limitSchema = z.nullable(z.number().check(z.int(), z.gte(1), z.lte(DISCOUNT_LIMIT_MAX)));

/**
 * The owner's part of `sites/{siteId}/discounts/{code}`, whose id is the code. `value` is a whole percent for `percent`, minor units for
 * `amount`, 0 for `free_shipping`. Times in ms since 1970.
 */
export const discountDraftSchema = z
  .object({
    type: z.enum(DISCOUNT_TYPES),
    value: amountSchema,
    startsAt: z.nullable(timestampSchema),
    endsAt: z.nullable(timestampSchema),
    /** The required subtotal of eligible products, minor units. */
    minSubtotal: z.nullable(amountSchema),
    productIds: z.array(documentIdSchema).check(z.maxLength(DISCOUNT_PRODUCTS_MAX)),
    totalLimit: limitSchema,
    perEmailLimit: limitSchema,
    state: z.enum(DISCOUNT_STATES),
  })
  .check(z.refine((discount) => isValueFit(discount), { path: ["value"], error: "bad_value" }));
export type DiscountDraft = z.infer<typeof discountDraftSchema>;

/**
 * `sites/{siteId}/discounts/{code}`. Only functions write `used`, the orders that count against the limit, and `sales`, what the
 * orders with it come to (`countedTotal`, minor units). It is missing until the first order, and in codes that were used before it was counted.
 */
export const discountSchema = z.extend(discountDraftSchema, {
  used: z.number().check(z.int(), z.gte(0)),
  sales: z.optional(z.number().check(z.int(), z.gte(0))),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Discount = z.infer<typeof discountSchema> & { code: string };

function isValueFit({ type, value }: { type: DiscountType; value: number }): boolean {
  if (type === "percent") return value >= 1 && value <= 100;
  return type === "amount" ? value >= 1 : value === 0;
}

export function normalizeCode(typed: string): string {
  const code = typed.normalize("NFKC").trim().toUpperCase().replace(/\s+/g, "");
  return DISCOUNT_CODE_PATTERN.test(code) ? code : "";
}

export type KnownDiscount = { discount: Discount; usedByBuyer: number };
/** `key` identifies the line; `total` in minor units. */
export type DiscountedLine = { key: string; productId: string; total: number };

/**
 * Why a typed code does not apply to these lines; `null` if it does. Paused and unknown codes are indistinguishable.
 * @param known the shop's document of the code, or `null`
 * @param canShip whether there is shipping that can be free
 * @param zone time zone of the start day
 */
export function discountProblem(
  typed: string,
  known: KnownDiscount | null,
  { lines, canShip, now, zone = "UTC" }: { lines: readonly DiscountedLine[]; canShip: boolean; now: number; zone?: string },
): DiscountProblem | null {
  const refuse = (reason: DiscountProblemCode, details: Partial<DiscountProblem> = {}): DiscountProblem => ({
    code: normalizeCode(typed) || withinUnits(typed, 30),
    reason,
    minimum: null,
    at: null,
    day: null,
    ...details,
  });
  if (!known || known.discount.state === "paused") return refuse("unknown");
  const { discount, usedByBuyer } = known;
  if (discount.state === "ended") return refuse("ended");
  if (discount.startsAt !== null && now < discount.startsAt)
    return refuse("not_started", { at: discount.startsAt, day: dayFrom(discount.startsAt, zone) });
  if (discount.endsAt !== null && now >= discount.endsAt) return refuse("ended", { at: discount.endsAt });
  if (discount.totalLimit !== null && discount.used >= discount.totalLimit) return refuse("used_up");
  if (discount.perEmailLimit !== null && usedByBuyer >= discount.perEmailLimit) return refuse("used_by_you");
  const covered = coveredLines(discount, lines);
  if (covered.length === 0) return refuse("no_product");
  const goods = covered.reduce((sum, line) => sum + line.total, 0);
  if (discount.minSubtotal !== null && goods < discount.minSubtotal) return refuse("below_minimum", { minimum: discount.minSubtotal });
  return discount.type === "free_shipping" && !canShip ? refuse("no_shipping") : null;
}

/** The day that begins at a moment in the zone; `null` if none does, for example after a change of zone. */
function dayFrom(at: number, zone: string): string | null {
  const { day, minute } = wallTime(at, zone);
  return minute === 0 ? day : null;
}

/** The discount of each line by key, in minor units. Rounded once, half up, then split. */
export function discountShares(
  discount: Pick<Discount, "type" | "value" | "productIds">,
  lines: readonly DiscountedLine[],
): ReadonlyMap<string, number> {
  const covered = coveredLines(discount, lines);
  const goods = covered.reduce((sum, line) => sum + line.total, 0);
  const whole = {
    percent: () => divideHalfUp(goods * discount.value, 100),
    amount: () => Math.min(discount.value, goods),
    free_shipping: () => 0,
  }[discount.type]();
  return shareOut(
    whole,
    covered.map(({ key, total }) => ({ key, weight: total })),
  );
}

function coveredLines({ productIds }: Pick<Discount, "productIds">, lines: readonly DiscountedLine[]): DiscountedLine[] {
  return lines.filter((line) => productIds.length === 0 || productIds.includes(line.productId));
}
