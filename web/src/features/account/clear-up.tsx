import type { CommandOutput } from "@awning/domain/api/commands";
import type { StorageUse } from "@awning/domain/upload/upload";
import { countWords } from "@awning/domain/values/count-words";
import { fileSizeWords } from "@awning/domain/values/file-size";
import { useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { clearUnused } from "#data/media/uploads.ts";
import { Button } from "#ui/button.tsx";
import { useOnline } from "#ui/use-online.ts";
import { failureWords } from "#ui/words.ts";

type Outcome = CommandOutput<"clear-unused">;

/** Gets back what nothing shows any more: one press, and what cannot go yet goes by itself. */
export function ClearUp({ clearing }: Pick<StorageUse, "clearing">) {
  const isOnline = useOnline();
  const [isBusy, setBusy] = useState(false);
  const [said, say] = useState<string[]>([]);
  const clear = async () => {
    setBusy(true);
    say(["Checking your pages, links and products…"]);
    try {
      say(outcomeWords(await clearUnused()));
    } catch (error) {
      say([failureWords(toFailure(error))]);
    }
    setBusy(false);
  };
  return (
    <div className="account__clear">
      <Button isBusy={isBusy} disabled={!isOnline} onClick={clear}>
        Clean up now
      </Button>
      <div className="soft" role="status">
        {isOnline ? said.map((line) => <p key={line}>{line}</p>) : <p>You're offline. Reconnect to continue.</p>}
        {/* Stands here until it is done, also after the screen was left. */}
        {clearing && !isBusy ? <p>{waitingWords(clearing)}</p> : null}
      </div>
    </div>
  );
}

function outcomeWords({ count, bytes, waiting, recent }: Outcome): string[] {
  const removed = count > 0 ? [`${countWords(count, "file")} removed, ${fileSizeWords(bytes)} freed up.`] : [];
  const stays = recent > 0 ? [`Kept: ${countWords(recent, "file")} uploaded in the last day.`] : [];
  const words = [...removed, ...stays];
  return words.length > 0 || waiting > 0 ? words : ["Nothing to clean up. All your files are in use."];
}

// A time of day stays true while nobody looks; the sweep follows it within minutes.
function waitingWords({ count, bytes, at }: NonNullable<StorageUse["clearing"]>): string {
  const time = new Intl.DateTimeFormat(navigator.language, { timeStyle: "short" }).format(at);
  return `Unused: ${countWords(count, "file")}, ${fileSizeWords(bytes)}. Deleted soon after ${time}, unless used again before then.`;
}
