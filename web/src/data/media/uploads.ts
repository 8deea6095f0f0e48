import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { documents } from "@awning/domain/routes/firestore-paths";
import { nearlyFullLabel, type Room, type StorageUse, storageUseSchema } from "@awning/domain/upload/upload";
import { doc } from "firebase/firestore";
import { useSession } from "../account/session.ts";
import { runCommand } from "../core/commands.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument } from "../core/live-queries.ts";

/**
 * Reserves quota for an upload, then sends it; Storage refuses uploads without. A failed upload returns its quota.
 * @throws Failure `over_limit` with a `RoomRefusal`, `offline`; whatever `send` throws; or an AbortError
 */
export function withQuota(
  upload: CommandInput<"reserve-upload">,
  signal: AbortSignal | undefined,
  send: () => Promise<void>,
): Promise<void> {
  const { id } = upload;
  return withRoom(
    () => runCommand("reserve-upload", upload),
    () => runCommand("give-up-upload", { id }),
    signal,
    send,
  );
}

/** The same for a file in a conversation. */
export function withChatQuota(
  { bytes, ...file }: CommandInput<"reserve-chat-file">,
  signal: AbortSignal,
  send: () => Promise<void>,
): Promise<void> {
  return withRoom(
    () => runCommand("reserve-chat-file", { ...file, bytes }),
    () => runCommand("give-up-chat-file", file),
    signal,
    send,
  );
}

async function withRoom(
  reserve: () => Promise<unknown>,
  giveUp: () => Promise<unknown>,
  signal: AbortSignal | undefined,
  send: () => Promise<void>,
): Promise<void> {
  if (!navigator.onLine) throw new Failure("offline");
  await reserve();
  try {
    signal?.throwIfAborted();
    await send();
  } catch (error) {
    // Not awaited: the scheduled cleanup finds what this misses.
    giveUp().catch(() => {});
    throw error;
  }
}

/** The signed-in owner's storage use, live; `null` until counted. */
export function useStorageUse(): Live<StorageUse | null> {
  const session = useSession();
  const siteId = session.state === "signed_in" ? session.uid : null;
  return useLive(
    siteId && `storage-use/${siteId}`,
    watchDocument(() => doc(firestore(), documents.storageUse(siteId ?? "")), storageUseSchema),
  );
}

/** The notice to show before an owner chooses a file, when quota is low; `null` while there is plenty. */
export function useQuotaNotice(room: Room): string | null {
  const use = useStorageUse();
  return use.state === "ready" && use.data ? nearlyFullLabel(room, use.data[room]) : null;
}

/** Deletes unused files. Returns how much was deleted, what is deleted later, and what stays. */
export function clearUnused(): Promise<CommandOutput<"clear-unused">> {
  return runCommand("clear-unused", {});
}
