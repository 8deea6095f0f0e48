import * as z from "zod/mini";
import { amountSchema } from "../../money/money-schema.ts";
import { type PaymentMethod, paymentMethodSchema } from "../../shop/shop-settings.ts";
import { timestampSchema } from "../../time/timestamp.ts";
import { lineQuantitySchema } from "../fulfilment/shipment.ts";

export const REFUND_REASON_MAX = 300;

/** How money comes that an owner notes. In cash is where they meet: at the stall, or at the buyer's door. */
export const PAID_WAYS = ["transfer", "cash", "link"] as const satisfies PaymentMethod[];
export type PaidMethod = (typeof PAID_WAYS)[number];

/**
 * Money that came in for an order. `ref` is the provider's own id of it, empty for what an owner noted. `fee` is what the
 * provider kept, minor units, `null` when nobody knows. `at`: when it was noted or told, ms since 1970. `day`: when it came by the
 * owner's calendar, as they said; empty for what a provider told.
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

/** The provider's page on which an order is paid. `pageUntil` says when it closes, ms since 1970. */
export const cardTrySchema = z.object({
  account: z.string(),
  session: z.string(),
  url: z.string(),
  /** Counts the pages one order had: a page is only opened anew when the one before has closed. */
  attempt: z.number(),
  pageUntil: timestampSchema,
  /** Another page is being made in its place: that this one closes ends nothing any more, only the hold does. */
  isReplaced: z.boolean(),
});
export type CardTry = z.infer<typeof cardTrySchema>;
/** The most payment pages of one order. Each keeps the pieces a while longer. */
export const CARD_TRIES_MAX = 4;
/** How long a payment page is open; the provider takes half an hour at least. */
export const CARD_PAGE_MINUTES = 31;

export const REFUND_STATES = ["pending", "done", "failed"] as const;

/**
 * Money that goes back to the buyer. What an owner gives back by hand is `done` at once; what a provider gives back is
 * `pending` until it says so. The reason is read by the buyer. `at` in ms since 1970.
 */
export const refundSchema = z.object({
  id: z.string(),
  method: paymentMethodSchema,
  amount: amountSchema,
  reason: z.string(),
  at: timestampSchema,
  by: z.enum(["owner", "system"]),
  state: z.enum(REFUND_STATES),
  /** The payment it is taken from; empty when an owner gives it back by hand. */
  paymentRef: z.string(),
  ref: z.string(),
  /** When it was sent by the owner's calendar, as they said of what a card did not take; empty otherwise. */
  day: z.string(),
  /** The pieces it was given back for; none when only an amount was named. */
  lines: z.array(lineQuantitySchema),
  /** The pieces that went back into stock in the same step. */
  restocked: z.array(lineQuantitySchema),
  /** The pieces that are not sent any more since, and went into no stock. */
  dropped: z.array(lineQuantitySchema),
  /** Whether it gave the price of the parcel back. */
  shipping: z.boolean(),
});
export type Refund = z.infer<typeof refundSchema>;
