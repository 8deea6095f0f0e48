import { NOTIFICATIONS_PAGE, notificationDocuments } from "@awning/domain/notification/notification";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { serverTimestamp, Timestamp } from "firebase/firestore";
import type { Case } from "./matrix-acts.ts";

type NotificationPath =
  | "sites/{siteId}/settings/notify"
  | "sites/{siteId}/settings/devices"
  | "sites/{siteId}/notifications/{notificationId}";

/** What is asked of each row about notifications. */
export function notificationCases(siteId: string, missing: string): Record<NotificationPath, Case> {
  const notify = informationDocuments.notifySettings(siteId);
  const devices = informationDocuments.deviceSettings(siteId);
  return {
    "sites/{siteId}/settings/notify": {
      stored: notify,
      missing: notify,
      fields: { newOrder: { mail: false } },
      change: { lowStock: { mail: true, app: false }, quiet: { from: 0, until: 60 } },
    },
    "sites/{siteId}/settings/devices": {
      stored: devices,
      missing: devices,
      fields: { devices: {} },
      change: { "devices.a": { place: 1 } },
    },
    "sites/{siteId}/notifications/{notificationId}": {
      stored: notificationDocuments.one(siteId, "new-order.a"),
      missing: notificationDocuments.one(siteId, missing),
      fields: { event: "newOrder", about: { kind: "order", id: "a" }, title: "#1001", at: Timestamp.fromMillis(0), readAt: null },
      change: { readAt: serverTimestamp() },
      limit: NOTIFICATIONS_PAGE,
    },
  };
}
