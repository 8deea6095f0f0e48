import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import { NOTHING_STORED, quotaOf, type StorageUse, storageUseSchema, type Upload, uploadSchema } from "@awning/domain/upload/upload";
import { type DocumentSnapshot, FieldValue, type Timestamp } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import type { Due } from "../core/due.ts";
import { putGuarded, type Writes } from "../core/writes.ts";

/** `guard` is `null` before the first count. */
export type GuardedUse = { use: StorageUse; guard: Timestamp | null };
export type GuardedUpload = { id: string; upload: Upload; guard: Timestamp };

/** Without a count, the cleanup job counts at once. */
export async function getStorageUse(siteId: string): Promise<GuardedUse> {
  const snapshot = await firestore().doc(documents.storageUse(siteId)).get();
  const use = fromDocument(storageUseSchema, snapshot) ?? { ...NOTHING_STORED, sweepAt: 0, clearing: null };
  return { use, guard: snapshot.updateTime ?? null };
}

export function putStorageUse(writes: Writes, siteId: string, guard: Timestamp | null, use: StorageUse): void {
  const reference = firestore().doc(documents.storageUse(siteId));
  putGuarded(writes, reference, guard, toDocument(storageUseSchema, use));
}

export async function getGuardedUpload(siteId: string, id: string): Promise<GuardedUpload | null> {
  return toUploads(await firestore().doc(documents.upload(siteId, id)).get())[0] ?? null;
}

/** Every upload of a site; the quotas bound their number. */
export async function listUploads(siteId: string): Promise<GuardedUpload[]> {
  return (await firestore().collection(collections.uploads(siteId)).get()).docs.flatMap(toUploads);
}

/** Every file of a conversation; its quota bounds their number. */
export async function listConversationUploads(siteId: string, conversationId: string): Promise<GuardedUpload[]> {
  const named = firestore().collection(collections.uploads(siteId)).where(`files.${conversationId}`, ">", 0);
  return (await named.get()).docs.flatMap(toUploads).filter(({ upload }) => upload.kind === "chatFile");
}

/** The quota is written with {@link putStorageUse}. */
export function createUpload(writes: Writes, siteId: string, id: string, upload: Upload): void {
  writes.create(firestore().doc(documents.upload(siteId, id)), toDocument(uploadSchema, upload));
}

export function changeUpload(writes: Writes, siteId: string, { id, guard }: GuardedUpload, fields: Partial<Upload>): void {
  writes.update(firestore().doc(documents.upload(siteId, id)), toDocument(uploadSchema, fields), { lastUpdateTime: guard });
}

/** Also frees the quota. */
export function deleteUpload(writes: Writes, siteId: string, { id, upload, guard }: GuardedUpload): void {
  const room = quotaOf(upload.kind);
  writes.delete(firestore().doc(documents.upload(siteId, id)), { lastUpdateTime: guard });
  writes.update(firestore().doc(documents.storageUse(siteId)), {
    [`${room}.bytes`]: FieldValue.increment(-upload.bytes),
    [`${room}.count`]: FieldValue.increment(-1),
  });
}

/** Sites whose uploads are to be looked at, at `now` in ms since 1970. */
export function dueStorage(now: number): Due {
  return { query: firestore().collection(collections.storage).where("sweepAt", "<=", new Date(now)), since: "sweepAt" };
}

/** Schedules a site's next cleanup, without a guard. */
export async function setJobs(siteId: string, fields: Partial<Pick<StorageUse, "sweepAt" | "clearing">>): Promise<void> {
  await firestore().doc(documents.storageUse(siteId)).update(toDocument(storageUseSchema, fields));
}

function toUploads(snapshot: DocumentSnapshot): GuardedUpload[] {
  const upload = fromDocument(uploadSchema, snapshot);
  return upload && snapshot.updateTime ? [{ id: snapshot.id, upload, guard: snapshot.updateTime }] : [];
}
