import * as z from "zod/mini";
import { CART_LINES_MAX, QUANTITY_MAX } from "../account/limits.ts";
import { appliedDiscountSchema, discountProblemSchema } from "../discount/applied-discount.ts";
import { mediaSchema } from "../media/media-schema.ts";
import { amountSchema, currencySchema } from "../money/money-schema.ts";
import { lineTaxSchema, reverseChargeSchema, TAX_CLASSES, taxSumsSchema } from "../money/tax.ts";
import { BASE_UNITS } from "../product/law/measured-price.ts";
import { WITHDRAWAL_EXCEPTIONS } from "../product/law/withdrawal-rules.ts";
import { AMOUNT_TYPED_MAX } from "../product/pricing.ts";
import { questionSchema, typedAnswersSchema } from "../product/question.ts";
import { PRODUCT_KINDS } from "../product/states.ts";
import { CARD_PROBLEMS } from "../shop/card-amount.ts";
import { HOLD_DAYS } from "../shop/hold-time.ts";
import { deliveryMethodSchema, paymentMethodSchema } from "../shop/methods.ts";
import { purchaseTermsSchema } from "../shop/purchase-terms.ts";
import { shippingMethodSchema } from "../shop/shipping.ts";
import { documentIdSchema } from "../values/document-id.ts";

/** A cart line from a browser: ids and a quantity, never a price set by the shop. */
export const cartLineSchema = z.object({
  productId: documentIdSchema,
  variantId: z.string().check(z.regex(/^[A-Za-z0-9]{1,24}$/)),
  quantity: z.number().check(z.int(), z.gte(1), z.lte(QUANTITY_MAX)),
  /** The buyer's price per unit, as typed in whole units; used where buyers choose the price. */
  amount: z.optional(z.string().check(z.maxLength(AMOUNT_TYPED_MAX))),
  answers: z.optional(typedAnswersSchema),
});
export type CartLine = z.infer<typeof cartLineSchema>;
/** Merges lines of the same variant; the last amount and answers win. */
export function mergeLines(lines: CartLine[]): CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const one of lines) {
    const key = `${one.productId}_${one.variantId}`;
    const before = merged.get(key);
    merged.set(key, { ...before, ...one, quantity: (before?.quantity ?? 0) + one.quantity });
  }
  return [...merged.values()];
}

/** Sent lines, each variant once: whatever prices, checks or writes them relies on that. */
export const cartLinesSchema = z.pipe(z.array(cartLineSchema).check(z.maxLength(CART_LINES_MAX)), z.transform(mergeLines));

/**
 * Why a line cannot be bought. `left` is the remaining stock; `amounts` (whole units) suggests clear spellings of an ambiguous price;
 * `most` (minor units) is the limit of an order's total.
 */
export const lineProblemSchema = z.object({
  code: z.enum(["sold_out", "product_gone", "over_limit", "unclear_amount"]),
  left: z.number(),
  amounts: z.optional(z.array(z.string())),
  most: z.optional(amountSchema),
});
export type LineProblem = z.infer<typeof lineProblemSchema>;

/** A shipping option. `price` applies to this cart; `freeOver` is the subtotal that makes it free. */
export const offeredShippingSchema = z.object({
  id: shippingMethodSchema.shape.id,
  name: z.string(),
  price: amountSchema,
  freeOver: shippingMethodSchema.shape.freeOver,
  days: shippingMethodSchema.shape.days,
});
export type OfferedShipping = z.infer<typeof offeredShippingSchema>;

/** A line at the shop's prices. `total` is `unit * quantity`, minor units; `problem` is null if it can be bought. */
export const quotedLineSchema = z.object({
  productId: z.string(),
  variantId: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  title: z.string(),
  variantName: z.string(),
  slug: z.string(),
  image: z.nullable(mediaSchema),
  quantity: z.number(),
  unit: amountSchema,
  /** A chosen `unit` in whole units, or the unreadable text as typed. */
  amount: z.optional(z.string()),
  raised: z.optional(z.boolean()),
  /** The price per base unit; missing where it is sold by the piece. */
  measured: z.optional(z.object({ price: amountSchema, per: z.enum(BASE_UNITS) })),
  total: amountSchema,
  backordered: z.number(),
  /** Missing where buyers can withdraw as usual. */
  withdrawal: z.optional(z.enum(WITHDRAWAL_EXCEPTIONS)),
  taxClass: z.enum(TAX_CLASSES),
  questions: z._default(z.array(questionSchema), []),
  /** Its share of the discount, and the tax in or on the rest of `total`. */
  discount: amountSchema,
  tax: lineTaxSchema,
  problem: z.nullable(lineProblemSchema),
});
export type QuotedLine = z.infer<typeof quotedLineSchema>;

/**
 * The server's price for a cart. `hash` covers every number: an order sends it back, and if prices or stock changed since, the shop answers
 * `quote_changed` with a new quote instead of charging a different price.
 */
export const quoteSchema = z.object({
  lines: z.array(quotedLineSchema),
  currency: currencySchema,
  delivery: deliveryMethodSchema,
  deliveries: z.array(deliveryMethodSchema),
  payments: z.array(paymentMethodSchema),
  /** How many days an order awaits its transfer or payment link. */
  holdDays: z._default(z.number(), HOLD_DAYS),
  noCard: z._default(z.nullable(z.enum(CARD_PROBLEMS)), null),
  /** The destination: the requested country, or the shop's guess; empty if unknown. */
  country: z.string(),
  /** `null` for everywhere. */
  shipsTo: z.nullable(z.array(z.string())),
  countryMatters: z.boolean(),
  /** Options for `country`; `shippingMethod` is the chosen one, `null` without shipping. */
  shippingMethods: z.array(offeredShippingSchema),
  shippingMethod: z.nullable(z.string()),
  subtotal: amountSchema,
  discount: z.nullable(appliedDiscountSchema),
  codeProblem: z.nullable(discountProblemSchema),
  shipping: amountSchema,
  tax: taxSumsSchema,
  total: amountSchema,
  terms: z.optional(purchaseTermsSchema),
  /** Whether who enters a VAT number cannot withdraw; missing where they can. */
  excludesBusinesses: z.optional(z.boolean()),
  /** Whether companies of other member states buy without VAT; missing where nobody does. */
  takesVatNumbers: z.optional(z.boolean()),
  /** Whose numbers took the VAT off these prices. */
  reverseCharge: z.optional(reverseChargeSchema),
  hash: z.string(),
  buyable: z.boolean(),
});
export type Quote = z.infer<typeof quoteSchema>;
