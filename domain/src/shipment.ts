import * as z from "zod/mini";
import { line } from "./text.ts";

export const TRACKING_MAX = 60;

/** How a parcel travels. `url` is empty or https. */
export const trackingSchema = z.object({
  carrier: line(0, TRACKING_MAX),
  number: line(0, TRACKING_MAX),
  url: z.string().check(z.maxLength(500), z.regex(/^(https:\/\/[^\s]+)?$/, { error: "bad_url" })),
});
export type Tracking = z.infer<typeof trackingSchema>;

/** Pieces of one line of an order; `line` is its place in `order.lines`. */
export const linePiecesSchema = z.object({
  line: z.number().check(z.int(), z.gte(0), z.lte(49)),
  quantity: z.number().check(z.int(), z.gte(1), z.lte(9999)),
});
export type LinePieces = z.infer<typeof linePiecesSchema>;

/** Pieces that left the shop together: a parcel, what was handed over, or files that were sent. `at` in ms since 1970. */
export const shipmentSchema = z.object({
  id: z.string(),
  at: z.number(),
  lines: z.array(linePiecesSchema),
  tracking: z.nullable(trackingSchema),
});
export type Shipment = z.infer<typeof shipmentSchema>;
