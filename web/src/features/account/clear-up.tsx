import type { CommandOutput } from "@awning/domain/commands";
import { fileSizeWords } from "@awning/domain/file-size";
import type { StorageUse } from "@awning/domain/upload";
import { useState } from "react";
import { toFailure } from "#data/failures.ts";
import { clearUnused } from "#data/uploads.ts";
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
    say(["Looking through your pages, links and products…"]);
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
        Clear up
      </Button>
      <div className="soft" role="status">
        {isOnline ? said.map((line) => <p key={line}>{line}</p>) : <p>Needs a connection.</p>}
        {/* Stands here until it is done, also after the screen was left. */}
        {clearing && !isBusy ? <p>{waitingWords(clearing)}</p> : null}
      </div>
    </div>
  );
}

function outcomeWords({ count, bytes, waiting, recent }: Outcome): string[] {
  const removed = count > 0 ? [`${files(count)} removed, ${fileSizeWords(bytes)} free again.`] : [];
  const stays = recent > 0 ? [`${files(recent)} kept that you sent within a day: a form with it may still be open.`] : [];
  const words = [...removed, ...stays];
  return words.length > 0 || waiting > 0 ? words : ["Nothing to clear up: all of it is shown somewhere."];
}

// A time of day stays true while nobody looks; the sweep follows it within minutes.
function waitingWords({ count, bytes, at }: NonNullable<StorageUse["clearing"]>): string {
  const time = new Intl.DateTimeFormat(navigator.language, { timeStyle: "short" }).format(at);
  return `${files(count)} found to be shown nowhere. ${fileSizeWords(bytes)} will be free by itself soon after ${time}; what you show again until then stays.`;
}

function files(count: number): string {
  return count === 1 ? "One file was" : `${count.toLocaleString("en")} files were`;
}
