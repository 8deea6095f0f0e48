import * as z from "zod/mini";
import { timestampSchema } from "../../time/timestamp.ts";
import { line } from "../../values/text.ts";

export const TRACKING_MAX = 60;

/** `url` is empty or https. */
export const trackingSchema = z.object({
  carrier: line(0, TRACKING_MAX),
  number: line(0, TRACKING_MAX),
  url: z.string().check(z.maxLength(500), z.regex(/^(https:\/\/[^\s]+)?$/, { error: "bad_url" })),
});
export type Tracking = z.infer<typeof trackingSchema>;

/** Units of one line; `line` is its index in `order.lines`. */
export const lineQuantitySchema = z.object({
  line: z.number().check(z.int(), z.gte(0), z.lte(49)),
  quantity: z.number().check(z.int(), z.gte(1), z.lte(9999)),
});
export type LineQuantity = z.infer<typeof lineQuantitySchema>;

/** The state of a parcel. Handed-over goods and files are `delivered` at once. */
export const PARCEL_STATES = ["packed", "shipped", "delivered", "lost", "returned"] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

export const PARCEL_ACTS = ["unpack", "deliver", "lose", "bring_back", "undo_parcel"] as const;
export type ParcelAction = (typeof PARCEL_ACTS)[number];

/** Units that leave together: a parcel, a handover, or files. `at` in ms since 1970 is when it left or, while `packed`, was packed. */
export const shipmentSchema = z.object({
  id: z.string(),
  at: timestampSchema,
  lines: z.array(lineQuantitySchema),
  tracking: z.nullable(trackingSchema),
  state: z.enum(PARCEL_STATES),
});
export type Shipment = z.infer<typeof shipmentSchema>;
