import * as z from "zod/mini";
import { isBookedTime } from "../booking/prepaid/booked-line.ts";
import { amountSchema } from "../money/money-schema.ts";
import { PRODUCT_KINDS } from "../product/states.ts";
import { deliveryMethodSchema, paymentMethodSchema } from "../shop/shop-settings.ts";
import { timestampSchema } from "../time/timestamp.ts";
import { pick } from "../values/rows.ts";
import { shipmentSchema } from "./fulfilment/shipment.ts";
import { REFUND_STATES } from "./money/payment.ts";
import { FULFILMENT_STATUSES, ORDER_ACTORS, ORDER_STATUSES, type Order, PAYMENT_STATUSES } from "./order.ts";
import { shownEventTypeSchema } from "./order-event.ts";
import { isService, unshippedQuantities } from "./quantities.ts";
import { isMoneyKept } from "./state.ts";

const refundViewSchema = z.object({ id: z.string(), amount: amountSchema, reason: z.string(), state: z.enum(REFUND_STATES) });

const progressFields = {
  number: z.number(),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  fulfilmentStatus: z.enum(FULFILMENT_STATUSES),
  delivery: deliveryMethodSchema,
  paymentMethod: paymentMethodSchema,
  shipments: z.array(shipmentSchema),
  kinds: z.array(z.enum(PRODUCT_KINDS)),
  hasServiceLeft: z.boolean(),
  refunds: z.array(refundViewSchema),
  pickupCode: z.string(),
  cancelReason: z.string(),
  events: z.array(
    z.object({
      type: shownEventTypeSchema,
      at: timestampSchema,
      by: z.enum(ORDER_ACTORS),
      amount: z.nullable(amountSchema),
      part: z.string(),
    }),
  ),
  isMoneyKept: z.boolean(),
  rev: z.number(),
};

export const orderProgressSchema = z.object(progressFields);
export type OrderProgress = z.infer<typeof orderProgressSchema>;
export const orderPageSchema = z.object({ props: z.object({ order: z.optional(z.nullable(orderProgressSchema)) }) });

/** `orderViews/{viewId}`: the live copy for the buyer's order page. The id is unguessable; the document holds no name, email or address. */
export const orderViewSchema = z.object({ siteId: z.string(), ...progressFields, updatedAt: timestampSchema });
export type OrderView = z.infer<typeof orderViewSchema>;

export function toOrderView(order: Omit<Order, "id">): OrderView {
  return {
    ...pick(
      order,
      "siteId",
      "number",
      "status",
      "paymentStatus",
      "fulfilmentStatus",
      "delivery",
      "paymentMethod",
      "shipments",
      "cancelReason",
    ),
    kinds: order.lines.map((line) => line.kind),
    hasServiceLeft: hasServiceLeft(order),
    refunds: order.refunds.map(({ id, amount, reason, state }) => ({ id, amount, reason, state })),
    pickupCode: order.pickupCode,
    events: order.events.map(({ type, at, by, amount, part }) => ({ type, at, by, amount, part })),
    isMoneyKept: isMoneyKept(order),
    rev: order.rev,
    updatedAt: order.updatedAt,
  };
}

/** Whether a service is left whose time is still to be arranged. */
export function hasServiceLeft(order: Omit<Order, "id">): boolean {
  const left = unshippedQuantities(order);
  return order.lines.some((line, index) => isService(line) && !isBookedTime(line) && (left[index] ?? 0) > 0);
}
