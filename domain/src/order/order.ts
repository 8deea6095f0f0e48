import * as z from "zod/mini";
import { agreedTextsSchema, attributionSchema } from "../checkout/attribution.ts";
import { appliedDiscountSchema } from "../discount/applied-discount.ts";
import { mediaSchema } from "../media/media-schema.ts";
import { amountSchema, currencySchema } from "../money/money-schema.ts";
import { lineTaxSchema, taxSumsSchema } from "../money/tax.ts";
import { PRODUCT_KINDS } from "../product/product.ts";
import { answerSchema } from "../product/question.ts";
import { shippingMethodSchema } from "../shop/shipping.ts";
import { deliveryMethodSchema, paymentMethodSchema } from "../shop/shop-settings.ts";
import { timestampSchema } from "../time/timestamp.ts";
import { addressSchema } from "../values/address.ts";
import { shipmentSchema } from "./fulfilment/shipment.ts";
import { billToSchema } from "./money/bill-to.ts";
import { cardTrySchema, paymentSchema, refundSchema } from "./money/payment.ts";

/** Different things that one order's owner has to look into, at the same time. */
const ATTENTION_MAX = 5;

/** What an owner reads of whom no mail reaches. */
export const UNREACHED = "An email to the buyer couldn’t be delivered. Check their email address.";

/** With one more thing to look into; what stands there already is not said twice. */
export function withReason(attention: readonly string[], reason: string): string[] {
  return attention.includes(reason) ? [...attention] : [...attention, reason].slice(-ATTENTION_MAX);
}

/** Without a thing that is settled. */
export function withoutReason(attention: readonly string[], reason: string): string[] {
  return attention.filter((one) => one !== reason);
}

export { TRACKING_MAX, type Tracking, trackingSchema } from "./fulfilment/shipment.ts";

export const ORDER_STATUSES = ["pending", "open", "completed", "cancelled", "expired"] as const;
export const PAYMENT_STATUSES = ["none_due", "unpaid", "processing", "failed", "paid", "partly_refunded", "refunded", "voided"] as const;
/**
 * `in_progress`: nothing has left, but a parcel is packed, or what is collected is being prepared. `ready` and `not_collected` are for
 * orders that are collected: they wait for their buyer, or did in vain. `not_needed`: done, although nothing left.
 */
