import type { NewNotification } from "@awning/domain/notification/new-notification";
import {
  NOTIFICATIONS_KEPT_DAYS,
  NOTIFICATIONS_PAGE,
  type Notification,
  notificationDocuments,
  notificationSchema,
} from "@awning/domain/notification/notification";
import { timestampSchema, toDocument } from "@awning/domain/time/timestamp";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import type { Writes } from "../core/writes.ts";

const storedSchema = z.extend(notificationSchema, { expireAt: timestampSchema });
const KEPT_MS = NOTIFICATIONS_KEPT_DAYS * 86_400_000;
/** Of one order or reservation, dropped in one commit. */
const DROPPED_MAX = 100;

/** Adds a notification to the commit of its event; `null` adds nothing. The commit fails if it exists. @param now ms since 1970 */
export function addNotification(writes: Pick<Writes, "create">, siteId: string, notification: NewNotification | null, now: number): void {
  if (notification === null) return;
  const { id, ...what } = notification;
  const stored = { ...what, at: now, readAt: null, expireAt: now + KEPT_MS };
  writes.create(firestore().doc(notificationDocuments.one(siteId, id)), toDocument(storedSchema, stored));
}

export async function getNotification(siteId: string, id: string): Promise<Notification | null> {
  return fromDocument(notificationSchema, await firestore().doc(notificationDocuments.one(siteId, id)).get());
}

/** At most {@link NOTIFICATIONS_PAGE}, as the bell counts them. */
export async function countUnread(siteId: string): Promise<number> {
  const unread = firestore().collection(notificationDocuments.all(siteId)).where("readAt", "==", null).limit(NOTIFICATIONS_PAGE);
  return (await unread.count().get()).data().count;
}

/** Their titles name a person who is erased. */
export async function dropNotifications(writes: Writes, siteId: string, aboutId: string): Promise<void> {
  const found = await firestore().collection(notificationDocuments.all(siteId)).where("about.id", "==", aboutId).limit(DROPPED_MAX).get();
  for (const { ref } of found.docs) writes.delete(ref);
}
