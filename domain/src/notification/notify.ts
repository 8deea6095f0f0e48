import * as z from "zod/mini";

/** What an owner is told of and may turn off, in the order in which it is shown. Whatever is not named here is always told. */
export const NOTIFY_EVENTS = [
  ...(["newOrder", "orderCancelled", "addressCorrected", "moneyBack", "lowStock"] as const),
  ...(["newBooking", "bookingAnswered", "bookingMoved", "bookingCancelled", "bookingReminder"] as const),
  "chatMessage",
  "weeklySummary",
] as const;
export type NotifyEvent = (typeof NOTIFY_EVENTS)[number];

/** By which way an event is told. */
const notifyWaysSchema = z._default(z.object({ mail: z._default(z.boolean(), true) }), () => ({ mail: true }));

/**
 * `sites/{siteId}/settings/notify`: of what the owner wants to be told. The owner writes it, one event at a time; what was never
 * said is on.
 */
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

/** As nobody has said anything: everything is told. */
export const NOTIFY_ALL: Notify = notifySchema.parse({});
