import { fileSizeWords } from "@awning/domain/file-size";
import { NOTHING_STORED, type RoomUse } from "@awning/domain/upload";
import { ROOMS, type Room } from "@awning/domain/upload-room";
import { nearlyFullWords } from "@awning/domain/upload-words";
import { useState } from "react";
import { toFailure } from "#data/failures.ts";
import { clearUnused, useStorageUse } from "#data/uploads.ts";
import { Button } from "#ui/button.tsx";
import { Bone } from "#ui/skeleton.tsx";
import { useOnline } from "#ui/use-online.ts";
import { failureWords } from "#ui/words.ts";
import { AccountSection } from "./account-page.tsx";

const NAMES: Record<Room, string> = { media: "Pictures and link files", sold: "Files you sell" };

/** How much room pictures and files take, of how much there is, and how to get some back. */
export function StoragePart() {
  const use = useStorageUse();
  return (
    <AccountSection
      title="Room for files"
      text="What nothing of yours shows any more is removed after a day. Pictures of what was sold stay with their orders."
    >
      {use.state === "failed" ? <p role="alert">{failureWords(use.failure)}</p> : null}
      {use.state === "loading" ? (
        <>
          <Bone width="100%" height={52} />
          <Bone width="100%" height={52} />
        </>
      ) : null}
      {use.state === "ready" ? (
        <>
          <RoomLine room="media" used={(use.data ?? NOTHING_STORED).media} />
          <RoomLine room="sold" used={(use.data ?? NOTHING_STORED).sold} />
          {use.data ? null : <p className="soft">Not counted yet. “Clear up” counts what is there, and so does your next upload.</p>}
          <ClearUp />
        </>
      ) : null}
    </AccountSection>
  );
}

function RoomLine({ room, used }: { room: Room; used: RoomUse }) {
  const { bytes, count } = ROOMS[room];
  const warning = nearlyFullWords(room, used);
  // Whichever limit is nearer.
  const share = Math.min(1, Math.max(used.bytes / bytes, used.count / count));
  return (
    <div className={`account__room ${warning ? "account__room--full" : ""}`}>
      <p>
        <b>{NAMES[room]}</b>
        <span className="soft num">{`${fileSizeWords(used.bytes)} of ${fileSizeWords(bytes)}`}</span>
      </p>
      <progress value={share} max={1} aria-label={`${NAMES[room]}: room taken`} />
      <p className="soft num">{`${used.count.toLocaleString("en")} of ${count.toLocaleString("en")}`}</p>
      {warning ? <p>{warning}</p> : null}
    </div>
  );
}

function ClearUp() {
  const isOnline = useOnline();
  const [isBusy, setBusy] = useState(false);
  const [said, say] = useState("");
  const clear = async () => {
    setBusy(true);
    say("");
    try {
      const { count, bytes } = await clearUnused();
      const things = count === 1 ? "One file was" : `${count.toLocaleString("en")} files were`;
      say(
        count === 0
          ? "Nothing to clear up now. What was sent within a day stays; what was just found unused can go in ten minutes."
          : `${things} removed, ${fileSizeWords(bytes)} free again.`,
      );
    } catch (error) {
      say(failureWords(toFailure(error)));
    }
    setBusy(false);
  };
  return (
    <div className="account__row">
      <Button isBusy={isBusy} disabled={!isOnline} onClick={clear}>
        Clear up
      </Button>
      <span className="soft" role="status">
        {isOnline ? said : "Needs a connection."}
      </span>
    </div>
  );
}
