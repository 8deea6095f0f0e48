import * as z from "zod/mini";
import { amountSchema } from "../money/money-schema.ts";
import { paymentMethodSchema } from "../shop/shop-settings.ts";
import { timestampSchema } from "../time/timestamp.ts";

/** `updated` is what this build does not know, because a newer one wrote it. */
export const ORDER_EVENT_TYPES = [
  "updated",
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
  "withdrawn",
] as const;
export const ORDER_ACTORS = ["buyer", "owner", "system"] as const;

const eventTypeSchema = z.enum(ORDER_EVENT_TYPES);
const writtenEventSchema = z.object({
  type: eventTypeSchema,
  /** Of `updated`: the type as it was written, for the build that knows it. */
  was: z.optional(z.string()),
  at: timestampSchema,
  by: z.enum(ORDER_ACTORS),
  /** A comment, for example a cancellation reason; may be empty. */
  note: z.string(),
  amount: z.nullable(amountSchema),
  part: z.string(),
  method: z.optional(paymentMethodSchema),
  /** Of an undone payment: the buyer got no mail about it, because the order had already ended. */
  isSilent: z.optional(z.boolean()),
  isMoneyKept: z.optional(z.boolean()),
  /** Of an undone shipment: the parcel had come back. */
  isReturned: z.optional(z.boolean()),
  trackingNumber: z.optional(z.string()),
  /** The replaced address in one line, or the replaced email; may be empty. */
  previously: z.optional(z.string()),
  invoice: z.optional(z.string()),
});
export type OrderEvent = z.infer<typeof writtenEventSchema>;

/**
 * An order event; the list is append-only. `amount` in minor units; `part` is the id of the payment, refund, shipment or withdrawal, or empty. `at` in
 * ms since 1970. Optional fields belong to some types only. A type of a newer build is read as `updated`, and as itself again once it is known.
 */
export const orderEventSchema = z.pipe(z.transform(readType), writtenEventSchema);

/** The type of an event in a buyer's copy, which is made again with every change of the order. */
export const shownEventTypeSchema = z.catch(eventTypeSchema, "updated");

function readType(event: unknown): unknown {
  const { data } = z.safeParse(z.looseObject({ type: z.string(), was: z.optional(z.string()) }), event);
  if (!data) return event;
  const { was, ...rest } = data;
  const type = data.type === "updated" ? (was ?? data.type) : data.type;
  return eventTypeSchema.safeParse(type).success ? { ...rest, type } : { ...rest, type: "updated", was: type };
}
