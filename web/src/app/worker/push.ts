/// <reference lib="webworker" />
import { pushedSchema } from "@awning/domain/notification/device";
import { EVENT_TITLES } from "@awning/domain/notification/event-labels";
import { NOTIFICATION_EVENTS, type NotificationEvent } from "@awning/domain/notification/notification";
import * as z from "zod/mini";

declare const self: ServiceWorkerGlobalScope;

const NOTHING = { id: "awning", event: "", title: "", path: "/dashboard", unread: 0 };
const openedSchema = z.object({ path: z.string() });

/** Shows what is pushed, and opens what it is about in a dashboard that is open, or in a new one. */
export function answerPushes(isScreen: (path: string) => boolean): void {
  self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
  // The dashboard writes the new address when it opens next (data/notification/push.ts).
  self.addEventListener("pushsubscriptionchange", (event) => {
    const options = event.oldSubscription?.options;
    if (options) event.waitUntil(self.registration.pushManager.subscribe(options));
  });
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const { data } = z.safeParse(openedSchema, event.notification.data);
    event.waitUntil(open(data?.path ?? NOTHING.path, isScreen));
  });
}

/** Browsers take the permission away from who shows nothing, so what cannot be read shows the name alone. */
async function show(message: PushMessageData | null): Promise<void> {
  const { id, event, title, path, unread } = z.safeParse(pushedSchema, read(message)).data ?? NOTHING;
  // The same tag replaces what is shown already: one that is pushed twice is shown once.
  const options = { body: title, tag: id, icon: "/icon-192.png", badge: "/icon-192.png", data: { path } };
  await self.registration.showNotification(isEvent(event) ? EVENT_TITLES[event] : "Awning", options);
  if ("setAppBadge" in navigator && unread > 0) await navigator.setAppBadge(unread).catch(() => undefined);
}

function read(message: PushMessageData | null): unknown {
  try {
    return message?.json();
  } catch {
    return null;
  }
}

function isEvent(event: string): event is NotificationEvent {
  return NOTIFICATION_EVENTS.some((one) => one === event);
}

/** An open dashboard moves there itself: loading it anew would lose what is typed. */
async function open(path: string, isScreen: (path: string) => boolean): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  const dashboard = windows.find((one) => isScreen(new URL(one.url).pathname));
  if (!dashboard) return void (await self.clients.openWindow(path));
  dashboard.postMessage({ open: path });
  await dashboard.focus();
}
