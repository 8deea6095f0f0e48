import { type Device, devicesSchema } from "@awning/domain/notification/device";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { FieldValue } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";

/** The devices of a site's owner that take push messages, without malformed ones. */
export async function listDevices(siteId: string): Promise<Device[]> {
  const snapshot = await firestore().doc(informationDocuments.deviceSettings(siteId)).get();
  return fromDocument(devicesSchema, snapshot)?.devices ?? [];
}

/** Forgets all devices of an account whose sessions end: somebody else may have one of them. */
export async function forgetDevices(uid: string): Promise<void> {
  await firestore().doc(informationDocuments.deviceSettings(uid)).delete();
}

/** Removes a device that takes no more messages. Another one may be added at the same time. */
export async function removeDevice(siteId: string, { id }: Device): Promise<void> {
  await firestore()
    .doc(informationDocuments.deviceSettings(siteId))
    .update({ [`devices.${id}`]: FieldValue.delete() });
}
