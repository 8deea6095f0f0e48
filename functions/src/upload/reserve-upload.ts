import { isDeepStrictEqual } from "node:util";
import type { CommandInput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { storedFilePath } from "@awning/domain/product/file";
import { bytesOf, fitsKind, pathsOf, quotaOf, refuseQuota, type StorageUse, type Upload } from "@awning/domain/upload/upload";
import { writeTogether } from "#data/core/writes.ts";
import { deleteStoredFile } from "#data/media/stored-files.ts";
import { changeUpload, createUpload, deleteUpload, getGuardedUpload, getStorageUse, putStorageUse } from "#data/media/uploads.ts";
import { type Request, requireCaller } from "#http/request.ts";

const DAY_MS = 86_400_000;

/**
 * Takes room for an upload of the caller, which Storage then lets in. `over_limit` with a `RoomRefusal` when the account has no
 * room for it; `bad_request` when Storage would not take it anyway; `conflict` when the id stands for another upload; `unverified` while nobody has confirmed the address.
 */
export async function reserveUpload({ id, kind, files }: CommandInput<"reserve-upload">, request: Request): Promise<Record<string, never>> {
  const { uid, isVerified } = requireCaller(request);
  if (!isVerified) throw new Failure("unverified");
  if (!fitsKind(kind, files)) throw new Failure("bad_request", { fields: ["files"] });
  const bytes = bytesOf(files);
  await writeTogether("reserve-upload", async (writes) => {
    const [{ use, guard }, known] = await Promise.all([getStorageUse(uid), getGuardedUpload(uid, id)]);
    if (known) return requireSame(known.upload, kind, files);
    const room = quotaOf(kind);
    const refusal = refuseQuota(room, use[room], bytes);
    if (refusal) throw new Failure("over_limit", refusal);
    const taken = { bytes: use[room].bytes + bytes, count: use[room].count + 1 };
    const sweepAt = Math.min(use.sweepAt, request.now + DAY_MS);
    putStorageUse(writes, uid, guard, { ...use, [room]: taken, sweepAt } satisfies StorageUse);
    createUpload(writes, uid, id, { kind, files, bytes, isOpen: true, isOrdered: false, unusedAt: request.now, createdAt: request.now });
  });
  return {};
}

function requireSame(known: Upload, kind: Upload["kind"], files: Upload["files"]): void {
  if (!known.isOpen || known.kind !== kind || !isDeepStrictEqual(known.files, files)) throw new Failure("conflict");
}

/** Removes an upload of the caller that did not get through. One that the sweep has seen in use stays. */
export async function giveUpUpload({ id }: CommandInput<"give-up-upload">, request: Request): Promise<Record<string, never>> {
  const { uid } = requireCaller(request);
  const found = await getGuardedUpload(uid, id);
  if (found && found.upload.unusedAt !== null) await removeUpload(uid, id);
  return {};
}

/**
 * Removes an upload with everything of it in Storage, and gives its room back, once. First nothing more may be sent, then the
 * objects go, then the room comes back: whoever dies in between leaves an upload that the sweep removes.
 * @returns what was removed; `null` when there is no such upload
 */
export async function removeUpload(siteId: string, id: string): Promise<Upload | null> {
  const closed = await writeTogether("close-upload", async (writes) => {
    const found = await getGuardedUpload(siteId, id);
    if (found?.upload.isOpen) changeUpload(writes, siteId, found, { isOpen: false });
    return found?.upload ?? null;
  });
  if (!closed) return null;
  await Promise.all(pathsOf(siteId, id, closed).map(deleteStoredFile));
  return writeTogether("remove-upload", async (writes) => {
    const found = await getGuardedUpload(siteId, id);
    if (found) deleteUpload(writes, siteId, found);
    return found?.upload ?? null;
  });
}

/** Removes the contents of a file that was sold, also where they landed after their upload was given up. */
export async function removeSoldFile(siteId: string, object: string): Promise<void> {
  await removeUpload(siteId, object);
  await deleteStoredFile(storedFilePath(siteId, object));
}
