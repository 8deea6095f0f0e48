import * as z from "zod/mini";
import { reservationPaths } from "../booking/paths.ts";
import { chatPaths } from "../routes/own-paths.ts";
import { paths } from "../routes/paths.ts";
import { timestampSchema } from "../time/timestamp.ts";
import { NOTIFY_EVENTS, type Notify } from "./notify.ts";

export const NOTIFICATIONS_KEPT_DAYS = 90;
/** Notifications per page of the list, and the most that are counted as unread. */
export const NOTIFICATIONS_PAGE = 30;
export const NOTIFICATION_TITLE_MAX = 160;

/** `orderProblem` is money that needs the owner; it cannot be turned off. */
export const NOTIFICATION_EVENTS = [...NOTIFY_EVENTS, "orderProblem"] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

/**
 * `sites/{siteId}/notifications/{event and subject}`: what happened, written in the commit in which it happened, under the id of its mail, so
 * that each event makes one. `title` names the order, guest or products. The owner writes `readAt` alone. Times in ms since 1970.
 */
export const notificationSchema = z.object({
  event: z.enum(NOTIFICATION_EVENTS),
  /** What to open. `products` has no id; that of `hours` is a schedule's. */
  about: z.object({ kind: z.enum(["order", "reservation", "conversation", "products", "hours"]), id: z.string() }),
  title: z.string(),
  at: timestampSchema,
  readAt: z.nullable(timestampSchema),
});
export type Notification = z.infer<typeof notificationSchema>;

export const notificationDocuments = {
  one: (siteId: string, id: string) => `sites/${siteId}/notifications/${id}`,
  all: (siteId: string) => `sites/${siteId}/notifications`,
} as const;

/** The dashboard path of what a notification is about. */
export function notificationPath({ about: { kind, id } }: Pick<Notification, "about">): string {
  switch (kind) {
    case "order":
      return paths.order(id);
    case "reservation":
      return reservationPaths.reservation(id);
    case "conversation":
      return chatPaths.conversation(id);
    case "products":
      return paths.products;
    case "hours":
      return reservationPaths.hoursOf(id);
  }
}

/** Whether the owner wants to see such notifications in the dashboard. */
export function isShown({ event }: Pick<Notification, "event">, notify: Notify): boolean {
  return event === "orderProblem" || notify[event].app;
}
