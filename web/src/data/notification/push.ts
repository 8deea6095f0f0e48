import { DEVICE_NAME_MAX, DEVICES_MAX, type Device, devicesSchema } from "@awning/domain/notification/device";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { wholeCodePoints } from "@awning/domain/values/characters";
import { deleteField, doc, type FieldValue, setDoc } from "firebase/firestore";
import { keep, recall } from "../core/browser-storage.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";

const NAME = "awning:device";

/** Whether this build has a key for push messages; without one no device is offered them. */
export const hasPush: boolean = __PUSH_KEY__ !== "";

/** The owner's devices that are pushed to, live, oldest first. */
export function useDevices(siteId: string): Live<readonly Device[]> {
  const live = useLive(
    hasPush ? `devices/${siteId}` : null,
    watchDocument(() => doc(firestore(), informationDocuments.deviceSettings(siteId)), devicesSchema),
  );
  return live.state === "ready" ? { ...live, data: live.data?.devices ?? [] } : live;
}

/** Whether push messages can be turned on here: not in every browser, and not where its owner said no. */
export function canPush(): "yes" | "denied" | "unsupported" {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unsupported";
  return Notification.permission === "denied" ? "denied" : "yes";
}

/** This device among them; `null` if it is not pushed to. */
export function thisDevice(devices: readonly Device[]): Device | null {
  const id = recall("localStorage", NAME);
  return devices.find((one) => one.id === id) ?? null;
}

/**
 * Asks for permission, subscribes this browser and adds it to the owner's devices, in the place of the oldest when there are too many.
 * @returns false where the person said no
 */
export async function turnOnPush(siteId: string, devices: readonly Device[]): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  // One of another account would be signed for it.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: __PUSH_KEY__ });
  const { keys = {} } = subscription.toJSON();
  const id = crypto.randomUUID().replaceAll("-", "").slice(0, 20);
  const place = Date.now();
  const added = { id, endpoint: subscription.endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", name: deviceName(), place };
  const gone = [thisDevice(devices), ...(devices.length >= DEVICES_MAX ? devices.slice(0, 1) : [])];
  await change(siteId, { ...Object.fromEntries(gone.flatMap((one) => (one ? [[one.id, deleteField()]] : []))), [id]: added });
  keep("localStorage", NAME, id);
  return true;
}

/** Ends push messages to one of the owner's devices. */
export async function turnOffPush(siteId: string, device: Device): Promise<void> {
  if (recall("localStorage", NAME) === device.id) await stopPush();
  await change(siteId, { [device.id]: deleteField() });
}

/** Ends push messages to this browser; the service removes the device with the next one. */
export async function stopPush(): Promise<void> {
  keep("localStorage", NAME, null);
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

async function change(siteId: string, devices: Record<string, object | FieldValue>): Promise<void> {
  const write = setDoc(doc(firestore(), informationDocuments.deviceSettings(siteId)), { devices }, { merge: true });
  await trackWrite(write).catch((error: unknown) => Promise.reject(toFailure(error)));
}

const BROWSERS = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Mac OS", "Mac"],
  ["Windows", "Windows"],
  ["Linux", "Linux"],
] as const;

/** The name of this browser and device, such as "Chrome on Android". */
function deviceName(): string {
  const named = (names: readonly (readonly [string, string])[], other: string) =>
    names.find(([mark]) => navigator.userAgent.includes(mark))?.[1] ?? other;
  return wholeCodePoints(`${named(BROWSERS, "Browser")} on ${named(SYSTEMS, "this device")}`, DEVICE_NAME_MAX);
}
