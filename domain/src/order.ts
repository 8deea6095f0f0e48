import * as z from "zod/mini";
import { addressSchema } from "./address.ts";
import { mediaSchema } from "./media.ts";
import { amountSchema, currencySchema } from "./money.ts";
import { PRODUCT_KINDS } from "./product.ts";
import { deliveryMethodSchema, paymentMethodSchema } from "./shop-settings.ts";
import { line } from "./text.ts";

export const ORDER_STATUSES = ["pending", "open", "completed", "cancelled", "expired"] as const;
export const PAYMENT_STATUSES = ["none_due", "unpaid", "paid", "refunded", "voided"] as const;
export const FULFILMENT_STATUSES = ["unfulfilled", "fulfilled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export type FulfilmentStatus = (typeof FULFILMENT_STATUSES)[number];

export const ORDER_NOTE_MAX = 500;
export const BUYER_NAME_MAX = 100;
export const CANCEL_REASON_MAX = 300;
export const TRACKING_MAX = 60;
/** The number of a shop's first order. */
export const FIRST_ORDER_NUMBER = 1001;

/** One line of an order: a copy of what was sold, so that later edits of the product change nothing here. */
export const orderLineSchema = z.object({
  productId: z.string(),
  variantId: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  title: z.string(),
  variantName: z.string(),
  image: z.nullable(mediaSchema),
  quantity: z.number(),
  unit: amountSchema,
  total: amountSchema,
  /** Whether placing the order took pieces from stock, so that cancelling knows what to give back. */
  counted: z.boolean(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

/** How a parcel travels. `url` is empty or https. */
export const trackingSchema = z.object({
  carrier: line(0, TRACKING_MAX),
  number: line(0, TRACKING_MAX),
  url: z.string().check(z.maxLength(500), z.regex(/^(https:\/\/[^\s]+)?$/, { error: "bad_url" })),
});
export type Tracking = z.infer<typeof trackingSchema>;

export const ORDER_EVENT_TYPES = ["placed", "paid", "fulfilled", "cancelled", "expired", "refunded"] as const;
/** Something that happened to an order. Events are only ever added. `at` in ms since 1970. */
export const orderEventSchema = z.object({
  type: z.enum(ORDER_EVENT_TYPES),
  at: z.number(),
  by: z.enum(["buyer", "owner", "system"]),
  /** Words for the owner's timeline, for example the reason of a cancellation. */
  note: z.string(),
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
  source: z.enum(["shop"]),
  buyer: z.object({ name: z.string(), email: z.string(), phone: z.string(), locale: z.string() }),
  shipTo: z.nullable(addressSchema),
  delivery: deliveryMethodSchema,
  paymentMethod: paymentMethodSchema,
  /** What the shop told the buyer about paying and collecting, as it stood when the order was placed. */
  instructions: z.object({ payment: z.string(), pickup: z.string() }),
  lines: z.array(orderLineSchema),
  currency: currencySchema,
  subtotal: amountSchema,
  shipping: amountSchema,
  total: amountSchema,
  note: z.string(),
  consents: z.object({ terms: z.boolean(), at: z.number() }),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  fulfilmentStatus: z.enum(FULFILMENT_STATUSES),
  holdUntil: z.nullable(z.number()),
  tracking: z.nullable(trackingSchema),
  cancelReason: z.string(),
  events: z.array(orderEventSchema),
  /** Rises when the buyer's link is renewed; the link's key is derived from it. */
  accessRev: z.number(),
  /** Document of the buyer's live copy in `orderViews`. */
  viewId: z.string(),
  requestHash: z.string(),
  rev: z.number(),
  placedAt: z.number(),
  updatedAt: z.number(),
});
export type Order = z.infer<typeof orderSchema> & { id: string };

/**
 * `orderViews/{viewId}`: what a buyer's open order page listens to. The id is random and unguessable; the document holds
 * no name, no e-mail and no address.
 */
export const orderViewSchema = z.object({
  siteId: z.string(),
  number: z.number(),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  fulfilmentStatus: z.enum(FULFILMENT_STATUSES),
  delivery: deliveryMethodSchema,
  paymentMethod: paymentMethodSchema,
  tracking: z.nullable(trackingSchema),
  cancelReason: z.string(),
  events: z.array(z.object({ type: z.enum(ORDER_EVENT_TYPES), at: z.number() })),
  rev: z.number(),
  updatedAt: z.number(),
});
export type OrderView = z.infer<typeof orderViewSchema>;

/** The buyer's live copy of an order. */
export function toOrderView(order: Omit<Order, "id">): OrderView {
  const { siteId, number, status, paymentStatus, fulfilmentStatus, delivery, paymentMethod, tracking, cancelReason, rev, updatedAt } =
    order;
  const events = order.events.map(({ type, at }) => ({ type, at }));
  return {
    siteId,
    number,
    status,
    paymentStatus,
    fulfilmentStatus,
    delivery,
    paymentMethod,
    tracking,
    cancelReason,
    events,
    rev,
    updatedAt,
  };
}

/** How people call an order, for example `#1042`. */
export function orderName(number: number): string {
  return `#${number}`;
}

/** A hold that ends later than this is as good as none, and a date without its year would mislead. */
const HOLD_TOLD_WITHIN_MS = 60 * 86_400_000;

/** Whether the end of a hold (ms since 1970) is worth telling. */
export function isHoldTold(holdUntil: number | null, nowMs: number): holdUntil is number {
  return holdUntil !== null && holdUntil - nowMs <= HOLD_TOLD_WITHIN_MS;
}
