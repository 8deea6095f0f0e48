import { DEVICE_NAME_MAX, DEVICES_MAX, type Device, devicesSchema } from "@awning/domain/notification/device";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { wholeCodePoints } from "@awning/domain/values/characters";
import { deleteField, doc, type FieldValue, getDoc, setDoc } from "firebase/firestore";
import * as z from "zod/mini";
import { keep, recall } from "../core/browser-storage.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";

/** This device's id and, after a space, where it is pushed to, as last written. */
const NAME = "awning:device";
const recallHere = () => recall("localStorage", NAME)?.split(" ") ?? [];
const keepHere = (id: string, endpoint: string) => keep("localStorage", NAME, `${id} ${endpoint}`);

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
  const [id] = recallHere();
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
  const id = crypto.randomUUID().replaceAll("-", "").slice(0, 20);
  const added = { id, ...addressOf(subscription), name: deviceName(), place: Date.now() };
  const gone = [thisDevice(devices), ...(devices.length >= DEVICES_MAX ? devices.slice(0, 1) : [])];
  await change(siteId, { ...Object.fromEntries(gone.flatMap((one) => (one ? [[one.id, deleteField()]] : []))), [id]: added });
  keepHere(id, subscription.endpoint);
  return true;
}

/** Writes where this device is pushed to after its push service moved it, unless the owner has ended its messages since. */
export async function renewPush(siteId: string): Promise<void> {
  const [id, endpoint] = recallHere();
  if (id === undefined || canPush() !== "yes") return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription || subscription.endpoint === endpoint) return;
  const document = await getDoc(doc(firestore(), informationDocuments.deviceSettings(siteId)));
  const { devices = [] } = z.safeParse(devicesSchema, document.data()).data ?? {};
  if (devices.some((one) => one.id === id)) await change(siteId, { [id]: addressOf(subscription) });
  keepHere(id, subscription.endpoint);
}

function addressOf(subscription: PushSubscription) {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

/** Ends push messages to one of the owner's devices. */
export async function turnOffPush(siteId: string, device: Device): Promise<void> {
  if (recallHere()[0] === device.id) await stopPush();
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
