import { isDeepStrictEqual } from "node:util";
import type { CommandInput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { bytesOf, fitsKind, roomOf, type StorageUse, type Upload } from "@awning/domain/upload/upload";
import { refuseRoom } from "@awning/domain/upload/upload-words";
import { createUpload, getGuardedUpload, getStorageUse, putStorageUse } from "#data/uploads.ts";
import { writeTogether } from "#data/writes.ts";
import { type Request, requireCaller } from "#platform/request.ts";

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
    const room = roomOf(kind);
    const refusal = refuseRoom(room, use[room], bytes);
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
