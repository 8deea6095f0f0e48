import { PAUSE_NOTE_MAX, type Pause, pauseAt, toPublicPause } from "@awning/domain/site/pause";
import { backOnLabel } from "@awning/domain/site/public-pause";
import { addDays, wallTime } from "@awning/domain/time/zoned-time";
import { savePause, useInformation } from "#data/site/own-information.ts";
import { DateField } from "#ui/fields/date-field.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import * as uiLabels from "#ui/labels.ts";
import { Bone } from "#ui/layout/skeleton.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { checkLine } from "../information/check-text.ts";
import { SavedText, saveQuietly } from "../information/saved-text.tsx";
import * as labels from "./labels.ts";

/** Pauses the shop. It reopens automatically on the given day. */
export function PauseSwitch({ siteId }: { siteId: string }) {
  const more = useInformation();
  if (more.state === "failed") return <LoadFailure failure={more.failure} />;
  if (more.state === "loading") return <Bone height={44} />;
  return <PauseFields siteId={siteId} pause={more.data.pause} zone={more.data.profile.zone} />;
}

function PauseFields({ siteId, pause, zone }: { siteId: string; pause: Pause; zone: string }) {
  const save = (changes: Partial<Pause>) => saveQuietly(savePause(siteId, changes));
  const now = Date.now();
  const tomorrow = addDays(wallTime(now, zone).day, 1);
  const isOver = pause.isOn && pauseAt(toPublicPause(pause, zone), now) === null;
  return (
    <>
      <SwitchLine
        label={labels.closeShopAction}
        sub={pauseWords(pause, isOver)}
        isOn={pause.isOn && !isOver}
        // The day of an earlier pause would end this one at once.
        onChange={(isOn) => save(isOn && pause.backOn !== "" && pause.backOn < tomorrow ? { isOn, backOn: "" } : { isOn })}
      />
      {pause.isOn && !isOver ? (
        <>
          <DateField
            label={labels.reopenDateLabel}
            note={uiLabels.optional}
            hint={labels.reopenDateHint}
            type="date"
            min={tomorrow}
            value={pause.backOn}
            onChange={(backOn) => save({ backOn })}
          />
          <SavedText
            siteId={siteId}
            name="pause-note"
            label={labels.messageToVisitors}
            stored={pause.note}
            check={checkLine(PAUSE_NOTE_MAX)}
            save={(note) => save({ note })}
            max={PAUSE_NOTE_MAX}
          />
        </>
      ) : null}
    </>
  );
}

function pauseWords(pause: Pause, isOver: boolean): string {
  if (isOver) return labels.pauseEndedHint(backOnLabel(pause.backOn, "en"));
  if (!pause.isOn) return labels.closeShopHint;
  return pause.backOn === "" ? labels.closedHint : labels.closedUntilHint(backOnLabel(pause.backOn, "en"));
}
