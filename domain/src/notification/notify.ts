import * as z from "zod/mini";

/** Events an owner may turn off, in display order. Others always notify. */
export const NOTIFY_EVENTS = [
  ...(["newOrder", "orderCancelled", "addressCorrected", "moneyBack", "lowStock"] as const),
  ...(["newBooking", "bookingAnswered", "bookingMoved", "bookingCancelled", "bookingReminder"] as const),
  "chatMessage",
  "weeklySummary",
] as const;
export type NotifyEvent = (typeof NOTIFY_EVENTS)[number];

const notifyWaysSchema = z._default(z.object({ mail: z._default(z.boolean(), true) }), () => ({ mail: true }));

/** `sites/{siteId}/settings/notify`: notification settings. The owner writes one event at a time; missing events are on. */
export const notifySchema = z.object({
  newOrder: notifyWaysSchema,
  orderCancelled: notifyWaysSchema,
  addressCorrected: notifyWaysSchema,
  moneyBack: notifyWaysSchema,
  lowStock: notifyWaysSchema,
  newBooking: notifyWaysSchema,
  bookingAnswered: notifyWaysSchema,
  bookingMoved: notifyWaysSchema,
  bookingCancelled: notifyWaysSchema,
  bookingReminder: notifyWaysSchema,
  chatMessage: notifyWaysSchema,
  weeklySummary: notifyWaysSchema,
} satisfies Record<NotifyEvent, unknown>);
export type Notify = z.infer<typeof notifySchema>;

export const NOTIFY_ALL: Notify = notifySchema.parse({});
