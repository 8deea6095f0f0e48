import * as z from "zod/mini";
import { amountSchema } from "../money/money-schema.ts";
import { daySchema } from "../time/zoned-time.ts";
import { line } from "../values/text.ts";
import { lineQuantitySchema, PARCEL_ACTS, trackingSchema } from "./fulfilment/shipment.ts";
import { PAID_WAYS, REFUND_REASON_MAX } from "./money/payment.ts";
import { CANCEL_REASON_MAX } from "./order.ts";

const parcelId = z.string().check(z.maxLength(20));

/** An owner's action. Without `lines`, `fulfil` ships and `pack` packs everything left; with `parcel`, `fulfil` ships that parcel. */
export const orderActionSchema = z.discriminatedUnion("type", [
  /** `day` defaults to today, `way` to the order's method. */
  z.object({ type: z.literal("mark_paid"), day: z.optional(daySchema), way: z.optional(z.enum(PAID_WAYS)) }),
  z.object({ type: z.literal("mark_late"), day: z.optional(daySchema), way: z.optional(z.enum(PAID_WAYS)) }),
  z.object({ type: z.literal("accept") }),
  z.object({ type: z.literal("begin") }),
  z.object({ type: z.literal("ready") }),
  z.object({
    type: z.literal("fulfil"),
    tracking: z.nullable(trackingSchema),
    lines: z.optional(z.array(lineQuantitySchema).check(z.maxLength(50))),
    parcel: z.optional(parcelId),
    /** The buyer's pickup code. A wrong one is refused; it may be omitted. */
    code: z.optional(line(0, 12)),
  }),
  z.object({ type: z.literal("pack"), lines: z.optional(z.array(lineQuantitySchema).check(z.maxLength(50))) }),
  z.object({ type: z.enum(PARCEL_ACTS), parcel: parcelId }),
  z.object({ type: z.literal("not_collected") }),
  z.object({ type: z.literal("complete") }),
  z.object({ type: z.literal("undo_paid") }),
  z.object({
    type: z.literal("refund"),
    amount: amountSchema.check(z.gte(1)),
    reason: line(1, REFUND_REASON_MAX),
    /** The refunded units and shipping. The amount must then match their price. */
    lines: z.optional(z.array(lineQuantitySchema).check(z.maxLength(50))),
    shipping: z.optional(z.boolean()),
    /** Units to restock in the same step, refunded or not. */
    restock: z.optional(z.array(lineQuantitySchema).check(z.maxLength(50))),
    /** Units that will neither ship nor return to stock: untracked, backordered or broken. */
    drop: z.optional(z.array(lineQuantitySchema).check(z.maxLength(50))),
    /** How the owner sent it after a failed card refund; by default as it was paid. */
    way: z.optional(z.enum(PAID_WAYS)),
    day: z.optional(daySchema),
  }),
  z.object({ type: z.literal("unfulfil") }),
  z.object({ type: z.literal("reopen") }),
  z.object({
    type: z.literal("cancel"),
    reason: line(1, CANCEL_REASON_MAX),
    restock: z.boolean(),
    refund: z.optional(z.boolean()),
    /** Whether the shop keeps what is not refunded in the same step; otherwise it is owed. */
    keep: z.optional(z.boolean()),
  }),
]);
export type OrderAction = z.infer<typeof orderActionSchema>;
