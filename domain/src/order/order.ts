import * as z from "zod/mini";
import { agreedTextsSchema, attributionSchema } from "../checkout/attribution.ts";
import { appliedDiscountSchema } from "../discount/applied-discount.ts";
import { mediaSchema } from "../media/media-schema.ts";
import { bankAccountSchema } from "../money/bank/bank-account.ts";
import { amountSchema, currencySchema } from "../money/money-schema.ts";
import { lineTaxSchema, reverseChargeSchema, taxSumsSchema } from "../money/tax.ts";
import { WITHDRAWAL_RULES } from "../product/law/withdrawal-rules.ts";
import { answerSchema } from "../product/question.ts";
import { PRODUCT_KINDS } from "../product/states.ts";
import { shippingMethodSchema } from "../shop/shipping.ts";
import { deliveryMethodSchema, paymentMethodSchema } from "../shop/shop-settings.ts";
import { timestampSchema } from "../time/timestamp.ts";
import { addressSchema } from "../values/address.ts";
import { addedField } from "../values/rows.ts";
import { shipmentSchema } from "./fulfilment/shipment.ts";
import { billToSchema, cardTrySchema, paymentSchema, refundSchema } from "./money/payment.ts";
import { orderEventSchema } from "./order-event.ts";
import { withdrawalSchema } from "./withdrawal/withdrawal.ts";

const ATTENTION_MAX = 5;

/** Shown to the owner when mail to the buyer bounces. */
export const UNREACHED = "An email to the buyer couldn’t be delivered. Check their email address.";

export function withReason(attention: readonly string[], reason: string): string[] {
  return attention.includes(reason) ? [...attention] : [...attention, reason].slice(-ATTENTION_MAX);
}

export function withoutReason(attention: readonly string[], reason: string): string[] {
  return attention.filter((one) => one !== reason);
}

export { TRACKING_MAX, type Tracking, trackingSchema } from "./fulfilment/shipment.ts";
export { ORDER_ACTORS, type OrderEvent, orderEventSchema } from "./order-event.ts";

export const ORDER_STATUSES = ["pending", "open", "completed", "cancelled", "expired"] as const;
export const PAYMENT_STATUSES = ["none_due", "unpaid", "processing", "failed", "paid", "partly_refunded", "refunded", "voided"] as const;
/** `in_progress`: something is packed or prepared. `ready`, `not_collected`: pickups. `not_needed`: completed without shipping. */
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
export const MESSAGE_MAX = 1000;
export const FIRST_ORDER_NUMBER = 1001;

