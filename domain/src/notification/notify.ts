import * as z from "zod/mini";
import { addedField } from "../values/rows.ts";

/** Events an owner may turn off, in display order. Others always notify. */
export const NOTIFY_EVENTS = [
  ...(["newOrder", "orderCancelled", "addressCorrected", "moneyBack", "lowStock", "mailFailed"] as const),
  ...(["newBooking", "bookingAnswered", "bookingMoved", "bookingCancelled", "bookingReminder", "calendarFailed"] as const),
  "chatMessage",
  "weeklySummary",
] as const;
export type NotifyEvent = (typeof NOTIFY_EVENTS)[number];

/** How an owner is told: the bell of the dashboard, a mail, or the notifications of a device. */
export const CHANNELS = ["app", "mail", "push"] as const;
export type Channel = (typeof CHANNELS)[number];

/** What cannot wait for the next look at the dashboard. */
const PUSHED: ReadonlySet<NotifyEvent> = new Set([
  ...(["newOrder", "orderCancelled", "mailFailed"] as const),
  ...(["newBooking", "bookingMoved", "bookingCancelled", "calendarFailed", "chatMessage"] as const),
]);

/** Whether owners can be told of an event that way. */
export function hasChannel(event: NotifyEvent, channel: Channel): boolean {
  if (event === "weeklySummary") return channel === "mail";
  // A mail about a mailbox that takes none would help nobody.
  if (event === "mailFailed") return channel !== "mail";
  // Seen at a glance, and often over by itself.
  if (event === "calendarFailed") return channel !== "mail";
  return channel !== "push" || PUSHED.has(event);
}

const waysSchema = z._default(
  z.object({ app: addedField(z.boolean(), true), mail: z._default(z.boolean(), true), push: addedField(z.boolean(), true) }),
  () => ({ app: true, mail: true, push: true }),
);

const minute = z.number().check(z.int(), z.gte(0), z.lte(1439));
/** When nothing is pushed, in minutes of the owner's day; it may pass midnight. */
const quietSchema = z.object({ from: minute, until: minute });
export type QuietHours = z.infer<typeof quietSchema>;

/** `sites/{siteId}/settings/notify`: notification settings. The owner writes one event at a time; missing events are on. */
export const notifySchema = z.extend(
  z.object({
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
  } satisfies Record<NotifyEvent, unknown>),
  { quiet: z._default(z.nullable(quietSchema), null) },
);
export type Notify = z.infer<typeof notifySchema>;

export const NOTIFY_ALL: Notify = notifySchema.parse({});

/** Whether a minute of the day (0 to 1439) is within quiet hours. None are those that end as they begin. */
export function isQuietAt(quiet: QuietHours | null, minuteOfDay: number): boolean {
  if (quiet === null) return false;
  const { from, until } = quiet;
  return from <= until ? minuteOfDay >= from && minuteOfDay < until : minuteOfDay >= from || minuteOfDay < until;
}
