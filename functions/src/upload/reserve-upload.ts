import { isDeepStrictEqual } from "node:util";
import type { CommandInput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { storedFilePath } from "@awning/domain/product/file";
import { bytesOf, fitsKind, quotaOf, type RoomRefusal, refuseQuota, type StorageUse, type Upload } from "@awning/domain/upload/upload";
import { writeTogether } from "#data/core/writes.ts";
import { removeUpload } from "#data/media/remove-upload.ts";
import { deleteStoredFile } from "#data/media/stored-files.ts";
import { createUpload, getGuardedUpload, getStorageUse, putStorageUse } from "#data/media/uploads.ts";
import { type Request, requireCaller } from "#http/request.ts";

const DAY_MS = 86_400_000;

/**
 * Reserves storage for an upload, which Storage then accepts.
 * @throws Failure `over_limit` with a `RoomRefusal`, `bad_request` if Storage would refuse it, `conflict` if the id is taken, `unverified`
 * for an unconfirmed address
 */
export async function reserveUpload({ id, ...upload }: CommandInput<"reserve-upload">, request: Request): Promise<Record<string, never>> {
  const { uid, isVerified } = requireCaller(request);
  if (!isVerified) throw new Failure("unverified");
  await takeRoom(uid, id, upload, request.now);
  return {};
}

/** Reserves storage once per id. @param refuse checks further limits after the use was read, so that reservations conflict */
export async function takeRoom(
  siteId: string,
  id: string,
  { kind, files }: Pick<Upload, "kind" | "files">,
  now: number,
  refuse: () => Promise<RoomRefusal | null> = async () => null,
): Promise<void> {
  if (!fitsKind(kind, files)) throw new Failure("bad_request", { fields: ["files"] });
  const bytes = bytesOf(files);
  await writeTogether("reserve-upload", async (writes) => {
    const [{ use, guard }, known] = await Promise.all([getStorageUse(siteId), getGuardedUpload(siteId, id)]);
    if (known) return requireSame(known.upload, kind, files);
    const room = quotaOf(kind);
    const refusal = refuseQuota(room, use[room], bytes) ?? (await refuse());
    if (refusal) throw new Failure("over_limit", refusal);
    const taken = { bytes: use[room].bytes + bytes, count: use[room].count + 1 };
    const sweepAt = Math.min(use.sweepAt, now + DAY_MS);
    putStorageUse(writes, siteId, guard, { ...use, [room]: taken, sweepAt } satisfies StorageUse);
    createUpload(writes, siteId, id, { kind, files, bytes, isOpen: true, isOrdered: false, unusedAt: now, createdAt: now });
  });
}

function requireSame(known: Upload, kind: Upload["kind"], files: Upload["files"]): void {
  if (!known.isOpen || known.kind !== kind || !isDeepStrictEqual(known.files, files)) throw new Failure("conflict");
}

/** Removes an upload that failed, unless a check has seen it in use. */
export async function giveUpUpload({ id }: CommandInput<"give-up-upload">, request: Request): Promise<Record<string, never>> {
  const { uid } = requireCaller(request);
  const found = await getGuardedUpload(uid, id);
  if (found && found.upload.kind !== "chatFile" && found.upload.unusedAt !== null) await removeUpload(uid, id);
  return {};
}

/** Includes contents that arrived after the upload was abandoned. */
export async function removeSoldFile(siteId: string, object: string): Promise<void> {
  await removeUpload(siteId, object);
  await deleteStoredFile(storedFilePath(siteId, object));
}
