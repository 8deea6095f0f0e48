import type { CommandOutput } from "@awning/domain/api/commands";
import { NOTHING_STORED, nearlyFullLabel, type QuotaUse, ROOMS, type Room, type StorageUse } from "@awning/domain/upload/upload";
import { formatCount } from "@awning/domain/values/counts";
import { formatFileSize } from "@awning/domain/values/file-size";
import { useState } from "react";
import { clearUnused, useStorageUse } from "#data/media/uploads.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import { Bone } from "#ui/layout/skeleton.tsx";
import { numberLocale, textLocale } from "#ui/locale.ts";
import { AccountSection } from "./account-page.tsx";
import * as labels from "./labels.ts";

const NAMES: Record<Room, string> = { media: labels.picturesAndSharedFiles, sold: labels.filesYouSell, chat: labels.filesInConversations };

const PIECES: Record<Room, string> = { media: labels.picturesAndFiles, sold: labels.files, chat: labels.files };

const ALL_ROOMS = ["media", "sold", "chat"] as const;

/** The storage used by pictures and files, its limit, and how to free some. */
export function StoragePart() {
  const use = useStorageUse();
  return (
    <AccountSection id="storage" title={labels.storage} text={labels.storageHint}>
      {use.state === "failed" ? <p role="alert">{failureLabel(use.failure)}</p> : null}
      {use.state === "failed" ? null : (
        <>
          {ALL_ROOMS.map((room) => (
            <RoomLine key={room} room={room} used={use.state === "ready" ? (use.data ?? NOTHING_STORED)[room] : null} />
          ))}
          {use.state === "ready" && !use.data ? <p className="soft">{labels.storageUnknown}</p> : null}
          <ClearUp clearing={use.state === "ready" ? (use.data?.clearing ?? null) : null} />
        </>
      )}
    </AccountSection>
  );
}

/** `used` is null while it is being read. */
function RoomLine({ room, used }: { room: Room; used: QuotaUse | null }) {
  const { bytes, count } = ROOMS[room];
  const warning = used && nearlyFullLabel(room, used);
  // Whichever limit is nearer.
  const share = used ? Math.min(1, Math.max(used.bytes / bytes, used.count / count)) : 0;
  return (
    <div className={`pile gap-2 account__room ${warning ? "account__room--full" : ""}`} aria-busy={used === null}>
      <p>
        <b>{NAMES[room]}</b>
        <span className="soft num">{used ? labels.roomUsed(formatFileSize(used.bytes), formatFileSize(bytes)) : <Bone width={96} />}</span>
      </p>
      <progress className="drawn" value={share} max={1} aria-label={labels.storageUsed(NAMES[room])} />
      <p className="soft num">
        {used ? (
          labels.storageOf(used.count.toLocaleString(numberLocale()), count.toLocaleString(numberLocale()), PIECES[room])
        ) : (
          <Bone width={140} height="1lh" />
        )}
      </p>
      {warning ? <p>{warning}</p> : null}
    </div>
  );
}

type Outcome = CommandOutput<"clear-unused">;

/** Deletes unused files: one press, and what cannot be deleted yet is deleted automatically. */
function ClearUp({ clearing }: Pick<StorageUse, "clearing">) {
  const isOnline = useOnline();
  const [said, say] = useState<string[]>([]);
  const { isBusy, run } = useAction((failure) => say([failureLabel(failure)]));
  const clear = () =>
    run(async () => {
      say([labels.storageChecking]);
      say(outcomeWords(await clearUnused()));
    });
  return (
    <div className="account__clear">
      <Button isBusy={isBusy} disabled={!isOnline} onClick={clear}>
        {labels.cleanUpNow}
      </Button>
      <div className="soft" role="status">
        {isOnline ? said.map((line) => <p key={line}>{line}</p>) : <p>{labels.offlineHint}</p>}
        {/* Shown until it is done, also after leaving the screen. */}
        {clearing && !isBusy ? <p>{waitingWords(clearing)}</p> : null}
      </div>
    </div>
  );
}

function outcomeWords({ count, bytes, waiting, recent }: Outcome): string[] {
  const removed = count > 0 ? [labels.removedFreedUp(formatCount(count, "file"), formatFileSize(bytes))] : [];
  const stays = recent > 0 ? [labels.recentFilesKept(formatCount(recent, "file"))] : [];
  const words = [...removed, ...stays];
  return words.length > 0 || waiting > 0 ? words : [labels.nothingToCleanUp];
}

// A time of day stays true unlike a countdown; the scheduled job follows within minutes.
function waitingWords({ count, bytes, at }: NonNullable<StorageUse["clearing"]>): string {
  const time = new Intl.DateTimeFormat(textLocale(), { timeStyle: "short" }).format(at);
  return labels.unusedFilesHint(formatCount(count, "file"), formatFileSize(bytes), time);
}
