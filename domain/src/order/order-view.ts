import * as z from "zod/mini";
import { amountSchema } from "../money/money-schema.ts";
import { PRODUCT_KINDS } from "../product/product.ts";
import { deliveryMethodSchema, paymentMethodSchema } from "../shop/shop-settings.ts";
import { timestampSchema } from "../time/timestamp.ts";
import { shipmentSchema } from "./fulfilment/shipment.ts";
import { REFUND_STATES } from "./money/payment.ts";
import { FULFILMENT_STATUSES, ORDER_ACTORS, ORDER_EVENT_TYPES, ORDER_STATUSES, type Order, PAYMENT_STATUSES } from "./order.ts";
import { isService, unshippedQuantities } from "./quantities.ts";
import { isMoneyKept } from "./state.ts";

/** What a buyer sees of money that goes back. */
const refundViewSchema = z.object({ id: z.string(), amount: amountSchema, reason: z.string(), state: z.enum(REFUND_STATES) });

const progressFields = {
  number: z.number(),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  fulfilmentStatus: z.enum(FULFILMENT_STATUSES),
  delivery: deliveryMethodSchema,
  paymentMethod: paymentMethodSchema,
  shipments: z.array(shipmentSchema),
  /** What each of its lines is, in their order. */
  kinds: z.array(z.enum(PRODUCT_KINDS)),
  /** Whether a service of it is still to be done. */
  hasServiceLeft: z.boolean(),
  refunds: z.array(refundViewSchema),
  pickupCode: z.string(),
  cancelReason: z.string(),
  events: z.array(
    z.object({
      type: z.enum(ORDER_EVENT_TYPES),
      at: timestampSchema,
      by: z.enum(ORDER_ACTORS),
      amount: z.nullable(amountSchema),
      part: z.string(),
    }),
  ),
  /** Whether it was cancelled and the shop keeps what was paid, or what is left of it. */
  isMoneyKept: z.boolean(),
  rev: z.number(),
};

/** How far an order has come, as its buyer's open page shows it: the live copy holds it, and so does the data of the page. */
export const orderProgressSchema = z.object(progressFields);
export type OrderProgress = z.infer<typeof orderProgressSchema>;
/** The data of an order's page as far as its progress; there is no order for who has no key of it any more. */
export const orderPageSchema = z.object({ props: z.object({ order: z.optional(z.nullable(orderProgressSchema)) }) });

/**
 * `orderViews/{viewId}`: what a buyer's open order page listens to. The id is random and unguessable; the document holds
 * no name, no e-mail and no address.
 */
export const orderViewSchema = z.object({ siteId: z.string(), ...progressFields, updatedAt: timestampSchema });
export type OrderView = z.infer<typeof orderViewSchema>;

/** The buyer's live copy of an order. */
export function toOrderView(order: Omit<Order, "id">): OrderView {
  const { siteId, number, status, paymentStatus, fulfilmentStatus, delivery, paymentMethod, shipments, cancelReason } = order;
  return {
    siteId,
    number,
    status,
    paymentStatus,
    fulfilmentStatus,
    delivery,
    paymentMethod,
    shipments,
    kinds: order.lines.map((line) => line.kind),
    hasServiceLeft: hasServiceLeft(order),
    refunds: order.refunds.map(({ id, amount, reason, state }) => ({ id, amount, reason, state })),
    pickupCode: order.pickupCode,
    cancelReason,
    events: order.events.map(({ type, at, by, amount, part }) => ({ type, at, by, amount, part })),
    isMoneyKept: isMoneyKept(order),
    rev: order.rev,
    updatedAt: order.updatedAt,
  };
}

/** Whether a service of the order was neither done for every piece nor given back with its money. */
export function hasServiceLeft(order: Omit<Order, "id">): boolean {
  const left = unshippedQuantities(order);
  return order.lines.some((line, index) => isService(line) && (left[index] ?? 0) > 0);
}
