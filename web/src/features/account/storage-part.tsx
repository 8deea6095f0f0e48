import { NOTHING_STORED, ROOMS, type Room, type RoomUse } from "@awning/domain/upload/upload";
import { nearlyFullWords } from "@awning/domain/upload/upload-words";
import { fileSizeWords } from "@awning/domain/values/file-size";
import { useStorageUse } from "#data/media/uploads.ts";
import { Bone } from "#ui/skeleton.tsx";
import { failureWords } from "#ui/words.ts";
import { AccountSection } from "./account-page.tsx";
import { ClearUp } from "./clear-up.tsx";

const NAMES: Record<Room, string> = { media: "Pictures and shared files", sold: "Files you sell" };

const PIECES: Record<Room, string> = { media: "pictures and files", sold: "files" };

/** How much room pictures and files take, of how much there is, and how to get some back. */
export function StoragePart() {
  const use = useStorageUse();
  return (
    <AccountSection
      title="Storage"
      text="Unused files are deleted after a few days, or when you clean up. Pictures of sold products stay with their orders."
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
          {use.data ? null : <p className="soft">Not calculated yet. Your next upload or cleanup updates it.</p>}
          <ClearUp clearing={use.data?.clearing ?? null} />
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
      <progress value={share} max={1} aria-label={`${NAMES[room]}: storage used`} />
      <p className="soft num">{`${used.count.toLocaleString("en")} of ${count.toLocaleString("en")} ${PIECES[room]}`}</p>
      {warning ? <p>{warning}</p> : null}
    </div>
  );
}
