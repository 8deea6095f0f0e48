import * as z from "zod/mini";
import { timestampSchema } from "../../time/timestamp.ts";
import { line } from "../../values/text.ts";

export const TRACKING_MAX = 60;

/** How a parcel travels. `url` is empty or https. */
export const trackingSchema = z.object({
  carrier: line(0, TRACKING_MAX),
  number: line(0, TRACKING_MAX),
  url: z.string().check(z.maxLength(500), z.regex(/^(https:\/\/[^\s]+)?$/, { error: "bad_url" })),
});
export type Tracking = z.infer<typeof trackingSchema>;

/** Pieces of one line of an order; `line` is its place in `order.lines`. */
export const lineQuantitySchema = z.object({
  line: z.number().check(z.int(), z.gte(0), z.lte(49)),
  quantity: z.number().check(z.int(), z.gte(1), z.lte(9999)),
});
export type LineQuantity = z.infer<typeof lineQuantitySchema>;

/** Where a parcel stands. What needs no way, because it was handed over or is a file, is `delivered` as soon as it leaves. */
export const PARCEL_STATES = ["packed", "shipped", "delivered", "lost", "returned"] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

/** What an owner can say of one parcel. The order here is the one in which screens offer it. */
export const PARCEL_ACTS = ["unpack", "deliver", "lose", "bring_back", "undo_parcel"] as const;
export type ParcelAction = (typeof PARCEL_ACTS)[number];

/**
 * Pieces that leave the shop together: a parcel, what was handed over, or files that were sent. `at` in ms since 1970, when it
 * left or, still `packed`, was packed.
 */
export const shipmentSchema = z.object({
  id: z.string(),
  at: timestampSchema,
  lines: z.array(lineQuantitySchema),
  tracking: z.nullable(trackingSchema),
  state: z.enum(PARCEL_STATES),
});
export type Shipment = z.infer<typeof shipmentSchema>;
