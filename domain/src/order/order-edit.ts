import * as z from "zod/mini";
import { paragraph } from "../values/text.ts";
import { trackingSchema } from "./fulfilment/shipment.ts";
import { typedAddressSchema, typedBillToSchema } from "./fulfilment/typed-address.ts";
import { PRIVATE_NOTE_MAX } from "./order.ts";

export const orderEditSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("address"), shipTo: typedAddressSchema }),
  /** The invoice recipient; `null` for the buyer at the shipping address. */
  z.object({ type: z.literal("bill_to"), billTo: z.nullable(typedBillToSchema) }),
  z.object({ type: z.literal("tracking"), shipment: z.string().check(z.maxLength(20)), tracking: trackingSchema }),
  z.object({ type: z.literal("note"), note: paragraph(PRIVATE_NOTE_MAX) }),
  /** Resolves an alert by its text, or all of them. */
  z.object({ type: z.literal("looked_into"), reason: z.optional(z.string().check(z.maxLength(300))) }),
]);
export type OrderEdit = z.infer<typeof orderEditSchema>;
