import * as z from "zod/mini";
import { amountSchema } from "../money/money-schema.ts";
import { daySchema } from "../time/zoned-time.ts";
import { line } from "../values/text.ts";
import { lineQuantitySchema, PARCEL_ACTS, trackingSchema } from "./fulfilment/shipment.ts";
import { PAID_WAYS, REFUND_REASON_MAX } from "./money/payment.ts";
import { CANCEL_REASON_MAX } from "./order.ts";

const parcelId = z.string().check(z.maxLength(20));

/**
 * What an owner asks for. Without `lines` a `fulfil` sends, and a `pack` packs, everything that is neither gone nor packed; with
 * `parcel` a `fulfil` sends that packed parcel as it is.
 */
export const orderActionSchema = z.discriminatedUnion("type", [
  /** Without `day` the money came today, without `way` as the order says. */
  z.object({ type: z.literal("mark_paid"), day: z.optional(daySchema), way: z.optional(z.enum(PAID_WAYS)) }),
  /** The same of an order that had ended without its money. */
  z.object({ type: z.literal("mark_late"), day: z.optional(daySchema), way: z.optional(z.enum(PAID_WAYS)) }),
  z.object({ type: z.literal("accept") }),
  z.object({ type: z.literal("begin") }),
  z.object({ type: z.literal("ready") }),
  z.object({
    type: z.literal("fulfil"),
    tracking: z.nullable(trackingSchema),
    lines: z.optional(z.array(lineQuantitySchema).check(z.maxLength(50))),
    parcel: z.optional(parcelId),
    /** What the buyer said when collecting. A wrong code refuses the act; none is not asked for. */
    code: z.optional(line(0, 12)),
  }),
  z.object({ type: z.literal("pack"), lines: z.optional(z.array(lineQuantitySchema).check(z.maxLength(50))) }),
  /** Where one parcel stands by now. */
  z.object({ type: z.enum(PARCEL_ACTS), parcel: parcelId }),
  z.object({ type: z.literal("not_collected") }),
  z.object({ type: z.literal("complete") }),
  z.object({ type: z.literal("undo_paid") }),
  z.object({
    type: z.literal("refund"),
    amount: amountSchema.check(z.gte(1)),
    reason: line(1, REFUND_REASON_MAX),
    /** The pieces and the parcel it is for. Then the amount must be what was paid for them. */
    lines: z.optional(z.array(lineQuantitySchema).check(z.maxLength(50))),
    shipping: z.optional(z.boolean()),
    /** The pieces that go back into stock in the same step, whether or not the money is for them. */
    restock: z.optional(z.array(lineQuantitySchema).check(z.maxLength(50))),
    /** The pieces that are not sent any more and go into no stock: nobody counts them, they were not there yet, or they are broken. */
    drop: z.optional(z.array(lineQuantitySchema).check(z.maxLength(50))),
    /** How the owner sent it, after a card did not take it back; without it, it goes back as it came. */
    way: z.optional(z.enum(PAID_WAYS)),
    /** The day on which they sent it that way; without it that is today. */
    day: z.optional(daySchema),
  }),
  z.object({ type: z.literal("unfulfil") }),
  z.object({ type: z.literal("reopen") }),
  z.object({
    type: z.literal("cancel"),
    reason: line(1, CANCEL_REASON_MAX),
    restock: z.boolean(),
    /** Whether what was paid goes back in the same step. */
    refund: z.optional(z.boolean()),
    /** Whether what was paid, and does not go back in the same step, stays with the shop; otherwise it is owed. */
    keep: z.optional(z.boolean()),
  }),
]);
export type OrderAction = z.infer<typeof orderActionSchema>;
