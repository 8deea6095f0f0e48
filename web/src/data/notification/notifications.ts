import { NOTIFICATIONS_PAGE, type Notification, notificationDocuments, notificationSchema } from "@awning/domain/notification/notification";
import { collection, doc, limit, orderBy, query, serverTimestamp, startAfter, where, writeBatch } from "firebase/firestore";
import { fromDocuments } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchPages, watchQuery } from "../core/live-queries.ts";
import { type LiveList, useLivePages } from "../core/pages.ts";
import { trackWrite } from "../core/save-state.ts";

export type OwnNotification = Notification & { id: string };

const all = (siteId: string) => collection(firestore(), notificationDocuments.all(siteId));

/** The newest unread notifications, live, at most {@link NOTIFICATIONS_PAGE}; `null` waits. */
export function useUnreadNotifications(siteId: string | null): Live<OwnNotification[]> {
  return useLive(
    siteId && `unread-notifications/${siteId}`,
    watchQuery(
      () => query(all(siteId ?? ""), where("readAt", "==", null), orderBy("at", "desc"), limit(NOTIFICATIONS_PAGE)),
      notificationSchema,
    ),
  );
}

/** All notifications that are kept, newest first, live, page by page. */
export function useNotifications(siteId: string): LiveList<OwnNotification> {
  return useLivePages(
    `notifications/${siteId}`,
    watchPages(
      (cursor) => query(all(siteId), orderBy("at", "desc"), ...(cursor === null ? [] : [startAfter(...cursor)]), limit(NOTIFICATIONS_PAGE)),
      (found) => fromDocuments(notificationSchema, found),
      (found) => {
        const last = found.docs[NOTIFICATIONS_PAGE - 1];
        return last ? [last.get("at")] : null;
      },
    ),
  );
}

/** Marks notifications as read, at most a page of them. Settles when the server has it; offline it is queued. */
export async function markRead(siteId: string, ids: readonly string[]): Promise<void> {
  const batch = writeBatch(firestore());
  for (const id of ids) batch.update(doc(firestore(), notificationDocuments.one(siteId, id)), { readAt: serverTimestamp() });
  await trackWrite(batch.commit()).catch((error: unknown) => Promise.reject(toFailure(error)));
}
