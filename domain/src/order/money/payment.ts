import * as z from "zod/mini";
import { amountSchema } from "../../money/money-schema.ts";
import { type PaymentMethod, paymentMethodSchema } from "../../shop/shop-settings.ts";
import { timestampSchema } from "../../time/timestamp.ts";
import { addressSchema, isSameAddress } from "../../values/address.ts";
import { line } from "../../values/text.ts";
import { lineQuantitySchema } from "../fulfilment/shipment.ts";

export const REFUND_REASON_MAX = 300;

/** How owner-recorded money was paid. `cash` covers the stall and the buyer's door. */
export const PAID_WAYS = ["transfer", "cash", "link"] as const satisfies PaymentMethod[];
export type PaidMethod = (typeof PAID_WAYS)[number];

/**
 * A payment of an order. `ref` is the provider's id, empty if the owner recorded it. `fee` is the provider's, minor units, `null` if
 * unknown. `at` is when it was recorded, ms since 1970. `day` is the owner's day of payment, empty from a provider.
 */
export const paymentSchema = z.object({
  id: z.string(),
  method: paymentMethodSchema,
  amount: amountSchema,
  at: timestampSchema,
  day: z.string(),
  ref: z.string(),
  fee: z.nullable(amountSchema),
});
export type Payment = z.infer<typeof paymentSchema>;

/** The provider's checkout page of an order. `pageUntil` is when it closes, ms since 1970. */
export const cardTrySchema = z.object({
  account: z.string(),
  session: z.string(),
  url: z.string(),
  attempt: z.number(),
  pageUntil: timestampSchema,
  /** A new page is replacing it: closing it ends nothing, only the hold does. */
  isReplaced: z.boolean(),
});
export type CardTry = z.infer<typeof cardTrySchema>;
export const CARD_TRIES_MAX = 4;
/** How long a payment page is open; the provider's minimum is half an hour. */
export const CARD_PAGE_MINUTES = 31;

export const REFUND_STATES = ["pending", "done", "failed"] as const;

/**
 * A refund. By hand it is `done` at once; at a provider it is `pending` until confirmed. The buyer reads the reason. `at` in ms since 1970.
 */
export const refundSchema = z.object({
  id: z.string(),
  method: paymentMethodSchema,
  amount: amountSchema,
  reason: z.string(),
  at: timestampSchema,
  by: z.enum(["owner", "system"]),
  state: z.enum(REFUND_STATES),
  paymentRef: z.string(),
  ref: z.string(),
  /** The day of a manual refund in the owner's calendar; empty otherwise. */
  day: z.string(),
  lines: z.array(lineQuantitySchema),
  restocked: z.array(lineQuantitySchema),
  /** Units that will neither ship nor return to stock. */
  dropped: z.array(lineQuantitySchema),
  shipping: z.boolean(),
});
export type Refund = z.infer<typeof refundSchema>;

export const TAX_NUMBER_MAX = 40;

/** The invoice recipient, if it differs from the buyer at the shipping address. `taxNumber` may be empty. */
export const billToSchema = z.object({ ...addressSchema.shape, taxNumber: z._default(line(0, TAX_NUMBER_MAX), "") });
export type BillTo = z.infer<typeof billToSchema>;

export function isSameBillTo(one: BillTo | null, other: BillTo | null): boolean {
  if (one === null || other === null) return one === other;
  return isSameAddress(one, other) && one.taxNumber === other.taxNumber;
}
