import { NOTIFICATIONS_PAGE, type Notification, notificationDocuments } from "@awning/domain/notification/notification";
import { type Owner, store } from "./screen.tsx";

/** A notification as the functions write it. */
export function putNotification(owner: Owner, id: string, changes: Partial<Notification> = {}): void {
  const { at = Date.now(), ...rest } = changes;
  store.set(notificationDocuments.one(owner.uid, id), {
    ...{ event: "newOrder", about: { kind: "order", id: "o1" }, title: "#1001 · Ada", readAt: null, ...rest },
    at: new Date(at),
    expireAt: new Date(at),
  });
}

/** More than one page of them, all read. */
export function putReadNotifications(owner: Owner): void {
  for (let index = 0; index < NOTIFICATIONS_PAGE + 3; index++)
    putNotification(owner, `read.${index}`, { title: `#${index}`, at: Date.now() - 60_000 * (index + 1), readAt: Date.now() });
}

export const isRead = (owner: Owner, id: string) => (store.get(notificationDocuments.one(owner.uid, id))?.["readAt"] ?? null) !== null;
