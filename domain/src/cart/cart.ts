import * as z from "zod/mini";
import { appliedDiscountSchema, discountProblemSchema } from "../discount/applied-discount.ts";
import { mediaSchema } from "../media/media-schema.ts";
import { amountSchema, currencySchema } from "../money/money-schema.ts";
import { lineTaxSchema, TAX_CLASSES, taxSumsSchema } from "../money/tax.ts";
import { AMOUNT_TYPED_MAX } from "../product/pricing.ts";
import { PRODUCT_KINDS, QUANTITY_MAX } from "../product/product.ts";
import { questionSchema, typedAnswersSchema } from "../product/question.ts";
import { CARD_PROBLEMS } from "../shop/card-amount.ts";
import { HOLD_DAYS } from "../shop/hold-time.ts";
import { deliveryMethodSchema, paymentMethodSchema } from "../shop/methods.ts";
import { purchaseTermsSchema } from "../shop/purchase-terms.ts";
import { shippingMethodSchema } from "../shop/shipping.ts";
import { documentIdSchema } from "../values/document-id.ts";

export const CART_LINES_MAX = 50;

/** One line of a cart as a browser sends it: ids and a count, never a price that the shop has set. */
export const cartLineSchema = z.object({
  productId: documentIdSchema,
  variantId: z.string().check(z.regex(/^[A-Za-z0-9]{1,24}$/)),
  quantity: z.number().check(z.int(), z.gte(1), z.lte(QUANTITY_MAX)),
  /** What the buyer wants to pay for one piece, as typed in whole units; it counts where buyers choose. */
  amount: z.optional(z.string().check(z.maxLength(AMOUNT_TYPED_MAX))),
  /** What the buyer answered; only an order needs it. */
  answers: z.optional(typedAnswersSchema),
});
export type CartLine = z.infer<typeof cartLineSchema>;
export const cartLinesSchema = z.array(cartLineSchema).check(z.maxLength(CART_LINES_MAX));

/** Adds quantities of lines that mean the same variant, so that one variant is checked and priced once; the last amount and answers count. */
export function mergeLines(lines: readonly CartLine[]): CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const one of lines) {
    const key = `${one.productId}_${one.variantId}`;
    const before = merged.get(key);
    merged.set(key, { ...before, ...one, quantity: (before?.quantity ?? 0) + one.quantity });
  }
  return [...merged.values()];
}

/**
 * Why a line cannot be bought as it is. `left` says how many could be; `amounts`, in whole units, what the buyer may type in the
 * place of a price that cannot be read for certain; `most`, in minor units, what an order can come to where that is the limit.
 */
export const lineProblemSchema = z.object({
  code: z.enum(["sold_out", "product_gone", "over_limit", "unclear_amount"]),
  left: z.number(),
  amounts: z.optional(z.array(z.string())),
  most: z.optional(amountSchema),
});
export type LineProblem = z.infer<typeof lineProblemSchema>;

/** A way to send this cart. `price` is what it costs for this cart; `freeOver` what the goods must come to for it to be free. */
export const offeredShippingSchema = z.object({
  id: shippingMethodSchema.shape.id,
  name: z.string(),
  price: amountSchema,
  freeOver: shippingMethodSchema.shape.freeOver,
  days: shippingMethodSchema.shape.days,
});
export type OfferedShipping = z.infer<typeof offeredShippingSchema>;

/** A line with the shop's own prices. `total` is `unit * quantity`, minor units; `problem` is null when it can be bought. */
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
  /** `unit` in whole units where the buyer chose it; what was typed where that cannot be read. */
  amount: z.optional(z.string()),
  /** Whether that is more than the buyer typed, because it costs that at least. */
  raised: z.optional(z.boolean()),
  total: amountSchema,
  /** How many of `quantity` are not there and are sent when they are back. */
  backordered: z.number(),
  taxClass: z.enum(TAX_CLASSES),
  /** What has to be answered to order it. */
  questions: z._default(z.array(questionSchema), []),
  /** Its share of the discount, and the tax in or on what is left of `total`. */
  discount: amountSchema,
  tax: lineTaxSchema,
  problem: z.nullable(lineProblemSchema),
});
export type QuotedLine = z.infer<typeof quotedLineSchema>;

/**
 * What the server says a cart costs. `hash` stands for every number in it: an order sends the hash back, and a shop
 * whose prices or stock changed since then answers `quote_changed` with a new quote instead of charging it silently.
 */
export const quoteSchema = z.object({
  lines: z.array(quotedLineSchema),
  currency: currencySchema,
  delivery: deliveryMethodSchema,
  deliveries: z.array(deliveryMethodSchema),
  payments: z.array(paymentMethodSchema),
  /** How many days the order is kept for its transfer, or for who pays by the shop's own link. */
  holdDays: z._default(z.number(), HOLD_DAYS),
  /** Why a shop that takes cards takes none for this total. */
  noCard: z._default(z.nullable(z.enum(CARD_PROBLEMS)), null),
  /** Where it goes, or for whom it is estimated: the country asked for, else the shop's own guess; empty when unknown. */
  country: z.string(),
  /** The countries parcels go to; `null` for everywhere. */
  shipsTo: z.nullable(z.array(z.string())),
  /** Whether another country would cost something else. */
  countryMatters: z.boolean(),
  /** The ways to send it to `country`; `shippingMethod` is the chosen one, `null` without a parcel. */
  shippingMethods: z.array(offeredShippingSchema),
  shippingMethod: z.nullable(z.string()),
  subtotal: amountSchema,
  /** What the code takes off; `null` without a code that counts. */
  discount: z.nullable(appliedDiscountSchema),
  /** Why the code that was sent counts nothing. */
  codeProblem: z.nullable(discountProblemSchema),
  shipping: amountSchema,
  tax: taxSumsSchema,
  total: amountSchema,
  /** What the buyer accepts in a shop without terms of its own. */
  terms: z.optional(purchaseTermsSchema),
  hash: z.string(),
  /** Whether `placeOrder` would take this cart as it is. */
  buyable: z.boolean(),
});
export type Quote = z.infer<typeof quoteSchema>;