export const FULFILMENT_STATUSES = [
  "not_needed",
  "unfulfilled",
  "in_progress",
  "ready",
  "not_collected",
  "partly_fulfilled",
  "fulfilled",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export type FulfilmentStatus = (typeof FULFILMENT_STATUSES)[number];

export const ORDER_NOTE_MAX = 500;
export const BUYER_NAME_MAX = 100;
export const BUYER_PHONE_MAX = 30;
export const CANCEL_REASON_MAX = 300;
export const PRIVATE_NOTE_MAX = 1000;
/** Characters of one message to the buyer. */
export const MESSAGE_MAX = 1000;
/** The number of a shop's first order. */
export const FIRST_ORDER_NUMBER = 1001;

/** One line of an order: a copy of what was sold, so that later edits of the product change nothing here. */
export const orderLineSchema = z.object({
  productId: z.string(),
  variantId: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  title: z.string(),
  variantName: z.string(),
  /** The owner's own mark of what was sold; empty when it had none. */
  sku: z.string(),
  image: z.nullable(mediaSchema),
  quantity: z.number(),
  unit: amountSchema,
  total: amountSchema,
  /** Its share of the order's discount, and the tax in or on what is left of `total`. */
  discount: amountSchema,
  tax: lineTaxSchema,
  /** Whether placing the order took pieces from stock, so that cancelling knows what to give back. */
  counted: z.boolean(),
  /** What the buyer was asked and answered. */
  answers: z.array(answerSchema),
  /** Whether the buyer chose what one piece costs. */
  chosen: z.boolean(),
  /** How many of `quantity` were not there: they were never taken from stock. */
  backordered: z.number(),
  /** How many were left when this order made it run low, so that the owner was told; `null` when it did not. */
  ranLow: z.nullable(z.number()),
  /** What the product said to its buyers then. See `receiptsOf` for when they read it. */
  receipt: z.string(),
  /** Grams of one piece; `null` when nobody said. */
  weight: z.nullable(z.number()),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

export const ORDER_EVENT_TYPES = [
  "placed",
  "accepted",
  "payment_started",
  "payment_failed",
  "paid",
  "paid_late",
  "payment_undone",
  "reminded",
  "begun",
  "ready",
  "not_collected",
  "packed",
  "unpacked",
  "fulfilled",
  "unfulfilled",
  "delivered",
  "lost",
  "returned",
  "parcel_undone",
  "completed",
  "reopened",
  "cancelled",
  "expired",
  "refund_started",
  "refunded",
  "refund_failed",
  "address_changed",
  "bill_to_changed",
  "tracking_changed",
  "link_renewed",
  "email_changed",
  "invoiced",
] as const;
export const ORDER_ACTORS = ["buyer", "owner", "system"] as const;
/**
 * Something that happened to an order. Events are only ever added. `amount` is the money it moved, minor units; `part` the id of the
 * payment, refund or shipment it is about, empty for none. `at` in ms since 1970. What only some types know is missing from the others.
 */
export const orderEventSchema = z.object({
  type: z.enum(ORDER_EVENT_TYPES),
  at: timestampSchema,
  by: z.enum(ORDER_ACTORS),
  /** What somebody said about it, for example why they cancelled; empty for nothing. */
  note: z.string(),
  amount: z.nullable(amountSchema),
  part: z.string(),
  /** How money came that the owner noted. */
  method: z.optional(paymentMethodSchema),
  /** Of a payment that was undone: its buyer never got an email about it, because the order had already ended when it was recorded. */
  isSilent: z.optional(z.boolean()),
  /** Of a cancellation: its owner said that no money, or no more of it, goes back. */
  isMoneyKept: z.optional(z.boolean()),
  /** Of a shipment that was taken back: its parcel had come back to the shop. */
  isReturned: z.optional(z.boolean()),
  /** The new number of a parcel. */
  trackingNumber: z.optional(z.string()),
  /** The address, in one line, or the e-mail that was replaced; empty where there was none. */
  previously: z.optional(z.string()),
  /** The name of the invoice that was issued. */
  invoice: z.optional(z.string()),
});
export type OrderEvent = z.infer<typeof orderEventSchema>;

/**
 * `sites/{siteId}/orders/{orderId}`: private to the owner, written by functions only. Money in minor units of
 * `currency`; times in ms since 1970. `number` is for people and never a key.
 */
export const orderSchema = z.object({
  siteId: z.string(),
  username: z.string(),
  shopName: z.string(),
  number: z.number(),
  /** Bought in the shop, or written down by its owner. */
  source: z.enum(["shop", "manual"]),
  /** Whoever ordered by phone or on a stall may have left no `email`; then it is empty. */
  buyer: z.object({ name: z.string(), email: z.string(), phone: z.string(), locale: z.string() }),
  shipTo: z.nullable(addressSchema),
  /** `null` where the invoice is made out to the buyer, at `shipTo`. */
  billTo: z.nullable(billToSchema),
  delivery: deliveryMethodSchema,
  paymentMethod: paymentMethodSchema,
  /** What the shop told the buyer about paying and collecting, as it stood when the order was placed. */
  instructions: z.object({ payment: z.string(), pickup: z.string() }),
  /** The page of the shop's own choice on which this order is paid; empty for other ways. */
  payUrl: z.string(),
  lines: z.array(orderLineSchema),
  currency: currencySchema,
  subtotal: amountSchema,
  discount: z.nullable(appliedDiscountSchema),
  /** Whether the order counts as a use of its discount code. */
  codeCounted: z.boolean(),
  shipping: amountSchema,
  /** The way it is sent; `null` for orders without a parcel. */
  shippingMethod: z.nullable(z.object({ name: z.string(), days: shippingMethodSchema.shape.days })),
  tax: taxSumsSchema,
  total: amountSchema,
  note: z.string(),
  /**
   * What the buyer agreed to. `version` is that of Awning's own texts, `texts` those of the shop's; `withdrawal`: that they were
   * told of their right to withdraw; `digital`: delivery at once, without that right.
   */
  consents: z.object({
    terms: z.boolean(),
    version: z.string(),
    texts: agreedTextsSchema,
    withdrawal: z.boolean(),
    digital: z.boolean(),
    marketing: z.boolean(),
    at: timestampSchema,
  }),
  /** How the buyer came here; `null` when nothing is known. No buyer sees it. */
  attribution: z.nullable(attributionSchema),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  fulfilmentStatus: z.enum(FULFILMENT_STATUSES),
  holdUntil: z.nullable(timestampSchema),
  /** How many days its shop kept the pieces of orders that wait for a transfer or its pay link, when this one was placed. */
  holdDays: z.number(),
  /** When the buyer is reminded to pay; `null` when they were, or need not be. */
  remindAt: z.nullable(timestampSchema),
  /** The payment page of an order that is paid by card. */
  card: z.nullable(cardTrySchema),
  /** Whether it is paid with pretended money only. */
  isTest: z.boolean(),
  /** When the provider has to be asked again how money stands that moves; `null` when none does. */
  askAt: z.nullable(timestampSchema),
  /** When the provider is asked what went back of a card payment although nobody told; `null` when it need not be any more. */
  watchAt: z.nullable(timestampSchema),
  /** What the owner has to look into, in words, the oldest first; empty when nothing. */
  attention: z.array(z.string()),
  /** The provider's ids of payments and refunds that do not fit this order: its owner is told of each once. */
  oddPayments: z.array(z.string()),
  /** Money that came in and went back. */
  payments: z.array(paymentSchema),
  refunds: z.array(refundSchema),
  /** In the order in which they left; what is only packed comes last. */
  shipments: z.array(shipmentSchema),
  /** What the buyer says when collecting; empty for other deliveries. */
  pickupCode: z.string(),
  /** The owner's own words, which no buyer sees. */
  privateNote: z.string(),
  cancelReason: z.string(),
  events: z.array(orderEventSchema),
  /** Products whose goods are files, so that their buyers can be found. */
  digitalIds: z.array(z.string()),
  /** Rises when the buyer's link is renewed; the link's key is derived from it. */
  accessRev: z.number(),
  /** Document of the buyer's live copy in `orderViews`. */
  viewId: z.string(),
  requestHash: z.string(),
  rev: z.number(),
  placedAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Order = z.infer<typeof orderSchema> & { id: string };

/** Where an order lies. */
export type OrderRef = { siteId: string; orderId: string };

/** How people call an order, for example `#1042`. */
export function orderName(number: number): string {
  return `#${number}`;
}

/** A hold that ends later than this is as good as none, and a date without its year would mislead. */
const HOLD_TOLD_WITHIN_MS = 60 * 86_400_000;

/** Whether the end of a hold (ms since 1970) is worth telling. */
export function isHoldShown(holdUntil: number | null, nowMs: number): holdUntil is number {
  return holdUntil !== null && holdUntil - nowMs <= HOLD_TOLD_WITHIN_MS;
}