/** An order line: a copy of what was sold, unaffected by product edits. */
export const orderLineSchema = z.object({
  productId: z.string(),
  variantId: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  title: z.string(),
  variantName: z.string(),
  sku: z.string(),
  image: z.nullable(mediaSchema),
  quantity: z.number(),
  unit: amountSchema,
  total: amountSchema,
  /** Its share of the order's discount, and the tax in or on the rest of `total`. */
  discount: amountSchema,
  tax: lineTaxSchema,
  /** Whether units were reserved from stock, so that canceling can restock them. */
  counted: z.boolean(),
  answers: z.array(answerSchema),
  chosen: z.boolean(),
  /** Units of `quantity` that were out of stock, so never reserved. */
  backordered: z.number(),
  ranLow: z.nullable(z.number()),
  receipt: z.string(),
  /** Grams per unit; `null` if unknown. */
  weight: z.nullable(z.number()),
  withdrawal: addedField(z.enum(WITHDRAWAL_RULES), "standard"),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

/**
 * `sites/{siteId}/orders/{orderId}`: readable by the owner, written only by functions. Money in minor units of `currency`; times in ms
 * since 1970. `number` is for people and never a key.
 */
export const orderSchema = z.object({
  siteId: z.string(),
  username: z.string(),
  shopName: z.string(),
  number: z.number(),
  source: z.enum(["shop", "manual"]),
  buyer: z.object({ name: z.string(), email: z.string(), phone: z.string(), locale: z.string() }),
  shipTo: z.nullable(addressSchema),
  billTo: z.nullable(billToSchema),
  delivery: deliveryMethodSchema,
  paymentMethod: paymentMethodSchema,
  /** A snapshot of the shop's instructions; `bank` only where a transfer is due. */
  instructions: z.object({ payment: z.string(), pickup: z.string(), bank: z.optional(bankAccountSchema) }),
  payUrl: z.string(),
  lines: z.array(orderLineSchema),
  currency: currencySchema,
  subtotal: amountSchema,
  discount: z.nullable(appliedDiscountSchema),
  codeCounted: z.boolean(),
  shipping: amountSchema,
  shippingMethod: z.nullable(z.object({ name: z.string(), days: shippingMethodSchema.shape.days })),
  /** The cheapest shipping that was offered, if the buyer chose a dearer one. */
  standardShipping: z.optional(amountSchema),
  tax: taxSumsSchema,
  /** Where its prices were taxed, if its owner sent it to another country later (ISO 3166-1 alpha-2). */
  taxCountry: z.optional(z.string()),
  /** Where the buyer owes the VAT; the numbers stay as the server checked them. */
  reverseCharge: z.optional(reverseChargeSchema),
  total: amountSchema,
  note: z.string(),
  /**
   * The buyer's consents. `version` of Awning's texts, `texts` of the shop's; `withdrawal`: informed about the right to withdraw;
   * `digital`: immediate delivery without that right.
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
  /** Attribution; `null` if unknown. Never shown to buyers. */
  attribution: z.nullable(attributionSchema),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  fulfilmentStatus: z.enum(FULFILMENT_STATUSES),
  holdUntil: z.nullable(timestampSchema),
  /** The shop's hold for unpaid orders, in days, when this was placed. */
  holdDays: z.number(),
  /** When to send the payment reminder; `null` if sent or not needed. */
  remindAt: z.nullable(timestampSchema),
  card: z.nullable(cardTrySchema),
  isTest: z.boolean(),
  /** When to poll the provider about pending money; `null` for never. */
  askAt: z.nullable(timestampSchema),
  /** When to poll the provider for unreported refunds; `null` once it stops. */
  watchAt: z.nullable(timestampSchema),
  /** Alerts for the owner, oldest first. */
  attention: z.array(z.string()),
  /** Provider ids of mismatched payments and refunds, each alerted once. */
  oddPayments: z.array(z.string()),
  payments: z.array(paymentSchema),
  refunds: z.array(refundSchema),
  withdrawals: addedField(z.array(withdrawalSchema), []),
  /** Bought by a business, in a shop where businesses cannot withdraw. */
  isBusinessSale: z.optional(z.boolean()),
  shipments: z.array(shipmentSchema),
  /** Empty unless it is a pickup. */
  pickupCode: z.string(),
  privateNote: z.string(),
  cancelReason: z.string(),
  events: z.array(orderEventSchema),
  /** Digital products, so that their buyers can be found. */
  digitalIds: z.array(z.string()),
  /** Increments when the buyer's link is rotated; the link's key is derived from it. */
  accessRev: z.number(),
  viewId: z.string(),
  requestHash: z.string(),
  rev: z.number(),
  placedAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Order = z.infer<typeof orderSchema> & { id: string };

export type OrderRef = { siteId: string; orderId: string };

/** For example `#1042`. */
export function orderName(number: number): string {
  return `#${number}`;
}

/** Later ends are not shown, because a date without a year would mislead. */
const HOLD_TOLD_WITHIN_MS = 60 * 86_400_000;

/** Whether to show the end of a hold (ms since 1970). */
export function isHoldShown(holdUntil: number | null, nowMs: number): holdUntil is number {
  return holdUntil !== null && holdUntil - nowMs <= HOLD_TOLD_WITHIN_MS;
}
