import * as z from "zod/mini";
import { addedField } from "../values/rows.ts";

/** How an owner is told: the bell of the dashboard, a mail, or the notifications of a device. */
export const CHANNELS = ["app", "mail", "push"] as const;
export type Channel = (typeof CHANNELS)[number];

const waysSchema = z._default(
  z.object({ app: addedField(z.boolean(), true), mail: z._default(z.boolean(), true), push: addedField(z.boolean(), true) }),
  () => ({ app: true, mail: true, push: true }),
);

const eventsSchema = z.object({
  newOrder: waysSchema,
  orderCancelled: waysSchema,
  addressCorrected: waysSchema,
  moneyBack: waysSchema,
  lowStock: waysSchema,
  mailFailed: waysSchema,
  newBooking: waysSchema,
  bookingAnswered: waysSchema,
  bookingMoved: waysSchema,
  bookingCancelled: waysSchema,
  bookingReminder: waysSchema,
  calendarFailed: waysSchema,
  chatMessage: waysSchema,
  weeklySummary: waysSchema,
});
/** Events an owner may turn off, in display order. Others always notify. */
export const NOTIFY_EVENTS = z.keyof(eventsSchema).options;
export type NotifyEvent = (typeof NOTIFY_EVENTS)[number];

const SEEN: readonly Channel[] = ["app", "mail"];
/** Pushed is what cannot wait for the next look at the dashboard. */
const EVENT_CHANNELS: Readonly<Record<NotifyEvent, readonly Channel[]>> = {
  newOrder: CHANNELS,
  orderCancelled: CHANNELS,
  addressCorrected: SEEN,
  moneyBack: SEEN,
  lowStock: SEEN,
  // A mail about a mailbox that takes none would help nobody.
  mailFailed: ["app", "push"],
  newBooking: CHANNELS,
  bookingAnswered: SEEN,
  bookingMoved: CHANNELS,
  bookingCancelled: CHANNELS,
  bookingReminder: SEEN,
  // Seen at a glance, and often over by itself.
  calendarFailed: ["app", "push"],
  chatMessage: CHANNELS,
  weeklySummary: ["mail"],
};

/** Whether owners can be told of an event that way. */
export function hasChannel(event: NotifyEvent, channel: Channel): boolean {
  return EVENT_CHANNELS[event].includes(channel);
}

const minute = z.number().check(z.int(), z.gte(0), z.lte(1439));
/** When nothing is pushed, in minutes of the owner's day; it may pass midnight. */
const quietSchema = z.object({ from: minute, until: minute });
export type QuietHours = z.infer<typeof quietSchema>;

/** `sites/{siteId}/settings/notify`: notification settings. The owner writes one event at a time; missing events are on. */
export const notifySchema = z.extend(eventsSchema, { quiet: z._default(z.nullable(quietSchema), null) });
export type Notify = z.infer<typeof notifySchema>;

export const NOTIFY_ALL: Notify = notifySchema.parse({});

/** Whether a minute of the day (0 to 1439) is within quiet hours. None are those that end as they begin. */
export function isQuietAt(quiet: QuietHours | null, minuteOfDay: number): boolean {
  if (quiet === null) return false;
  const { from, until } = quiet;
  return from <= until ? minuteOfDay >= from && minuteOfDay < until : minuteOfDay >= from || minuteOfDay < until;
}
