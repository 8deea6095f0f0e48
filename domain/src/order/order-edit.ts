import * as z from "zod/mini";
import { paragraph } from "../values/text.ts";
import { trackingSchema } from "./fulfilment/shipment.ts";
import { typedAddressSchema, typedBillToSchema } from "./fulfilment/typed-address.ts";
import { PRIVATE_NOTE_MAX } from "./order.ts";

/** What an owner may change of an order without moving it: never its lines or its money. */
export const orderEditSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("address"), shipTo: typedAddressSchema }),
  /** Whom the invoice is made out to; `null` for the buyer, where the parcel goes. */
  z.object({ type: z.literal("bill_to"), billTo: z.nullable(typedBillToSchema) }),
  /** How a parcel travels that has left already. */
  z.object({ type: z.literal("tracking"), shipment: z.string().check(z.maxLength(20)), tracking: trackingSchema }),
  z.object({ type: z.literal("note"), note: paragraph(PRIVATE_NOTE_MAX) }),
  /** What had to be looked into is settled: one thing by its words, or everything. */
  z.object({ type: z.literal("looked_into"), reason: z.optional(z.string().check(z.maxLength(300))) }),
]);
export type OrderEdit = z.infer<typeof orderEditSchema>;
