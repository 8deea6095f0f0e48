import type { Device, Pushed } from "@awning/domain/notification/device";
import { isShown, type Notification, notificationPath } from "@awning/domain/notification/notification";
import { hasChannel, isQuietAt } from "@awning/domain/notification/notify";
import { wallTime } from "@awning/domain/time/zoned-time";
import { logger } from "firebase-functions";
import { isWithinRate } from "#data/core/rate-limits.ts";
import { listDevices, removeDevice } from "#data/notification/devices.ts";
import { countUnread, getNotification } from "#data/notification/notifications.ts";
import { getNotify, getZone } from "#data/site/information.ts";
import { WebError } from "#gateways/web.ts";
import { type PushOutcome, sendPush } from "#gateways/web-push.ts";
import { config } from "#platform/config.ts";
import { log } from "#platform/log.ts";

/** For all devices together. */
const PATIENCE_MS = 10_000;
/** A device that is off longer than this shows the notification in the app. */
const TTL_SECONDS = 4 * 3600;

/**
 * Pushes a notification to each device of its owner, unless it was read, its event is not to be pushed, or it is within quiet hours. May be
 * called twice: a device shows a notification once. A device that takes no more messages is removed.
 * @param localOrigin see `WebAccess`
 * @param now ms since 1970
 * @returns how many devices were pushed to
 */
export async function pushNotification(
  siteId: string,
  id: string,
  { localOrigin, now }: { localOrigin: string | null; now: number },
): Promise<number> {
  const { pushKey, siteUrl } = config();
  const devices = pushKey === null ? [] : await listDevices(siteId);
  if (pushKey === null || devices.length === 0) return 0;
  const notification = await getNotification(siteId, id);
  if (notification === null || !(await isWanted(siteId, notification, now))) return 0;
  // One visitor may begin many conversations: orders and bookings have a rate of their own.
  const rate = notification.about.kind === "conversation" ? "push-chat.owner" : "push.owner";
  if (!(await isWithinRate(rate, siteId, now))) return 0;
  const pushed: Pushed = {
    id,
    event: notification.event,
    title: notification.title,
    path: notificationPath(notification),
    unread: await countUnread(siteId),
  };
  const access = { signal: AbortSignal.timeout(PATIENCE_MS), localOrigin, userAgent: `Awning (push messages; ${siteUrl})` };
  const message = { text: JSON.stringify(pushed), ttlSeconds: TTL_SECONDS, topic: id };
  const push = async (device: Device): Promise<PushOutcome> => {
    const outcome = await sendPush(device, message, { key: pushKey, contact: siteUrl }, access).catch(outcomeOf);
    if (outcome === "gone") await removeDevice(siteId, device);
    return outcome;
  };
  const outcomes = await Promise.all(devices.map(push));
  logger.info("notification pushed", { event: "notification_pushed", id, outcomes });
  return outcomes.filter((outcome) => outcome === "sent").length;
}

/** An address that may not be called is no push service's; one that cannot be reached may be again. No device keeps the others waiting. */
function outcomeOf(error: unknown): PushOutcome {
  if (error instanceof WebError) return error.trouble === "refused" ? "gone" : "failed";
  log.internalError("notification/push", error);
  return "failed";
}

async function isWanted(siteId: string, { event, readAt }: Notification, now: number): Promise<boolean> {
  const [notify, zone] = await Promise.all([getNotify(siteId), getZone(siteId)]);
  // The app marks what it does not show as read, and nobody has seen it.
  if (readAt !== null && isShown({ event }, notify)) return false;
  if (event !== "orderProblem" && !(hasChannel(event, "push") && notify[event].push)) return false;
  return !isQuietAt(notify.quiet, wallTime(now, zone).minute);
}
