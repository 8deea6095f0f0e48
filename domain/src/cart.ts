import * as z from "zod/mini";
import { mediaSchema } from "./media.ts";
import { amountSchema, currencySchema } from "./money.ts";
import { PRODUCT_KINDS, QUANTITY_MAX } from "./product.ts";
import { deliveryMethodSchema, paymentMethodSchema } from "./shop-settings.ts";

export const CART_LINES_MAX = 50;

/** One line of a cart as a browser sends it: ids and a count, never a price. */
export const cartLineSchema = z.object({
  productId: z.string().check(z.regex(/^[A-Za-z0-9]{1,64}$/)),
  variantId: z.string().check(z.regex(/^[A-Za-z0-9]{1,24}$/)),
  quantity: z.number().check(z.int(), z.gte(1), z.lte(QUANTITY_MAX)),
});
export type CartLine = z.infer<typeof cartLineSchema>;
export const cartLinesSchema = z.array(cartLineSchema).check(z.maxLength(CART_LINES_MAX));

/** Adds quantities of lines that mean the same variant, so that one variant is checked and priced once. */
export function mergeLines(lines: readonly CartLine[]): CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const one of lines) {
    const key = `${one.productId}_${one.variantId}`;
    merged.set(key, { ...one, quantity: (merged.get(key)?.quantity ?? 0) + one.quantity });
  }
  return [...merged.values()];
}

/** Why a line cannot be bought as it is. `left` says how many could be. */
export const lineProblemSchema = z.object({ code: z.enum(["sold_out", "product_gone", "over_limit"]), left: z.number() });
export type LineProblem = z.infer<typeof lineProblemSchema>;

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
  total: amountSchema,
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
  subtotal: amountSchema,
  shipping: amountSchema,
  total: amountSchema,
  hash: z.string(),
  /** Whether `placeOrder` would take this cart as it is. */
  buyable: z.boolean(),
});
export type Quote = z.infer<typeof quoteSchema>;

/** Sums a cart in minor units. Lines that cannot be bought count nothing. */
export function sumCart(
  lines: readonly Pick<QuotedLine, "total" | "problem">[],
  shippingPrice: number,
): { subtotal: number; shipping: number; total: number } {
  const subtotal = lines.reduce((sum, line) => sum + (line.problem ? 0 : line.total), 0);
  const shipping = subtotal === 0 && lines.every((line) => line.problem) ? 0 : shippingPrice;
  return { subtotal, shipping, total: subtotal + shipping };
}
